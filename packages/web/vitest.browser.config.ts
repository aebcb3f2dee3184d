import { defineConfig } from 'vitest/config';
import { shared } from '../../vitest.shared.mjs';

/** Journeys in a real Chromium against the built server, three at a time: on two cores a third fills the moments in which the others wait. The limits are for what hangs. */
export default defineConfig({
  test: {
    ...shared,
    include: ['test/browser/**/*.test.ts'],
    globalSetup: ['test/browser/support/global-setup.ts'],
    maxWorkers: 3,
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
