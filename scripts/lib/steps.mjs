import { stripVTControlCharacters } from 'node:util';
import { run } from './process.mjs';

/** No step takes longer than this unless it hangs. */
const STEP_LIMIT_MS = 20 * 60_000;

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

/** The lines by which the runner names the tests that failed, each once. */
const failedTests = (output) => {
  const lines = stripVTControlCharacters(output).split('\n');
  return [...new Set(lines.flatMap((line) => / FAIL {2}(.+)/.exec(line)?.[1] ?? []))];
};

const runStep = async (step, { node, env }) => {
  const { args, cwd } = step;
  const result = await run(node, args, { env, cwd, quiet: true, limitMs: STEP_LIMIT_MS });
  if (!step.tests || result.code !== 0) return result;
  // A runner that says 0 is not believed when its own words say otherwise.
  const { passed, failed } = countTests(result.output);
  const doubt = failed > 0 ? '有测试失败，退出码却是 0。' : passed === 0 ? '没有运行任何测试。' : undefined;
  return doubt === undefined ? result : { ...result, code: 1, output: `${result.output}\n${doubt}` };
};

/**
 * Runs steps one after another, one line each; the output of a failed one is shown in full.
 * @param {{ name: string, args: string[], cwd?: string, needed?: boolean, tests?: boolean }[]} steps what Node is to run; after a `needed` one
 *   fails the rest is left out; a `tests` one that ran no test, or names failed ones, has failed
 */
export const runSteps = async (steps, tools) => {
  const results = [];
  for (const step of steps) {
    const startedAt = performance.now();
    const { code, output, stopped } = await runStep(step, tools);
    const took = performance.now() - startedAt;
    results.push({ step, code, output, took });
    console.log(`${code === 0 ? '✓' : '✗'} ${step.name}（${seconds(took)}）`);
    if (code !== 0) console.log(`\n${output.trimEnd()}\n`);
    if (stopped || (code !== 0 && step.needed)) break;
  }
  return results;
};

/** The last lines: which tests failed; what passed, what failed, what was not run. */
export const summarize = (steps, results) => {
  const failed = results.filter(({ code }) => code !== 0).map(({ step }) => step.name);
  const left = steps.slice(results.length).map(({ name }) => name);
  const tests = countTests(results.map(({ output }) => output).join('\n'));
  const total = seconds(results.reduce((sum, { took }) => sum + took, 0));
  const counted = [
    `${tests.passed} 个测试通过`,
    ...(tests.failed > 0 ? [`${tests.failed} 个失败`] : []),
    ...(tests.skipped > 0 ? [`${tests.skipped} 个跳过`] : []),
  ].join('、');
  if (failed.length === 0 && left.length === 0)
    return `✓ 全部通过：${results.length} 步，${counted}，用时 ${total}`;
  const named = failedTests(results.map(({ output }) => output).join('\n'));
  const verdict = [
    `✗ 未通过：${failed.join('、') || '已中断'}`,
    ...(left.length > 0 ? [`未执行：${left.join('、')}`] : []),
    `${counted}，用时 ${total}`,
  ].join('；');
  return [...named.map((name) => `✗ ${name}`), verdict].join('\n');
};
