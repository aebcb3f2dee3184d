import { posix } from 'node:path';

const IN_SRC = /^packages\/[^/]+\/src\//;

/** The rule that dependency-cruiser cannot express: folders that need each other, though none of their files do. */
export const FOLDERS = 'no-circular-folders';

/**
 * What the modules of each folder need of other folders: folder → folder → the modules of one such import. A folder is
 * what stands in it directly: one within it is another. Who only hands on (`export … from`) needs nothing.
 */
const needsOf = (modules) => {
  const needs = new Map();
  for (const { source, dependencies } of modules) {
    if (!IN_SRC.test(source)) continue;
    const from = posix.dirname(source);
    if (!needs.has(from)) needs.set(from, new Map());
    for (const { resolved, dependencyTypes } of dependencies) {
      const to = posix.dirname(resolved);
      if (!IN_SRC.test(resolved) || to === from || dependencyTypes.includes('export')) continue;
      needs.get(from).set(to, [source, resolved]);
    }
  }
  return needs;
};

/** The shortest way from a folder back to itself, as the imports on it; undefined where there is none. */
const circleOf = (needs, start) => {
  const ways = [[start, []]];
  const seen = new Set();
  for (const [folder, way] of ways) {
    for (const [next, step] of needs.get(folder) ?? []) {
      if (next === start) return [...way, step];
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([next, [...way, step]]);
    }
  }
  return undefined;
};

/** The circles of folders, each once: for every folder the shortest that it is part of. */
export const folderCircles = (modules) => {
  const needs = needsOf(modules);
  const circles = new Map();
  for (const folder of needs.keys()) {
    const circle = circleOf(needs, folder);
    if (circle === undefined) continue;
    const names = circle.map(([source]) => posix.dirname(source));
    circles.set(names.toSorted().join(), {
      rule: { name: FOLDERS },
      from: names[0],
      cycle: circle.flat().map((name) => ({ name })),
    });
  }
  return [...circles.values()];
};
