/** Every screen, in one place: its address, what is loaded for it, what it is called, and whether the top of the page leads there. */
import type { Component } from 'svelte';
import Home from './pages/Home.svelte';

type Loader<Page> = () => { default: Page } | Promise<{ default: Page }>;

export type Screen = {
  /** The first part of its address. */
  path: string;
  /** The id of its title; a table says itself what it is called, and home is the house. */
  title?: string;
  /** Stands in the navigation. */
  nav?: boolean;
  /** Fills the window, and starts over for each thing that it shows. */
  whole?: boolean;
  /** A page that needs to know no more, or one that is about something: the second part of the address. */
} & ({ page: Loader<Component> } | { about: Loader<Component<{ what: string }>> });

const HOME: Screen = { path: '', page: () => ({ default: Home }) };

export const SCREENS: Screen[] = [
  HOME,
  { path: 'table', about: () => import('./pages/TablePage.svelte'), whole: true },
  { path: 'replay', about: () => import('./pages/ReplayPage.svelte'), title: 'page-replay', whole: true },
  { path: 'lesson', about: () => import('./pages/LessonPage.svelte'), title: 'page-learn-short', whole: true },
  { path: 'review', about: () => import('./pages/ReviewPage.svelte'), title: 'page-review', whole: true },
  { path: 'exercises', about: () => import('./pages/ExercisePage.svelte'), title: 'page-exercises', whole: true },
  { path: 'deal', about: () => import('./pages/DealPage.svelte'), title: 'page-same-deal' },
  { path: 'friends', about: () => import('./pages/Friends.svelte'), title: 'page-with-friends' },
  { path: 'watch', page: () => import('./pages/Watch.svelte'), title: 'page-watch', nav: true },
  { path: 'replays', page: () => import('./pages/Replays.svelte'), title: 'page-replays', nav: true },
  { path: 'matches', about: () => import('./pages/MyMatches.svelte'), title: 'page-my-matches' },
  { path: 'me', about: () => import('./pages/Me.svelte'), title: 'page-me' },
  { path: 'continue', about: () => import('./pages/Continue.svelte'), title: 'page-continue' },
  { path: 'rules', about: () => import('./pages/RulesPage.svelte'), title: 'page-rules', nav: true },
];

/** The screen of an address, and what it is about. Anything else leads home. */
export function screenAt(address: string): { screen: Screen; what: string } {
  const [path = '', what = ''] = address.split('/').filter(Boolean);
  const screen = SCREENS.find((each) => each.path === path);
  return screen && (what || !screen.whole) ? { screen, what: decodeURIComponent(what) } : { screen: HOME, what: '' };
}
