/** The guided first match: what to look at, and why, when it first matters. */
import type { Prompt } from '../contract';
import type { Action, Show, View } from './wire';

const mine = (view: View) => (view.seat === null ? undefined : view.seats[view.seat]);
const onTurn = (view: View, acting: boolean) => acting && view.phase === 'acting';
const nearlyOut = (view: View) => view.seats.some((own) => own.cards <= 3);
const nearlyAllScouted = (view: View) => view.players > 2 && view.scouts >= view.players - 2;

/** The longest of the listed Shows. */
const longest = (moves: Action[]): Show | undefined => {
  const long = ({ first, last }: Show) => last - first;
  return moves.filter((move): move is Show => move.action === 'show').sort((a, b) => long(b) - long(a))[0];
};

export const prompts: Prompt<View, Action>[] = [
  { id: 'scout-page-guide-turning', rule: 'SC-4', when: (view, acting) => acting && view.phase === 'turning' },
  { id: 'scout-page-guide-first', rule: 'SC-15', when: (view, acting) => onTurn(view, acting) && view.set.length === 0, shows: (_, moves) => longest(moves) },
  { id: 'scout-page-guide-beat', rule: 'SC-12', at: '.set', when: (view, acting, moves) => onTurn(view, acting) && view.set.length > 0 && longest(moves) !== undefined, shows: (_, moves) => longest(moves) },
  {
    id: 'scout-page-guide-scout', rule: 'SC-14', at: '.set', shows: (_, moves) => moves.find(({ action }) => action === 'scout'),
    when: (view, acting, moves) => onTurn(view, acting) && view.players > 2 && view.set.length > 0 && longest(moves) === undefined,
  },
  {
    id: 'scout-page-guide-two', rule: 'SC-31', at: '.set',
    when: (view, acting) => onTurn(view, acting) && view.players === 2 && view.set.length > 0,
  },
  {
    id: 'scout-page-guide-both', rule: 'SC-16', at: '.set',
    when: (view, acting) => onTurn(view, acting) && view.set.length > 1 && (mine(view)?.show_chips ?? 0) > 0,
  },
  {
    id: 'scout-page-guide-owner', rule: 'SC-21', at: '.set',
    when: (view) => view.players > 2 && view.seat !== null && view.owner === view.seat && view.set.length > 0,
  },
  {
    id: 'scout-page-guide-near', rule: 'SC-20',
    when: (view) => view.phase === 'acting' && (nearlyOut(view) || nearlyAllScouted(view)),
  },
  { id: 'scout-page-guide-score', rule: 'SC-22', when: (view) => view.round > 1 },
  { id: 'scout-page-guide-hand', rule: 'SC-1', when: (view, acting) => view.hand !== null && !acting },
];
