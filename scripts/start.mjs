// npm start: installs, builds and serves the whole platform. Runs on any Node from 20 and without node_modules.
import { build } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { toolchain } from './lib/node.mjs';
import { runInForeground } from './lib/process.mjs';
import { main } from './lib/project.mjs';
import { SERVER, SERVER_NODE_ARGUMENTS } from './lib/server.mjs';

await main(async () => {
  await ensureInstalled();
  const tools = toolchain();
  await build(tools);
  return runInForeground(tools.node, [...SERVER_NODE_ARGUMENTS, SERVER, ...process.argv.slice(2)], tools);
});
