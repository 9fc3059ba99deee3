/** Whether the rules lie open beside the table, and at which number. */
class Rules {
  open = $state(false);
  rule = $state<string | null>(null);
}
export const rules = new Rules();

/** Open the rules, at a number if one is given. */
export function openRules(rule: string | null = null): void {
  rules.rule = rule;
  rules.open = true;
}
