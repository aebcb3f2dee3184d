import { join } from 'node:path';
import { run } from '../lib/process.mjs';
import { toolFile } from '../lib/tools.mjs';
import { builtFor, workspaceOf, workspaces } from './workspaces.mjs';

/** The one package that a bundler builds; the compiler only checks it. */
const BUNDLED = 'web';

/** Whether runs of tests look at the bundle: in a browser, or as what the server serves. */
const needsBundle = (runs) => runs.some(({ workspace, isBrowser }) => isBrowser || workspace === 'server');

/** Builds a copy as `npm run build` does, as far as these runs of tests need it. */
export const buildAll = ({ project }, runs, { node, env }) => {
  const names = new Set(runs.map(({ workspace }) => workspace));
  // Of what is bundled, only what it stands on, unless the bundle is looked at; with it goes the server that serves it.
  const filters = needsBundle(runs)
    ? [...names, 'server', BUNDLED].map((name) => `--filter=@ykd/${name}`)
    : [...names].map((name) => `--filter=@ykd/${name}${name === BUNDLED ? '^...' : ''}`);
  const args = [join(project, 'scripts/turbo.mjs'), 'run', 'build', ...filters];
  return run(node, args, { quiet: true, cwd: project, env });
};

/** The packages whose build has a fault of this file in it and that these runs of tests look at. */
export const rebuiltFor = (file, runs) => {
  const seen = new Set(
    runs.flatMap(({ workspace, isBrowser }) => [
      ...builtFor(workspace),
      ...(isBrowser ? builtFor('server') : []),
    ]),
  );
  const isBuilt = (name) => name !== BUNDLED || runs.some(({ isBrowser }) => isBrowser);
  return workspaces.filter(
    (name) => seen.has(name) && builtFor(name).has(workspaceOf(file)) && isBuilt(name),
  );
};

/** Brings these packages of a copy up to date, and has the compiler look at the one that has the fault. */
export const rebuild = async ({ project }, names, file, { node, env }) => {
  const compiler = toolFile('@typescript/native', 'tsc');
  const compiled = names.filter((name) => name !== BUNDLED).map((name) => `packages/${name}`);
  const steps = [
    ...(compiled.length > 0 ? [{ args: [compiler, '-b', ...compiled] }] : []),
    ...(workspaceOf(file) === BUNDLED ? [{ args: [compiler, '-p', `packages/${BUNDLED}`] }] : []),
    ...(names.includes(BUNDLED)
      ? [{ args: [toolFile('vite'), 'build'], folder: `packages/${BUNDLED}` }]
      : []),
  ];
  for (const { args, folder = '.' } of steps) {
    const result = await run(node, args, { quiet: true, cwd: join(project, folder), env });
    if (result.code !== 0 || result.stopped) return result;
  }
  return { code: 0, output: '', stopped: false };
};
