// npm run check: what the change touches, while one works on it. `-- --since REF` looks at everything since REF, `-- --all`
// runs every related test, `-- --browser NAME…` also the browser tests with these names.
import { parseArgs } from 'node:util';
import { browserSettings } from './lib/browser.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { toolchain } from './lib/node.mjs';
import { main, Refusal } from './lib/project.mjs';
import { runSteps, summarize } from './lib/steps.mjs';

const OPTIONS = {
  since: { type: 'string' },
  all: { type: 'boolean', default: false },
  browser: { type: 'boolean', default: false },
};

const readOptions = () => {
  try {
    const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
    if (values.browser === positionals.length > 0) return { ...values, browser: positionals };
  } catch {
    // Said below.
  }
  throw new Refusal(
    '用法：npm run check -- [--since 提交] [--all] [--browser 浏览器测试的名字…]，例如 --browser shop-orders',
  );
};

await main(async () => {
  const { since, all, browser } = readOptions();
  await ensureInstalled();
  const { node, env } = toolchain();
  // These need what is installed.
  const { changesSince } = await import('./check/changes.mjs');
  const { planOf } = await import('./check/plan.mjs');
  const { describeChanges, describeLeft, stepsOf } = await import('./check/steps.mjs');
  const { readWorkspace } = await import('./check/workspace.mjs');

  const { base, changes } = changesSince(since);
  console.log(describeChanges(base, changes));
  if (changes.length === 0) return 0;
  const plan = planOf(changes, readWorkspace(), { all });
  const steps = stepsOf(plan, browser);
  if (steps.length === 0) {
    console.log('这些改动没有要检查的');
    return 0;
  }
  const chromium = browser.length > 0 ? await browserSettings() : undefined;
  const results = await runSteps(steps, {
    node,
    env: { ...env, NO_COLOR: '1', CI: 'true', ...chromium },
  });
  console.log(`\n${describeLeft(plan, browser)}\n${summarize(steps, results)}`);
  return results.length === steps.length && results.every(({ code }) => code === 0) ? 0 : 1;
});
