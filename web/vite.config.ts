import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { writeSprites } from './tools/sprites.ts';

writeSprites();
const server = process.env.XENOFRONT_SERVER ?? 'http://127.0.0.1:8724';

export default defineConfig({
  base: './',
  plugins: [svelte({ configFile: false }), svelteTesting()],
  build: {
    outDir: '../src/xenofront/webdist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: false,
  },
  server: {
    proxy: {
      '/api': server,
      '/locales': server,
      '/ws': { target: server.replace('http', 'ws'), ws: true },
    },
  },
  test: { environment: 'jsdom', include: ['tests/**/*.test.ts'], setupFiles: ['tests/setup.ts'] },
});
