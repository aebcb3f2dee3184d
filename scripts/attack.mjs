// npm run attack: builds, then attacks a real server on loopback in every way that once found a hole; `npm run attack --
// matrix fuzz` only in these. Options: --seed, --seconds (of each part), --smoke (everything once on next to nothing).
import { build } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { toolchain } from './lib/node.mjs';
import { run } from './lib/process.mjs';
import { inRoot, main } from './lib/project.mjs';
import { pathToFileURL } from 'node:url';

const RUN_TS = pathToFileURL(inRoot('scripts/lib/run-ts.mjs')).href;

await main(async () => {
  await ensureInstalled();
  const tools = toolchain();
  await build(tools);
  const attack = [
    '--import',
    RUN_TS,
    inRoot('packages/server/test/attack/main.ts'),
    ...process.argv.slice(2),
  ];
  return (await run(tools.node, attack, { ...tools, cwd: inRoot('packages/server') })).code;
});
