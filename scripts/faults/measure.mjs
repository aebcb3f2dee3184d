import { browserSettings } from '../lib/browser.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { toolchain } from '../lib/node.mjs';
import { Refusal } from '../lib/project.mjs';
import { buildAll, rebuild, rebuiltFor } from './build.mjs';
import { makeCopy, removeCopy } from '../lib/copy.mjs';
import { applyFault, keepBuilt, restoreBuilt } from './copy.mjs';
import { lineOf, seconds, table } from './report.mjs';
import { runsOf, runTests } from './suite.mjs';

class Stopped extends Refusal {
  constructor() {
    super('已中断');
  }
}

const unlessStopped = (result) => {
  if (result.stopped) throw new Stopped();
  return result;
};

/** What no fault is in must build and pass, or nothing that fails later would mean anything. */
const proveSound = async (copy, faults, tools) => {
  const runs = runsOf(faults.flatMap(({ tests }) => tests));
  const built = unlessStopped(await buildAll(copy, runs, tools));
  if (built.code !== 0) throw new Refusal(`没有放入故障时构建失败：\n${built.output}`);
  keepBuilt(copy);
  for (const part of runs) {
    const startedAt = performance.now();
    const result = unlessStopped(await runTests(copy, part, tools));
    const name = `${part.workspace}${part.isBrowser ? '（浏览器）' : ''}`;
    if (result.kind !== 'green') {
      throw new Refusal(`没有放入故障时 ${name} 的测试没有通过：${result.test}\n${result.output}`);
    }
    console.log(
      `✓ 没有故障：${name}，${result.tests} 个测试通过（${seconds(performance.now() - startedAt)}）`,
    );
  }
};

/** Tries one fault: `noticed` by a test, `hung` until a time limit ended it, `unnoticed`, or `broken`, which is no fault. */
const tryFault = async (copy, fault, tools) => {
  const runs = runsOf(fault.tests);
  const names = rebuiltFor(fault.file, runs);
  const takeOut = applyFault(copy, fault);
  try {
    const built = unlessStopped(await rebuild(copy, names, fault.file, tools));
    if (built.code !== 0) return { kind: 'broken', why: `构建失败\n${built.output.trim()}` };
    for (const part of runs) {
      const { kind, test, output } = unlessStopped(await runTests(copy, part, tools));
      if (kind === 'nothing') return { kind: 'broken', why: `没有运行任何测试\n${output}` };
      if (kind !== 'green') return { kind: kind === 'hung' ? 'hung' : 'noticed', test };
    }
    return { kind: 'unnoticed' };
  } finally {
    takeOut();
    restoreBuilt(copy, names);
  }
};

/** Tries faults one after the other and prints what became of each; the exit code. */
export const measure = async (faults) => {
  await ensureInstalled();
  const { node, env } = toolchain();
  const needsBrowser = runsOf(faults.flatMap(({ tests }) => tests)).some(({ isBrowser }) => isBrowser);
  const tools = {
    node,
    env: {
      ...env,
      NO_COLOR: '1',
      CI: 'true',
      ...(needsBrowser ? await browserSettings() : {}),
    },
  };
  console.log(`在副本里构建，并在没有故障时运行要用到的测试（${faults.length} 个故障）……`);
  const copy = makeCopy('ykd-faults-');
  try {
    await proveSound(copy, faults, tools);
    const outcomes = [];
    for (const fault of faults) {
      const startedAt = performance.now();
      const outcome = { fault, ...(await tryFault(copy, fault, tools)), took: performance.now() - startedAt };
      outcomes.push(outcome);
      console.log(lineOf(outcome));
    }
    console.log(`\n${table(outcomes)}`);
    return outcomes.every(({ kind }) => kind === 'noticed' || kind === 'hung') ? 0 : 1;
  } finally {
    removeCopy(copy);
  }
};
