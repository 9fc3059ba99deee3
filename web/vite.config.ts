import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

const FIRST = /src\/(lib\/(words|games|people|route|notice|start|server|prefs)|parts\/(Likes|Languages|TableRow))|node_modules\/(svelte|@fluent)/;
const server = process.env.STAMMTISCH_SERVER; // while developing: where `stammtisch serve` listens

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: {
    target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false },
    // What the first screen needs anyway comes in one piece: many small ones compress badly.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', test: FIRST }] } } },
  },
  server: {
    fs: { allow: ['..'] }, // the messages are the package's own
    proxy: server ? { '/api': server, '/ws': { target: server, ws: true } } : {},
  },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
});
