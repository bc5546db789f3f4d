import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { emblems } from './vite/emblems.ts';

const server = process.env.WALSTATT_SERVER ?? 'http://127.0.0.1:8377';

export default defineConfig({
  plugins: [svelte(), emblems()],
  build: {
    // Moved into place when it is whole: a running server never sees half a client.
    outDir: '../src/walstatt/web_dist.next',
    emptyOutDir: true,
    target: 'es2022',
    // The content policy allows neither data addresses for fonts nor scripts in the page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
