import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where the API listens while developing; the built app is served by the server itself. */
const api = process.env['YKD_API'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react()],
  server: { proxy: { '/api': { target: api } } },
  build: {
    target: 'es2022',
    // No inline script may appear in the page (Content-Security-Policy), and every browser we serve preloads modules.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What changes seldom gets a file of its own, which stays in the reader's cache over releases.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
            },
            {
              name: 'chakra',
              test: /node_modules[\\/](@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/](styled-system|utils|preset-base|merge-)|@emotion|@pandacss)/,
            },
          ],
        },
      },
    },
  },
});
