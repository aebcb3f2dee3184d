import { join, posix } from 'node:path';
import { readJson } from '../lib/project.mjs';

/**
 * What the packages export, as paths to their sources: `@ykd/domain/course` is packages/domain/src/course/index.ts. With
 * it the rules see one graph over all packages, need no build, and nothing but the public entries resolves.
 */
export const aliasesOf = (folder, names) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const manifest = readJson(join(folder, 'packages', name, 'package.json'));
      return Object.entries(manifest.exports ?? {})
        .filter(([, { default: built }]) => built !== undefined) // A plain file, such as package.json, is no module.
        .map(([subpath, { default: built }]) => [
          `${posix.join(manifest.name, subpath)}$`, // The dollar sign: this very name, nothing below it.
          join(folder, 'packages', name, built.replace('./dist/', 'src/').replace(/\.js$/, '.ts')),
        ]);
    }),
  );
