import { defineConfig } from 'vitest/config';
import { shared } from '../../vitest.shared.mjs';

export default defineConfig({
  test: {
    ...shared,
    // Its tests wait for processes that they start: with one worker, which is what two cores come to, a core would idle.
    maxWorkers: 2,
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/postgres-global-setup.ts', 'test/run-folder-global-setup.ts'],
  },
});
