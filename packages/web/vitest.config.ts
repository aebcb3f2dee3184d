import { configDefaults, defineConfig } from 'vitest/config';
import { shared } from '../../vitest.shared.mjs';

export default defineConfig({
  // The journeys in a real browser have a task of their own: vitest.browser.config.ts.
  test: { ...shared, exclude: [...configDefaults.exclude, 'test/browser/**'] },
});
