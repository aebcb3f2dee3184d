// npm run pictures: builds, then takes pictures of every page; `-- --of DIR` of the build of another checkout,
// `-- --compare A B` compares two sets of pictures.
import { browserSettings } from './lib/browser.mjs';
import { build } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { toolchain } from './lib/node.mjs';
import { run } from './lib/process.mjs';
import { inRoot, main } from './lib/project.mjs';

const RUN_TS = new URL('lib/run-ts.mjs', import.meta.url).href;

await main(async () => {
  const args = process.argv.slice(2);
  await ensureInstalled();
  const tools = toolchain();
  const env = { ...tools.env, ...(await browserSettings()) };
  // The scenes are written with the rules, which are built; of another checkout only the server is run.
  if (!args.includes('--compare')) await build(tools);
  const file = inRoot('packages/web/test/pictures/main.ts');
  const { code } = await run(tools.node, ['--import', RUN_TS, file, ...args], { env });
  return code;
});
