import { readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { docstringProblems } from './docstrings.js';
import { convert } from './typedoc.js';

const SAMPLE = `
/**
 * A module to try the checks on.
 * @module
 */

/** Tells the time in seconds (Specification §9). */
export const fine = (at: number): number => at;

/** Fine too: the amount of the order, its order id given, in cents. Beyond the
 * Specification. */
export type Fine = { readonly orderId: string; readonly amount: number };

export const undocumented = 'x';

/** Says nothing about its origin. */
export const homeless = 'x';

/** Has a number (Specification §1). */
export const unitless = (at: number): number => at;

/** Has a number (Specification §1). */
export const UNITLESS = 7;

/** Takes a parameter apart (Specification §1). */
export const nameless = ({ id }: { readonly id: string }): string => id;

/** Fails (Specification §1). */
export const failing = (text: string): string => {
  if (text === '') throw new TypeError('nothing');
  return text;
};

/** Fails in the end (Specification §1). */
export const failingFarAway = (texts: string[]): string[] => texts.map(failing);

/** Has a field (Specification §1). */
export type Unexplained = { readonly kind: 'a'; readonly validUntil: string };

/** Links to {@link nothing} (Specification §1). */
export const link = 'x';
`;

const folder = await mkdtemp(join(tmpdir(), 'ykd-docs-'));
afterAll(() => rm(folder, { recursive: true }));
await writeFile(
  join(folder, 'tsconfig.json'),
  '{ "compilerOptions": { "types": [] }, "files": ["index.ts"] }',
);
await writeFile(join(folder, 'index.ts'), SAMPLE);
const [domain, sample] = [
  await convert(),
  await convert({ entryPoints: [join(folder, 'index.ts')], tsconfig: join(folder, 'tsconfig.json') }),
];

describe('the public names', () => {
  test('all modules are looked at', () => {
    expect(domain.modules.map(({ displayName }) => displayName).toSorted()).toEqual(
      readdirSync('src', { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .toSorted(),
    );
  });

  test('every docstring names its section and its units, says when it throws and explains its fields', () => {
    expect(docstringProblems(domain.modules)).toEqual([]);
  });

  test('pages are made from them without a complaint', () => {
    expect(domain.complaints).toEqual([]);
  });
});

describe('the checks themselves', () => {
  test('find what is wrong with docstrings', () => {
    expect(docstringProblems(sample.modules)).toEqual([
      'index.undocumented has no docstring',
      'index.homeless names no section',
      'index.unitless names no unit',
      'index.UNITLESS names no unit',
      'index.nameless does not name its parameters',
      'index.failing can throw and does not say so',
      'index.failingFarAway can throw and does not say so',
      'index.Unexplained does not explain validUntil',
    ]);
  });

  test('find what the generator complains about', () => {
    expect(sample.complaints).toEqual([
      expect.stringMatching(/^undocumented .* does not have any documentation/),
      expect.stringMatching(/^Failed to resolve link to "nothing"/),
    ]);
  });
});
