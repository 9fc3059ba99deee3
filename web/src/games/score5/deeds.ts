/** What is kept at a seat of what it did. */
import type { Deeds } from '../contract';
import Picture from './parts/Deed.svelte';
import type { Event } from './wire';

const DRAWN = new Set<Event['event']>(['bid_laid', 'bid_changed', 'declared_final', 'no_longer_final', 'card_taken', 'joker_named']);

export const deeds: Deeds<Event> = { drawn: ({ event }) => DRAWN.has(event), Picture };
