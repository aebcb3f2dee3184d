import { defineConfig } from 'vitest/config';

/** Journeys in a real Chromium against the built server, two at a time: more only wait for each other on two cores. The limits are for what hangs. */
export default defineConfig({
  test: {
    include: ['test/browser/**/*.test.ts'],
    maxWorkers: 2,
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
