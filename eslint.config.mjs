import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { secondCopies } from './scripts/boundaries/copies.mjs';
import { noClockNoChance } from './scripts/boundaries/purity.mjs';

const packages = readdirSync(join(import.meta.dirname, 'packages')).map((name) => `packages/${name}`);

// Only what needs types, and what belongs to this project: the rest is oxlint's, which is far quicker.
export default defineConfig(
  globalIgnores(['**/dist/', '**/coverage/', '.artifacts/', 'data/', 'scripts/boundaries/fixtures/']),
  {
    files: ['packages/*/{src,test}/**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser, parserOptions: { tsconfigRootDir: import.meta.dirname } },
    plugins: { '@typescript-eslint': tseslint.plugin },
    // oxlint reads the same comments: one that is of no use here may be of use there.
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/only-throw-error': [
        'error',
        // React Router's redirects are thrown answers; what was caught may be thrown on.
        { allow: [{ from: 'lib', name: 'Response' }], allowThrowingUnknown: true },
      ],
      '@typescript-eslint/prefer-promise-reject-errors': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true, requireDefaultForNonUnion: false },
      ],
    },
  },
  // Each package with its own settings alone: to look at one file, those of the others are not read.
  ...packages.map((folder) => ({
    files: [`${folder}/{src,test}/**/*.{ts,tsx}`],
    languageOptions: { parserOptions: { project: [`${folder}/tsconfig.test.json`] } },
  })),
  {
    files: ['packages/domain/src/**/*.ts'],
    rules: { 'no-restricted-syntax': noClockNoChance },
  },
  {
    files: ['packages/application/src/**/*.ts'],
    rules: { 'no-restricted-syntax': [...noClockNoChance, ...secondCopies] },
  },
  {
    files: ['packages/{adapters-http,adapters-ui,server,web}/src/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...secondCopies] },
  },
);
