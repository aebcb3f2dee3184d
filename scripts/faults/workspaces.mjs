import { readdirSync } from 'node:fs';
import { inRoot, readJson } from '../lib/project.mjs';

const SCOPE = '@ykd/';

/** The packages, each with those of the project that it imports. */
const imported = new Map(
  readdirSync(inRoot('packages')).map((name) => {
    const { dependencies = {} } = readJson(inRoot('packages', name, 'package.json'));
    const own = Object.keys(dependencies).filter((dependency) => dependency.startsWith(SCOPE));
    return [name, own.map((dependency) => dependency.slice(SCOPE.length))];
  }),
);

export const workspaces = [...imported.keys()];

/** The package that a path of the repository lies in; undefined for none. */
export const workspaceOf = (path) => {
  const [top, name] = path.split('/');
  return top === 'packages' && imported.has(name) ? name : undefined;
};

/** A package with all that it stands on. */
export const builtFor = (name) =>
  new Set([name, ...imported.get(name).flatMap((other) => [...builtFor(other)])]);
