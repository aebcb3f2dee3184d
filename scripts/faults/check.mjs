import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from '../lib/project.mjs';
import { runsOf } from './suite.mjs';
import { builtFor, workspaceOf, workspaces } from './workspaces.mjs';

/** So many faults there are at least: fewer would measure little. */
const LEAST = { all: 48, race: 8, right: 8 };

const missing = (paths) => paths.filter((path) => !existsSync(inRoot(path)));

const occurrences = (text, part) => text.split(part).length - 1;

/** What is wrong with one fault. */
const problemsOf = ({ name, file, edits, tests }) => {
  const gone = missing([file, ...tests]);
  if (gone.length > 0) return gone.map((path) => `故障 ${name}：没有 ${path}`);
  const text = readFileSync(inRoot(file), 'utf8');
  const problems = edits.flatMap(([from, to]) => {
    const count = occurrences(text, from);
    if (from === to) return [`故障 ${name}：什么都没有改`];
    return count === 1 ? [] : [`故障 ${name}：${file} 里有 ${count} 处，应当正好一处：\n${from}`];
  });
  const unseen = tests.filter((path) => {
    const [{ workspace, isBrowser }] = runsOf([path]);
    return !isBrowser && !builtFor(workspace).has(workspaceOf(file));
  });
  return [...problems, ...unseen.map((path) => `故障 ${name}：${path} 不用 ${file} 所在的包`)];
};

const repeated = (names) => [...new Set(names.filter((name, at) => names.indexOf(name) !== at))];

/** What keeps the catalogue from measuring anything: faults that fit the code no more, and too few of them. */
export const catalogueProblems = (faults) => {
  const count = (kind) => faults.filter((fault) => fault.kind === kind).length;
  const untouched = workspaces.filter((name) => faults.every(({ file }) => workspaceOf(file) !== name));
  return [
    ...repeated(faults.map(({ name }) => name)).map((name) => `故障 ${name} 有两个`),
    ...untouched.map((name) => `没有 packages/${name} 里的故障`),
    ...(faults.length < LEAST.all ? [`只有 ${faults.length} 个故障，至少要 ${LEAST.all} 个`] : []),
    ...(count('race') < LEAST.race ? [`竞态少于 ${LEAST.race} 个`] : []),
    ...(count('right') < LEAST.right ? [`权限少于 ${LEAST.right} 个`] : []),
    ...faults.flatMap(problemsOf),
  ];
};
