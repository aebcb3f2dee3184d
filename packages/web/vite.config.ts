import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { API_PREFIXES } from '@ykd/adapters-http/contracts';
import { bootPage } from './scripts/boot-page.ts';
import { chunkGroups } from './scripts/chunk-groups.ts';
import { pageFiles } from './scripts/page-files.ts';
import { withoutSummaries } from './scripts/without-summaries.ts';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

/** Where the API listens while developing; the built app is served by the server itself. */
const api = process.env['YKD_API'] ?? 'http://127.0.0.1:3000';

/** What the server answers itself. */
const API_PATHS = [...API_PREFIXES, '/docs', '/dev/weixin', '/dev/chat'];

/** React Router names only its development build in `exports`; the other one is smaller and keeps the console quiet. */
const router = path.join(
  path.dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production',
);

const releaseRouter = [
  { find: /^react-router$/, replacement: path.join(router, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: path.join(router, 'dom-export.mjs') },
];

const pyodide = path.dirname(createRequire(import.meta.url).resolve('pyodide/package.json'));

/** The sandbox has no network: its scripts must reach it as they are, without what Vite adds while developing. */
const rawSandboxFiles: Plugin = {
  name: 'raw-sandbox-files',
  apply: 'serve',
  configureServer: ({ middlewares, config: { root } }) => {
    const folders = [path.join(root, 'src/features/study/sandbox'), pyodide];
    middlewares.use(({ url = '' }, response, next) => {
      const { pathname, search } = new URL(url, 'http://localhost');
      const file = pathname.startsWith('/@fs/') ? pathname.slice('/@fs'.length) : path.join(root, pathname);
      if (search !== '' || !/\.m?js$/.test(file) || !folders.includes(path.dirname(file))) return next();
      response.setHeader('content-type', 'text/javascript');
      createReadStream(file).on('error', next).pipe(response);
    });
  },
};

export default defineConfig(({ command }) => ({
  plugins: [rawSandboxFiles, bootPage, pageFiles, withoutSummaries, react()],
  resolve: {
    // RxJS in the language of today instead of ES5.
    conditions: ['es2015', ...defaultClientConditions],
    alias: command === 'build' ? releaseRouter : [],
  },
  server: { proxy: Object.fromEntries(API_PATHS.map((prefix) => [prefix, { target: api }])) },
  build: {
    target: 'es2022',
    // No inline script may appear in the page (Content-Security-Policy), and every browser we serve preloads modules.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The first file names every other, which no compression makes shorter; with so many files the bundler wants 7 signs at least.
      output: {
        codeSplitting: { groups: chunkGroups },
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
}));
