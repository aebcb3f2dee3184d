import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { node } from './support/command.js';

type Size = { readonly minified: number; readonly gzip: number; readonly hasCatalogue: boolean };
type Sizes = {
  readonly subpaths: readonly (Size & { readonly subpath: string; readonly limit: number })[];
  readonly names: readonly {
    readonly name: string;
    readonly subpath: string;
    readonly limit: number;
    readonly fromEntry: Size;
    readonly fromSubpath: Size;
  }[];
};

const PACKAGE = fileURLToPath(new URL('../../', import.meta.url));
const { stdout, output } = await node(['scripts/size.mjs', '--json'], PACKAGE);
if (stdout === '') throw new Error(output);
const { subpaths, names } = JSON.parse(stdout) as Sizes;

describe('the size of a whole subpath', () => {
  test('is known for the entry and every module', () => {
    const modules = Object.keys(manifest.exports).filter((subpath) => subpath !== './package.json');
    expect(subpaths.map(({ subpath }) => subpath)).toEqual(modules);
  });

  test.each(subpaths)('of $subpath is within its budget', ({ gzip, limit }) => {
    expect(gzip).toBeLessThanOrEqual(limit);
  });

  test('shows that only the entry and the course module carry the catalogue', () => {
    const carriers = subpaths.filter(({ hasCatalogue }) => hasCatalogue).map(({ subpath }) => subpath);
    expect(carriers).toEqual(['.', './course']);
  });
});

describe('the size of a single name', () => {
  test('is known for one of every module', () => {
    const modules = subpaths.map(({ subpath }) => subpath).filter((subpath) => subpath !== '.');
    expect(names.map(({ subpath }) => subpath)).toEqual(modules);
  });

  test.each(names)('$name is within its budget, and no catalogue comes with it', ({ fromEntry, limit }) => {
    expect(fromEntry.gzip).toBeLessThanOrEqual(limit);
    expect(fromEntry.hasCatalogue).toBe(false);
  });

  test.each(names)('$name costs from the entry what it costs from $subpath', ({ fromEntry, fromSubpath }) => {
    // The order in which a bundle holds its modules may move a few bytes.
    expect(Math.abs(fromEntry.gzip - fromSubpath.gzip)).toBeLessThanOrEqual(0.02 * fromSubpath.gzip);
  });
});
