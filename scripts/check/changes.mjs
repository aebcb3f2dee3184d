import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { inRoot, Refusal, root } from '../lib/project.mjs';
import { readModule } from './imports.mjs';

const MAX_BYTES = 64 * 1024 * 1024;

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: MAX_BYTES });

const answer = (...args) => {
  const { status, stdout, stderr } = git(...args);
  if (status !== 0) throw new Refusal(`git ${args.join(' ')} 失败：${stderr}`);
  return stdout;
};

const commitOf = (name) => {
  const { status, stdout } = git('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
  return status === 0 ? stdout.trim() : undefined;
};

/** The commit since which is looked: what was asked for, else where the branch left main; on main itself, the last one. */
const baseOf = (since) => {
  if (since !== undefined) {
    const asked = commitOf(since);
    if (asked === undefined) throw new Refusal(`没有名为 ${since} 的提交`);
    return asked;
  }
  const main = commitOf('main') ?? commitOf('origin/main');
  return main === undefined ? answer('rev-parse', 'HEAD').trim() : answer('merge-base', main, 'HEAD').trim();
};

const listOf = (text) => text.split('\0').filter((file) => file !== '');

const shapeOf = (file, text) => JSON.stringify(readModule(file, text).shape);

/** Whether others see something else of a file than before: what it imports and exports. */
const isReshaped = (base, file, exists) => {
  if (!/\.(ts|tsx|mjs)$/.test(file)) return false;
  const { status, stdout } = git('show', `${base}:${file}`);
  if (!exists || status !== 0) return true;
  return shapeOf(file, stdout) !== shapeOf(file, readFileSync(inRoot(file), 'utf8'));
};

/** What differs from the base: committed since, staged, in the working tree, and files that git does not know yet. */
export const changesSince = (since) => {
  const base = baseOf(since);
  const known = listOf(answer('diff', '--name-only', '--no-renames', '-z', base, '--'));
  const fresh = listOf(answer('ls-files', '--others', '--exclude-standard', '-z'));
  const changes = [...new Set([...known, ...fresh])].toSorted().map((file) => {
    const exists = existsSync(inRoot(file));
    return { file, exists, reshaped: isReshaped(base, file, exists) };
  });
  return { base, changes };
};

/** Every file of the packages that git knows or would take. */
export const filesOfPackages = () =>
  [
    ...new Set(listOf(answer('ls-files', '--cached', '--others', '--exclude-standard', '-z', 'packages'))),
  ].filter((file) => existsSync(inRoot(file)));
