// npm run smoke: goes through every long task in its short form, so that none breaks unseen; `npm run smoke -- soak` through
// that one.
import { browserSettings } from './lib/browser.mjs';
import { build, BUILT } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { shortSteps } from './lib/long-tasks.mjs';
import { toolchain } from './lib/node.mjs';
import { main, Refusal } from './lib/project.mjs';
import { runSteps } from './lib/steps.mjs';

await main(async () => {
  await ensureInstalled();
  const tools = toolchain();
  const steps = shortSteps(process.argv.slice(2));
  if (steps.length === 0) throw new Refusal(`没有这样的长任务：${process.argv.slice(2).join('、')}`);
  const chromium = await browserSettings();
  await build(tools);
  const results = await runSteps(steps, { ...tools, env: { ...tools.env, ...chromium, ...BUILT } });
  return results.length === steps.length && results.every(({ code }) => code === 0) ? 0 : 1;
});
