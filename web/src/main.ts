import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { prefs } from './lib/prefs.svelte';
import { load, speak } from './lib/words.svelte';

await load('page');
await speak(prefs.language);
mount(App, { target: document.getElementById('app') as HTMLElement });
if ('serviceWorker' in navigator && import.meta.env.PROD) void navigator.serviceWorker.register('/sw.js');
