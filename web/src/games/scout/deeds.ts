/** What is kept at a seat of what it did. */
import type { Deeds } from '../contract';
import Picture from './parts/Deed.svelte';
import type { Event } from './wire';

export const deeds: Deeds<Event> = { drawn: ({ event }) => event === 'shown' || event === 'scouted', Picture };
