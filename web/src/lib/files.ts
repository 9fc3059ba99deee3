/** Files that somebody brings along. */
import { say } from './words.svelte';

/** The document in a JSON file. What can't be read is said in words, not in those of a parser. */
export async function readJson(file: File): Promise<unknown> {
  try {
    return JSON.parse(await file.text()) as unknown;
  } catch {
    throw isBroken(file);
  }
}

/** The error for a file that holds something else. */
export const isBroken = (file: File): Error => new Error(say('page-file-broken', { name: file.name }));
