import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

const server = process.env.STAMMTISCH_SERVER; // while developing: where `stammtisch serve` listens

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  server: {
    fs: { allow: ['..'] }, // the messages are the package's own
    proxy: server ? { '/api': server, '/ws': { target: server, ws: true } } : {},
  },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
});
