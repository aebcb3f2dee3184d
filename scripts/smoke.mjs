// npm run smoke: goes through every long task in its short form, so that none breaks unseen; `npm run smoke -- soak` through
// that one.
import { browserSettings } from './lib/browser.mjs';
import { build, BUILT } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { shortNames, shortSteps } from './lib/long-tasks.mjs';
import { toolchain } from './lib/node.mjs';
import { main, Refusal } from './lib/project.mjs';
import { runSteps } from './lib/steps.mjs';

await main(async () => {
  const names = process.argv.slice(2);
  const unknown = names.filter((name) => shortSteps([name]).length === 0);
  if (unknown.length > 0) {
    throw new Refusal(
      `没有名为 ${unknown.join('、')} 的长任务。可以写 ${shortNames().join('、')}，不写就全部试一遍`,
    );
  }
  await ensureInstalled();
  const tools = toolchain();
  const steps = shortSteps(names);
  const chromium = await browserSettings();
  await build(tools);
  const results = await runSteps(steps, { ...tools, env: { ...tools.env, ...chromium, ...BUILT } });
  return results.length === steps.length && results.every(({ code }) => code === 0) ? 0 : 1;
});
