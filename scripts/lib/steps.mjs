import { stripVTControlCharacters } from 'node:util';
import { run } from './process.mjs';
import { cachedPackages } from './test-files.mjs';
import { isWhole, turbo } from './tools.mjs';

/** No step takes longer than this unless it hangs, on a machine that is busy with ten other things either. */
const STEP_LIMIT_MS = 80 * 60_000;

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** What the runners, Vitest and Node's own, say of a test. */
const NAMES = {
  passed: 'passed',
  pass: 'passed',
  failed: 'failed',
  fail: 'failed',
  skipped: 'skipped',
  todo: 'skipped',
};

/** Says for which packages an earlier run answered. */
const cachedNote = (output) => {
  const names = cachedPackages(output);
  return names.length === 0 ? '' : `（没有改动、沿用上次结果的包：${names.join('、')}）`;
};

/** How many tests the runner's own summary lines speak of. */
const countTests = (output) => {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const line of stripVTControlCharacters(output).split('\n')) {
    const ofNode = /^ℹ (pass|fail|skipped|todo) (\d+)$/.exec(line);
    if (ofNode !== null) counts[NAMES[ofNode[1]]] += Number(ofNode[2]);
    if (!/\bTests {2}/.test(line)) continue;
    for (const [, count, what] of line.matchAll(/(\d+) (passed|failed|skipped|todo)/g)) {
      counts[NAMES[what]] += Number(count);
    }
  }
  return counts;
};

/** So many lines say why a test failed, each at most so long: a counterexample is among them, a page of output is not. */
const REASON = { lines: 8, characters: 400 };

/** What follows the name of a failed test, from the same package, up to where it happened. */
const reasonAfter = (lines, prefix) => {
  const reason = [];
  for (const line of lines) {
    // Packages that are tested side by side speak in turns.
    if (!line.startsWith(prefix)) continue;
    const said = line.slice(prefix.length).trim();
    if (/^(FAIL\b|Tests\b|❯|⎯)/.test(said) || reason.length === REASON.lines) break;
    if (said !== '') reason.push(`    ${said.slice(0, REASON.characters)}`);
  }
  return reason;
};

/** The tests that failed as the runner names them, each once, and its first words of why. */
const failedTests = (output) => {
  const lines = stripVTControlCharacters(output).split('\n');
  const failed = new Map();
  for (const [at, line] of lines.entries()) {
    const [, prefix, name] = /^(.*?) FAIL {2}(.+)/.exec(line) ?? [];
    if (name !== undefined && !failed.has(name)) failed.set(name, reasonAfter(lines.slice(at + 1), prefix));
  }
  return [...failed].map(([name, reason]) => [`✗ ${name}`, ...reason].join('\n'));
};

/** What speaks against a step whose program answered 0: a runner is not believed when its own words say otherwise. */
export const doubtOf = ({ args, tests }, { output, stopped, late }) => {
  if (stopped) return '中途被要求停止。';
  if (late) return '超过了时限。';
  if (args[0] === turbo()[0] && !isWhole(output)) return '有任务没有做完，退出码却是 0。';
  if (!tests) return undefined;
  const { passed, failed } = countTests(output);
  return failed > 0 ? '有测试失败，退出码却是 0。' : passed === 0 ? '没有运行任何测试。' : undefined;
};

const runStep = async (step, { node, env }) => {
  const { args, cwd } = step;
  const result = await run(node, args, { env, cwd, quiet: true, limitMs: STEP_LIMIT_MS });
  const doubt = result.code === 0 ? doubtOf(step, result) : undefined;
  return doubt === undefined ? result : { ...result, code: 1, output: `${result.output}\n${doubt}` };
};

/** How many cores a run may count on, whatever the machine has. */
const CORES = 2;

const show = ({ step, code, output, startedAt, endedAt }) => {
  console.log(`${code === 0 ? '✓' : '✗'} ${step.name}（${seconds(endedAt - startedAt)}）`);
  if (code !== 0) console.log(`\n${output.trimEnd()}\n`);
};

/**
 * Begins steps in their order and says a line of each when it ends; the output of a failed one is shown in full. Those that
 * need one core only run beside each other.
 * @param {{ name: string, args: string[], cwd?: string, cores?: number, needed?: boolean, tests?: boolean }[]} steps what Node is to run;
 *   `cores`: how many it keeps busy, all unless it says so; after a `needed` one fails the rest is left out; a `tests` one that ran
 *   no test, or names failed ones, has failed
 */
export const runSteps = async (steps, tools) => {
  const results = [];
  const running = new Set();
  let [free, over] = [CORES, false];
  const runOne = async (step, at) => {
    const startedAt = performance.now();
    const { code, output, stopped } = await runStep(step, tools);
    results[at] = { step, code, output, startedAt, endedAt: performance.now() };
    show(results[at]);
    over ||= stopped || (code !== 0 && step.needed === true);
  };
  for (const [at, step] of steps.entries()) {
    const { cores = CORES } = step;
    while (free < cores) await Promise.race(running);
    if (over) break;
    free -= cores;
    const one = runOne(step, at).finally(() => {
      free += cores;
      running.delete(one);
    });
    running.add(one);
  }
  await Promise.all(running);
  return results;
};

/** The last lines: which tests failed and why; what passed, what failed, what was not run. */
export const summarize = (steps, results) => {
  const failed = results.filter(({ code }) => code !== 0).map(({ step }) => step.name);
  const left = steps.slice(results.length).map(({ name }) => name);
  const tests = countTests(results.map(({ output }) => output).join('\n'));
  const total = seconds(
    Math.max(...results.map(({ endedAt }) => endedAt)) -
      Math.min(...results.map(({ startedAt }) => startedAt)),
  );
  const counted =
    [
      `${tests.passed} 个测试通过`,
      ...(tests.failed > 0 ? [`${tests.failed} 个失败`] : []),
      ...(tests.skipped > 0 ? [`${tests.skipped} 个跳过`] : []),
    ].join('、') + cachedNote(results.map(({ output }) => output).join('\n'));
  if (failed.length === 0 && left.length === 0)
    return `✓ 全部通过：${results.length} 步，${counted}，用时 ${total}`;
  const named = failedTests(results.map(({ output }) => output).join('\n'));
  const verdict = [
    `✗ 未通过：${failed.join('、') || '已中断'}`,
    ...(left.length > 0 ? [`未执行：${left.join('、')}`] : []),
    `${counted}，用时 ${total}`,
  ].join('；');
  return [...named, verdict].join('\n');
};
