import { defineConfig } from 'vitest/config';

// A module's mutants have to be killed by the tests of that module; scripts/mutation.mjs names it.
export default defineConfig({
  test: {
    include: [`test/${process.env['MUTATED_MODULE']}/**/*.test.ts`],
    setupFiles: ['test/support/fixed-seed.ts'],
  },
});
