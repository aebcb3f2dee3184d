import { defineConfig } from 'vitest/config';

/** Journeys in a real Chromium against the built server, two at a time: most of their time is waiting. */
export default defineConfig({
  test: {
    include: ['test/browser/**/*.test.ts'],
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
