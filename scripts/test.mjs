// npm test: installs what is missing, then builds, checks and tests everything. Runs on any Node from 20 and without node_modules.
import { browserSettings } from './lib/browser.mjs';
import { BUILT } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { toolchain } from './lib/node.mjs';
import { shortSteps } from './lib/long-tasks.mjs';
import { installPostgres } from './lib/postgres.mjs';
import { inRoot, main } from './lib/project.mjs';
import { inCi, newRunWhereNeeded } from './lib/runs.mjs';
import { runSteps, summarize } from './lib/steps.mjs';
import { slowestFiles } from './lib/test-files.mjs';
import { scriptTests, toolFile, turbo } from './lib/tools.mjs';

const task = (name, ...options) => turbo('run', name, '--output-logs=errors-only', ...options);
// Every package's failures are wanted, not only the first's.
const tests = (name) => turbo('run', name, '--continue', '--output-logs=full');
const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };

await main(async () => {
  await ensureInstalled();
  const { node, env } = toolchain();
  const chromium = await browserSettings();
  await installPostgres();
  const steps = [
    { name: '构建', args: task('build', ...(inCi ? ['--force'] : [])), needed: true },
    { name: '类型检查', args: task('typecheck') },
    { name: '代码检查 oxlint', args: [toolFile('oxlint')] },
    // The journeys wait for their pages half of the time: the rest runs beside them.
    { name: '浏览器测试', args: tests('test:browser'), tests: true, cores: 1 },
    ...shortSteps(),
    { name: '格式 prettier', args: [toolFile('prettier'), '--check', '--log-level=warn', '.'], cores: 1 },
    { name: '依赖边界', args: [inRoot('scripts/boundaries/check.mjs')], cores: 1 },
    { name: '故障目录', args: [inRoot('scripts/faults.mjs'), '--check'], cores: 1 },
    { name: '无用代码与依赖 knip', args: [toolFile('knip')], cores: 1 },
    { name: '例子：一个调用与一张表', args: [inRoot('scripts/example.mjs')], cores: 1 },
    { name: '脚本的测试', args: scriptTests(), tests: true, cores: 1 },
    { name: '单元、性质、契约与路由测试', args: tests('test'), tests: true, cores: 1 },
  ];
  const results = await runSteps(steps, {
    node,
    env: { ...env, ...colours, ...newRunWhereNeeded(), ...BUILT, CI: 'true', ...chromium },
  });
  const slowest = slowestFiles(results.map(({ output }) => output));
  console.log(['', ...slowest, summarize(steps, results)].join('\n'));
  return results.length === steps.length && results.every(({ code }) => code === 0) ? 0 : 1;
});
