import type { AskSecret } from '../../src/cli/ask-secret.js';
import { runCli } from '../../src/cli/run.js';
import type { CliWorld } from '../../src/cli/world.js';

/** Runs a command line in this process, in surroundings; answers the exit code and what it said. */
export const runCliIn = async (
  world: Pick<CliWorld, 'environment' | 'folder'>,
  args: readonly string[],
  ask?: AskSecret,
) => {
  const out: string[] = [];
  const error: string[] = [];
  const code = await runCli(
    args,
    { ...world, out: (text) => out.push(text), error: (text) => error.push(text) },
    ask,
  );
  return { code, out: out.join('\n'), error: error.join('\n') };
};
