// turbo on the pinned Node, without telemetry and update notices: node scripts/turbo.mjs run build
import { toolchain } from './lib/node.mjs';
import { run } from './lib/process.mjs';
import { main } from './lib/project.mjs';
import { turbo } from './lib/tools.mjs';

await main(async () => {
  const { node, env } = toolchain();
  return (await run(node, turbo(...process.argv.slice(2)), { env })).code;
});
