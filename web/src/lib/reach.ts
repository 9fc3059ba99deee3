/** Who can open a link, and how it gets to them. */

/** Whether a name leads to the reader's own machine, whoever the reader is. */
export const isOwnMachine = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || host.startsWith('127.') || host === '[::1]';

/** The address of the page under another name of the same server. */
export function originUnder(host: string, here: Pick<Location, 'protocol' | 'port'>): string {
  return `${here.protocol}//${host.includes(':') ? `[${host}]` : host}${here.port ? `:${here.port}` : ''}`;
}

/** Copy what stands in a field. Without a secure context there is no clipboard for scripts; then it is copied as by hand. */
export async function copyFrom(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    return document.execCommand('copy');
  }
}

/** A room code as it is typed, in any case and with gaps; null if it can't be one. */
export function codeIn(text: string): string | null {
  const letters = text.replace(/[\s.-]/g, '').toUpperCase();
  return /^[A-Z]{6}$/.test(letters) ? letters : null;
}
