import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

const inPackage = (path: string): URL => new URL(`../../${path}`, import.meta.url);

const { './package.json': self, ...subpaths } = manifest.exports;
const modules = readdirSync(inPackage('src'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(inPackage(`src/${entry.name}/index.ts`)))
  .map(({ name }) => name);

describe('the exports of package.json', () => {
  test('are the entry and one subpath per module, no more and no fewer', () => {
    expect(Object.keys(subpaths).toSorted()).toEqual(['.', ...modules.map((name) => `./${name}`)].toSorted());
    expect(self).toBe('./package.json');
  });

  test.each(Object.entries(subpaths))(
    '%s has declarations and JavaScript of its module',
    (subpath, target) => {
      const folder = subpath === '.' ? './dist' : `./dist/${subpath.slice('./'.length)}`;
      expect(Object.entries(target)).toEqual([
        ['types', `${folder}/index.d.ts`],
        ['default', `${folder}/index.js`],
      ]);
    },
  );
});
