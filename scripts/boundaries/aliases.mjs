import { existsSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { readJson } from '../lib/project.mjs';

/** The entries that an entry with a star stands for, by the sources that are there; any other stands for itself. */
const entriesOf = (packageFolder, subpath, built) => {
  const source = built.replace('./dist/', 'src/').replace(/\.js$/, '.ts');
  if (!subpath.includes('*')) return [[subpath, source]];
  const [before, after] = source.split('*');
  return readdirSync(join(packageFolder, before))
    .map((name) => [subpath.replace('*', name), `${before}${name}${after}`])
    .filter(([, file]) => existsSync(join(packageFolder, file)));
};

/**
 * What the packages export, as paths to their sources: `@ykd/domain/course` is packages/domain/src/course/index.ts. With
 * it the rules see one graph over all packages, need no build, and nothing but the public entries resolves.
 */
export const aliasesOf = (folder, names) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const packageFolder = join(folder, 'packages', name);
      const manifest = readJson(join(packageFolder, 'package.json'));
      return Object.entries(manifest.exports ?? {})
        .filter(([, { default: built }]) => built !== undefined) // A plain file, such as package.json, is no module.
        .flatMap(([subpath, { default: built }]) => entriesOf(packageFolder, subpath, built))
        .map(([subpath, source]) => [
          `${posix.join(manifest.name, subpath)}$`, // The dollar sign: this very name, nothing below it.
          join(packageFolder, source),
        ]);
    }),
  );
