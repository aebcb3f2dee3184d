import { posix } from 'node:path';

export const isTest = (file) => /^packages\/[^/]+\/test\/.+\.test\.tsx?$/.test(file);
/** The folder of the package that a file belongs to. */
export const packageOf = (file) => /^packages\/[^/]+/.exec(file)?.[0];

/** The source behind a built file: what is told to start `dist/main.js` depends on src/main.ts, bundled or not. */
const sourcesOf = (path) => {
  const source = path.replace(/^(packages\/[^/]+)\/dist\/(?:bundle\/)?/, '$1/src/');
  const stem = source.replace(/\.js$/, '');
  return [source, `${stem}.ts`, `${stem}.tsx`, `${stem}/index.ts`, `${stem}/index.tsx`];
};

/**
 * The graph of what depends on what at run time, over all packages: names are followed through the files that only pass
 * them on, so that an entry of a package joins nothing. `modules`: what `readModule` says of each file; `aliases`: the
 * names of the packages' entries and the files behind them; `others`: files that are no modules.
 * @returns {{ edges: Map<string, Set<string>>, started: Map<string, Set<string>>, addresses: Map<string, string[]> }} of
 *   each file, the files that it imports or reads; the built programs that it starts; and the addresses of pages in it
 */
export const graphOf = (modules, aliases, others = new Set()) => {
  const exists = (file) => modules.has(file) || others.has(file);
  const resolve = (from, specifier) => {
    if (!specifier.startsWith('.')) return aliases[specifier];
    const [path] = posix.join(posix.dirname(from), specifier).split('?');
    return sourcesOf(path).find(exists);
  };

  /** Whether and where a name is written that a file exports; undefined where it does not export it. */
  const definer = (file, name, seen = new Set()) => {
    const module = modules.get(file);
    if (module === undefined || seen.has(file)) return undefined;
    if (module.own.has(name)) return [file];
    const passed = module.passed.get(name);
    if (passed !== undefined) {
      const to = resolve(file, passed.from);
      if (to === undefined) return [];
      return passed.name === undefined ? whole(to) : (definer(to, passed.name) ?? [to]);
    }
    for (const star of module.stars) {
      const found = definer(resolve(file, star), name, new Set([...seen, file]));
      if (found !== undefined) return found;
    }
    return undefined;
  };

  /** A file with everything that it passes on. */
  const whole = (file, seen = new Set()) => {
    if (seen.has(file)) return [];
    seen.add(file);
    const module = modules.get(file);
    if (module === undefined) return [file];
    const passed = [...module.passed.values()].map(({ from }) => from);
    const targets = [...module.stars, ...passed].flatMap((from) => resolve(file, from) ?? []);
    return [file, ...targets.flatMap((target) => whole(target, seen))];
  };

  const edges = new Map();
  const started = new Map();
  for (const [file, { imports, files }] of modules) {
    const targets = new Set();
    const programs = new Set();
    for (const { from, names } of imports) {
      const to = resolve(file, from);
      if (to === undefined) continue;
      const found = names === undefined ? whole(to) : names.flatMap((name) => definer(to, name) ?? [to]);
      for (const one of found) targets.add(one);
    }
    for (const path of files) {
      const to = resolve(file, path.startsWith('.') ? path : `./${path}`);
      if (to === undefined || to === file) continue;
      if (path.includes('/dist/')) programs.add(to);
      else targets.add(to);
    }
    edges.set(file, targets);
    started.set(file, programs);
  }
  const addresses = new Map([...modules].map(([file, module]) => [file, module.addresses]));
  return { edges, started, addresses };
};

const reversed = (...maps) => {
  const users = new Map();
  for (const map of maps) {
    for (const [file, targets] of map) {
      for (const target of targets) users.set(target, [...(users.get(target) ?? []), file]);
    }
  }
  return users;
};

/** How many steps away each file is that depends on one of `files`. */
const distances = (users, files) => {
  const steps = new Map(files.map((file) => [file, 0]));
  for (const [file, step] of steps) {
    for (const user of users.get(file) ?? []) if (!steps.has(user)) steps.set(user, step + 1);
  }
  return steps;
};

/**
 * The test files that depend on one of `files`: `near` with the number of steps to it, the nearest first, and `started`,
 * which depend on it only through a built program that they start.
 */
export const testsOf = ({ edges, started }, files) => {
  const steps = distances(reversed(edges), files);
  const near = [...steps].filter(([file]) => isTest(file)).map(([file, distance]) => ({ file, distance }));
  const all = distances(reversed(edges, started), files);
  return {
    near: near.toSorted((a, b) => a.distance - b.distance || a.file.localeCompare(b.file)),
    started: [...all.keys()].filter((file) => isTest(file) && !steps.has(file)).toSorted(),
  };
};
