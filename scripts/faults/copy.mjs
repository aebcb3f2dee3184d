import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inRoot, root } from '../lib/project.mjs';
import { workspaces } from './workspaces.mjs';

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

/**
 * A copy of the project in a folder of its own, in which faults do no harm.
 * @returns {{ folder: string, project: string }} `project`: the copy; beside it there is room for what belongs to it
 */
export const makeCopy = () => {
  const folder = mkdtempSync(join(tmpdir(), 'ykd-faults-'));
  const project = join(folder, 'project');
  for (const path of files()) {
    mkdirSync(join(project, dirname(path)), { recursive: true });
    cpSync(inRoot(path), join(project, path));
  }
  linkInstalled(inRoot(MODULES), join(project, MODULES));
  mkdirSync(join(project, MODULES, '@ykd'));
  for (const name of workspaces) {
    symlinkSync(join('..', '..', 'packages', name), join(project, MODULES, '@ykd', name));
    const own = inRoot('packages', name, MODULES);
    if (existsSync(own)) linkInstalled(own, join(project, 'packages', name, MODULES));
  }
  return { folder, project };
};

export const removeCopy = ({ folder }) => rmSync(folder, { recursive: true, force: true });

const dist = (project, name) => join(project, 'packages', name, 'dist');

/** Keeps what was built without a fault. */
export const keepBuilt = ({ folder, project }) => {
  for (const name of workspaces.filter((one) => existsSync(dist(project, one)))) {
    cpSync(dist(project, name), join(folder, 'built', name), { recursive: true, preserveTimestamps: true });
  }
};

/** Puts back what was built of these packages, to the very times by which the compiler knows it. */
export const restoreBuilt = ({ folder, project }, names) => {
  for (const name of names) {
    rmSync(dist(project, name), { recursive: true, force: true });
    cpSync(join(folder, 'built', name), dist(project, name), { recursive: true, preserveTimestamps: true });
  }
};

/** Puts a fault into the copy; answers what takes it out again. */
export const applyFault = ({ project }, { file, edits }) => {
  const path = join(project, file);
  const before = readFileSync(path, 'utf8');
  const { atime, mtime } = statSync(path);
  // A function as replacement: in a text, `$&` and its like would have a meaning.
  writeFileSync(
    path,
    edits.reduce((text, [from, to]) => text.replace(from, () => to), before),
  );
  return () => {
    writeFileSync(path, before);
    utimesSync(path, atime, mtime);
  };
};
