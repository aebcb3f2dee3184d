import { configDefaults, defineConfig } from 'vitest/config';
import { limits } from '../../vitest.limits.mjs';

export default defineConfig({
  // The journeys in a real browser have a task of their own: vitest.browser.config.ts.
  test: { ...limits, exclude: [...configDefaults.exclude, 'test/browser/**'] },
});
