/** Checks on this very machine that the seed is the one the server committed itself to before the deal. */
export async function commitmentOf(seed: string): Promise<string> {
  const encoder = new TextEncoder();
  const parts = ['stammtisch commitment 1', seed].map((part) => encoder.encode(part));
  const data = new Uint8Array(parts.reduce((sum, part) => sum + 8 + part.length, 0));
  let at = 0;
  for (const part of parts) {
    new DataView(data.buffer).setBigUint64(at, BigInt(part.length));
    data.set(part, at + 8);
    at += 8 + part.length;
  }
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
