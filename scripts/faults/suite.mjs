import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { run } from '../lib/process.mjs';
import { inRoot } from '../lib/project.mjs';
import { toolFile } from '../lib/tools.mjs';
import { workspaceOf } from './workspaces.mjs';

/** The tests that need a browser, and the whole app built and served. */
const BROWSER_TESTS = 'packages/web/test/browser/';

/** Nothing that is no hang takes this long, on a busy machine either; what hangs in a test meets the test's own limit first. */
const LIMIT_MS = 60 * 60_000;

/** How the runner takes a path: any part of a file's path, so that a folder needs its slash. */
const filterOf = (path, folder) => {
  const inside = path.slice(folder.length);
  return statSync(inRoot(path)).isDirectory() ? `${inside.replace(/\/$/, '')}/` : inside;
};

/**
 * Parts of the suite as runs of the test runner, one a package and kind.
 * @returns {readonly { workspace: string, isBrowser: boolean, filters: readonly string[] }[]}
 */
export const runsOf = (paths) => {
  const runs = new Map();
  for (const path of new Set(paths)) {
    const workspace = workspaceOf(path);
    const isBrowser = path.startsWith(BROWSER_TESTS);
    const key = `${workspace} ${isBrowser}`;
    const known = runs.get(key) ?? { workspace, isBrowser, filters: [] };
    const filter = filterOf(path, `packages/${workspace}/`);
    runs.set(key, { ...known, filters: [...known.filters, filter] });
  }
  return [...runs.values()];
};

/** The first test that failed, or the first file that did not even begin, as the runner tells of it. */
const firstFailure = (testResults) => {
  const failures = testResults
    .toSorted((a, b) => a.endTime - b.endTime)
    .flatMap(({ name, message, assertionResults }) => {
      const place = name.replace(/^.*\/packages\//, '');
      const failed = assertionResults.find(({ status }) => status === 'failed');
      if (failed) return [{ test: `${place} › ${failed.fullName}`, why: failed.failureMessages.join('\n') }];
      // Files that the first failure kept from running count as failed, too: they have nothing to say.
      return message === '' ? [] : [{ test: place, why: message }];
    });
  return failures.find(({ test }) => test.includes(' › ')) ?? failures[0];
};

const HUNG = /(?:Test|Hook) timed out in/;

/**
 * Runs a part of the suite in a copy, up to the first failure.
 * @returns {Promise<{ kind: 'green' | 'failed' | 'hung' | 'nothing', test: string, tests: number, output: string, stopped: boolean }>}
 *   `hung`: nothing but a time limit ended it; `nothing`: no file was found to run; `test`: the first that failed; `tests`: how many
 *   there are
 */
export const runTests = async ({ folder, project }, { workspace, isBrowser, filters }, { node, env }) => {
  const answer = join(folder, 'answer.json');
  rmSync(answer, { force: true });
  const config = isBrowser ? ['--config', 'vitest.browser.config.ts'] : [];
  const reporters = ['--reporter=json', `--outputFile=${answer}`];
  const args = [toolFile('vitest'), 'run', ...config, ...filters, '--bail=1', ...reporters];
  const { code, stopped, late, output } = await run(node, args, {
    quiet: true,
    cwd: join(project, 'packages', workspace),
    env,
    limitMs: LIMIT_MS,
  });
  const words = stripVTControlCharacters(output).trim();
  const said = existsSync(answer) ? JSON.parse(readFileSync(answer, 'utf8')) : undefined;
  const { numTotalTests: tests, testResults } = said ?? { numTotalTests: 0, testResults: [] };
  const { test = '（测试之外）', why = '' } = firstFailure(testResults) ?? {};
  const answerOf = (kind) => ({ kind, test, tests, output: `${words}\n${why}`.trim(), stopped });
  if (late || HUNG.test(why)) return answerOf('hung');
  if (testResults.length === 0) return answerOf('nothing');
  return answerOf(code === 0 ? 'green' : 'failed');
};
