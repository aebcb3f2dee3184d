import { configDefaults, defineConfig } from 'vitest/config';
import { shared } from '../../vitest.shared.mjs';

export default defineConfig({
  // A mutation run works on a copy of the package there.
  test: { ...shared, exclude: [...configDefaults.exclude, '.artifacts/**'] },
});
