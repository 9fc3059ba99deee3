/** A short notice: something was done, or couldn't be. */
class Notice {
  text = $state('');
}
export const notice = new Notice();
let timer = 0;

export function tellThem(text: string): void {
  notice.text = text;
  clearTimeout(timer);
  timer = window.setTimeout(() => (notice.text = ''), 6000);
}

/** Do something; if it can't be done, say why. */
export async function attempt<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    tellThem(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}
