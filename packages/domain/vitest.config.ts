import { configDefaults, defineConfig } from 'vitest/config';
import { limits } from '../../vitest.limits.mjs';

export default defineConfig({
  // A mutation run works on a copy of the package there.
  test: { ...limits, exclude: [...configDefaults.exclude, '.artifacts/**'] },
});
