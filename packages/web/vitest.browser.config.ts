import { defineConfig } from 'vitest/config';

/** Journeys in a real Chromium against the built server, three at a time: most of their time is waiting. The limits are for what hangs. */
export default defineConfig({
  test: {
    include: ['test/browser/**/*.test.ts'],
    maxWorkers: 3,
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
