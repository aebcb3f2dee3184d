import { isTest, packageOf, testsOf } from './graph.mjs';
import { shared, wordsOf } from './words.mjs';

/** How many test files are run: of a package that was changed, and of each one that stands on it. */
export const MOST = { own: 24, others: 4 };

/** More steps away than any file. */
const FAR = 1e6;
/** What may be seen in a browser, and its tests. */
const SEEN = /^packages\/([^/]+\/src|web\/test\/browser)\//;
const isBrowserTest = (file) => file.startsWith('packages/web/test/browser/');
const filesOf = (tests) => tests.map(({ file }) => file);
const isOfTests = (file) => /^packages\/[^/]+\/test\//.test(file);

/** Tests in the order in which they are wanted: those that were changed, those about the same things, the nearest. */
const byRelevance = (changed) => {
  const words = changed.flatMap(wordsOf);
  const rank = ({ file, distance }) => [distance === 0 ? 0 : 1, -shared(wordsOf(file), words), distance];
  return (one, other) => {
    const ranks = rank(other);
    const difference = rank(one)
      .map((value, at) => value - ranks[at])
      .find((value) => value !== 0);
    return difference ?? one.file.localeCompare(other.file);
  };
};

/**
 * Which test files are run for a change of `files`, and which are not. `folders`: the packages in their order;
 * `wholly`: those all of whose tests are related; `all`: no limit.
 * @returns {{ run: Map<string, string[]>, more: Map<string, number>, starting: string[], browser: string[] }} by package,
 *   what is run and how many files more are related; the related tests that start built programs, which are run when they
 *   themselves were changed; and the browser tests whose names or pages speak of the change, most of all first
 */
export const chooseTests = (graph, { files, folders, wholly, all }) => {
  const tests = [...graph.edges.keys()].filter(isTest);
  const { near, started } = testsOf(graph, files);
  const related = new Map(near.map((test) => [test.file, test]));
  const others = [...tests.filter((file) => wholly.includes(packageOf(file))), ...(all ? started : [])];
  for (const file of others) if (!related.has(file)) related.set(file, { file, distance: FAR });
  const starters = [...graph.started].filter(([, programs]) => programs.size > 0).map(([file]) => file);
  const starting = new Set(filesOf(testsOf(graph, starters).near));
  const ownWork = new Set(filesOf(testsOf(graph, files.filter(isOfTests)).near));
  const isLeft = (file) => starting.has(file) && !ownWork.has(file) && !all;

  const touched = new Set([...files.map(packageOf), ...wholly]);
  const wanted = [...related.values()]
    .filter(({ file }) => !isBrowserTest(file) && !isLeft(file))
    .toSorted(byRelevance(files));
  const run = new Map();
  const more = new Map();
  for (const folder of folders) {
    const own = wanted.filter(({ file }) => packageOf(file) === folder);
    const most = all ? Infinity : touched.has(folder) ? MOST.own : MOST.others;
    const chosen = own.filter(({ distance }, at) => at < most || distance === 0);
    if (chosen.length > 0) run.set(folder, filesOf(chosen));
    if (chosen.length < own.length) more.set(folder, own.length - chosen.length);
  }
  const left = [...related.keys(), ...started].filter((file) => !isBrowserTest(file) && isLeft(file));
  return { run, more, starting: [...new Set(left)].toSorted(), browser: browserTests(graph, tests, files) };
};

/** The browser tests about what was changed, by the words of their names and of the paths that they visit. */
const browserTests = (graph, tests, files) => {
  const words = [...new Set(files.filter((file) => SEEN.test(file)).flatMap(wordsOf))];
  const about = tests.filter(isBrowserTest).map((file) => ({
    file,
    named: files.includes(file) ? Infinity : shared(wordsOf(file), words),
    visited: shared(graph.addresses.get(file).flatMap(wordsOf), words),
  }));
  return about
    .filter(({ named, visited }) => named > 0 || visited > 0)
    .toSorted((a, b) => b.named - a.named || b.visited - a.visited || a.file.localeCompare(b.file))
    .map(({ file }) => file);
};
