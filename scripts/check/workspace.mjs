import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { aliasesOf } from '../boundaries/aliases.mjs';
import { inRoot, readJson, root } from '../lib/project.mjs';
import { filesOfPackages } from './changes.mjs';
import { graphOf } from './graph.mjs';
import { readModule } from './imports.mjs';

const MODULE = /\.(ts|tsx|mjs|js)$/;

/** Of each package, the packages that it uses, in the order of their building. */
const needsOf = (names) => {
  const manifests = names.map((name) => ({
    folder: `packages/${name}`,
    ...readJson(inRoot('packages', name, 'package.json')),
  }));
  const folderOf = new Map(manifests.map(({ name, folder }) => [name, folder]));
  const needs = new Map(
    manifests.map(({ folder, dependencies, devDependencies }) => [
      folder,
      Object.keys({ ...dependencies, ...devDependencies }).flatMap((name) => folderOf.get(name) ?? []),
    ]),
  );
  const inOrder = new Set();
  const put = (folder) => {
    for (const used of needs.get(folder)) put(used);
    inOrder.add(folder);
  };
  for (const folder of needs.keys()) put(folder);
  return new Map([...inOrder].map((folder) => [folder, needs.get(folder)]));
};

/** The packages of the repository and what depends on what in them. */
export const readWorkspace = () => {
  const names = readdirSync(inRoot('packages'));
  const files = filesOfPackages();
  const modules = new Map(
    files
      .filter((file) => MODULE.test(file))
      .map((file) => [file, readModule(file, readFileSync(inRoot(file), 'utf8'))]),
  );
  const aliases = Object.fromEntries(
    // The names are patterns with a dollar sign at the end, the files are whole paths.
    Object.entries(aliasesOf(root, names)).map(([name, file]) => [
      name.slice(0, -1),
      posix.relative(root, file),
    ]),
  );
  return { needs: needsOf(names), graph: graphOf(modules, aliases, new Set(files)) };
};
