// turbo on the pinned Node, without telemetry and update notices: node scripts/turbo.mjs run build. Who asks for tests by
// name wants to see them run.
import { toolchain } from './lib/node.mjs';
import { run } from './lib/process.mjs';
import { main } from './lib/project.mjs';
import { newRun } from './lib/runs.mjs';
import { turbo } from './lib/tools.mjs';

await main(async () => {
  const { node, env } = toolchain();
  const args = process.argv.slice(2);
  const isTest = args.some((word) => word.startsWith('test'));
  return (await run(node, turbo(...args), { env: { ...env, ...(isTest ? newRun() : {}) } })).code;
});
