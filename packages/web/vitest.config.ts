import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  // The journeys in a real browser have a task of their own: vitest.browser.config.ts.
  test: { exclude: [...configDefaults.exclude, 'test/browser/**'] },
});
