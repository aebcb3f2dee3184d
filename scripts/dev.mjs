// npm run dev: compiles, serves and reloads while one writes. The web app is at http://127.0.0.1:5173.
import { spawn } from 'node:child_process';
import { ensureInstalled } from './lib/install.mjs';
import { toolchain } from './lib/node.mjs';
import { build } from './lib/build.mjs';
import { inRoot, main } from './lib/project.mjs';
import { toolFile } from './lib/tools.mjs';

const WEB_PORT = 5173;

await main(async () => {
  await ensureInstalled();
  const tools = toolchain();
  await build(tools);

  const port = process.env.PORT ?? '3000';
  const origins = [`http://127.0.0.1:${WEB_PORT}`, `http://localhost:${WEB_PORT}`];
  const env = {
    ALLOWED_ORIGINS: origins.join(','),
    YKD_API: `http://127.0.0.1:${port}`,
    ...tools.env,
    PORT: port,
  };
  const programs = [
    [toolFile('@typescript/native', 'tsc'), '-b', '--watch', '--preserveWatchOutput'],
    ['--watch', '--watch-preserve-output', inRoot('packages/server/dist/main.js')],
    [toolFile('vite'), inRoot('packages/web'), '--host=127.0.0.1', `--port=${WEB_PORT}`, '--strictPort'],
  ];
  const children = programs.map((args) =>
    spawn(tools.node, args, { cwd: inRoot(), env, stdio: ['ignore', 'inherit', 'inherit'] }),
  );
  const stopAll = () => children.forEach((child) => child.kill('SIGTERM'));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stopAll);
  // Where one ends, by itself or asked to, the others have no use.
  await Promise.all(
    children.map((child) => new Promise((resolve) => child.once('close', resolve)).finally(stopAll)),
  );
});
