import { cpSync, existsSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaces } from './workspaces.mjs';

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
