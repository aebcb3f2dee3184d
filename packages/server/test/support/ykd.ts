import { fileURLToPath } from 'node:url';
import { startNode, type Child } from './child.js';
import type { Settings } from './server-process.js';

const CLI = fileURLToPath(new URL('../../dist/bundle/cli/main.js', import.meta.url));

/** Starts the built command line in a process of its own. */
export const startYkd = (settings: Settings, ...args: readonly string[]): Child =>
  startNode([CLI, ...args], { PATH: process.env['PATH'], ...settings });

/** Runs a command to its end. */
export const ykd = async (settings: Settings, ...args: readonly string[]) => {
  const child = startYkd(settings, ...args);
  return { code: await child.ended, said: child.lines.join('\n') };
};
