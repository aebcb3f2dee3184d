// npm run bench: builds, then measures; arguments after -- go to the benchmark.
import { build } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { toolchain } from './lib/node.mjs';
import { run } from './lib/process.mjs';
import { inRoot, main } from './lib/project.mjs';

await main(async () => {
  await ensureInstalled();
  const tools = toolchain();
  await build(tools);
  const { code } = await run(
    tools.node,
    [inRoot('packages/server/bench/main.mjs'), ...process.argv.slice(2)],
    tools,
  );
  return code;
});
