import { defineConfig } from 'vitest/config';

/** Journeys in a real Chromium against the built server, three at a time: on two cores a third fills the moments in which the others wait. The limits are for what hangs. */
export default defineConfig({
  test: {
    include: ['test/browser/**/*.test.ts'],
    globalSetup: ['test/browser/support/global-setup.ts'],
    // The files share nothing but modules without state; starting a process for each would only take time.
    isolate: false,
    maxWorkers: 3,
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
