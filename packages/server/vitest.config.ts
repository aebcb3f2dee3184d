import { defineConfig } from 'vitest/config';
import { limits } from '../../vitest.limits.mjs';

export default defineConfig({
  test: {
    ...limits,
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/postgres-global-setup.ts', 'test/run-folder-global-setup.ts'],
  },
});
