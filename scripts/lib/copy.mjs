import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inRoot, root } from './project.mjs';

/** The files of the project as they are now, committed or not. */
const files = () =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
    .toString()
    .split('\0')
    .filter((path) => path !== '' && existsSync(inRoot(path)));

/** Links what is installed, but not the project's own packages, and no caches: they must be the copy's. */
const linkInstalled = (from, to) => {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name === '@ykd' || (name.startsWith('.') && name !== '.bin')) continue;
    symlinkSync(join(from, name), join(to, name));
  }
};

const MODULES = 'node_modules';

const DIST = 'dist';

/** What is built, with the times by which the compiler knows what is up to date. */
const copyBuilt = (project, name) => {
  const built = inRoot('packages', name, DIST);
  if (!existsSync(built)) return;
  cpSync(built, join(project, 'packages', name, DIST), { recursive: true, preserveTimestamps: true });
};

/**
 * A copy of the project in a folder of its own, in which nothing that happens does harm. `prefix`: of the folder's name;
 * `built`: with what is built of its packages.
 * @returns {{ folder: string, project: string }} `project`: the copy; beside it there is room for what belongs to it
 */
export const makeCopy = (prefix, { built = false } = {}) => {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  const project = join(folder, 'project');
  for (const path of files()) {
    mkdirSync(join(project, dirname(path)), { recursive: true });
    cpSync(inRoot(path), join(project, path), { preserveTimestamps: built });
  }
  linkInstalled(inRoot(MODULES), join(project, MODULES));
  mkdirSync(join(project, MODULES, '@ykd'));
  for (const name of readdirSync(inRoot('packages'))) {
    symlinkSync(join('..', '..', 'packages', name), join(project, MODULES, '@ykd', name));
    const own = inRoot('packages', name, MODULES);
    if (existsSync(own)) linkInstalled(own, join(project, 'packages', name, MODULES));
    if (built) copyBuilt(project, name);
  }
  return { folder, project };
};

export const removeCopy = ({ folder }) => rmSync(folder, { recursive: true, force: true });
