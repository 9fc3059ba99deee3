import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { learnGames } from './lib/games.svelte';
import { keepLikes } from './lib/likes';
import { keepLooking } from './lib/mine.svelte';
import { prefs } from './lib/prefs.svelte';
import { load, speak } from './lib/words.svelte';

void learnGames();
await speak(prefs.language);
await load('page');
keepLikes();
keepLooking();
mount(App, { target: document.getElementById('app') as HTMLElement });

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  void navigator.serviceWorker.register('/sw.js');
  // What was loaded before the worker was there didn't pass through it, so it is told to keep that, too.
  void navigator.serviceWorker.ready.then(({ active }) =>
    active?.postMessage(['/', ...performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.includes('/assets/'))]),
  );
}
