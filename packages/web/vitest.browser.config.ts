import { defineConfig } from 'vitest/config';

/** Journeys in a real Chromium against the built server. One at a time: they share two cores with browser and server. */
export default defineConfig({
  test: {
    include: ['test/browser/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
