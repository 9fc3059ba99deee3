/** The same things in order: by the first measure, among equals by the next one, the smallest first. What is equal in all stays as it is. */
export function ordered<Thing>(things: readonly Thing[], ...measures: ((thing: Thing) => number)[]): Thing[] {
  return [...things].sort((a, b) => measures.reduce((sofar, measure) => sofar || measure(a) - measure(b), 0));
}
