// npm test: installs what is missing, then builds, checks and tests everything. Runs on any Node from 20 and without node_modules.
import { ensureBrowser } from './lib/browser.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { toolchain } from './lib/node.mjs';
import { inRoot, main } from './lib/project.mjs';
import { runSteps, summarize } from './lib/steps.mjs';
import { scriptTests, toolFile, turbo } from './lib/tools.mjs';

const task = (name) => turbo('run', name, '--output-logs=errors-only');
// The packages are built by then, and every package's failures are wanted, not only the first's.
const tests = (name) => turbo('run', name, '--only', '--continue', '--output-logs=full');
const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };

await main(async () => {
  await ensureInstalled();
  const { node, env } = toolchain();
  const chromium = await ensureBrowser();
  const steps = [
    { name: '构建', args: task('build'), needed: true },
    { name: '类型检查', args: task('typecheck') },
    { name: '代码检查 oxlint', args: [toolFile('oxlint'), '--deny-warnings'] },
    { name: '代码检查 eslint', args: [toolFile('eslint'), '--max-warnings=0', '.'] },
    { name: '格式 prettier', args: [toolFile('prettier'), '--check', '--log-level=warn', '.'] },
    { name: '依赖边界', args: [inRoot('scripts/boundaries/check.mjs')] },
    { name: '故障目录', args: [inRoot('scripts/faults.mjs'), '--check'] },
    { name: '无用代码与依赖 knip', args: [toolFile('knip')] },
    { name: '脚本的测试', args: scriptTests(), tests: true },
    { name: '长任务各走一遍', args: [inRoot('scripts/smoke.mjs')] },
    { name: '单元、性质、契约与路由测试', args: tests('test'), tests: true },
    { name: '浏览器测试', args: tests('test:browser'), tests: true },
  ];
  const results = await runSteps(steps, {
    node,
    env: { ...env, ...colours, CI: 'true', CHROMIUM_PATH: chromium },
  });
  console.log(`\n${summarize(steps, results)}`);
  return results.length === steps.length && results.every(({ code }) => code === 0) ? 0 : 1;
});
