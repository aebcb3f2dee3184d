import { execFile } from 'node:child_process';

/** How a program ended: its exit code, what it answered and everything that it printed, warnings included. */
export type Outcome = { readonly code: number; readonly stdout: string; readonly output: string };

const IS_WINDOWS = process.platform === 'win32';

/** The environment without what npm hands to its scripts: the settings of this workspace are not those of a stranger. */
const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));

/** Runs a program in a folder to its end, whatever its exit code. Rejects when it cannot be started. */
const run = (file: string, args: readonly string[], cwd: string): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    const options = { cwd, env: environment, shell: IS_WINDOWS && file.endsWith('.cmd') };
    execFile(file, args, options, (error, stdout, stderr) => {
      const code = error === null ? 0 : error.code;
      if (typeof code === 'number') resolve({ code, stdout, output: stdout + stderr });
      else reject(error ?? new Error(`${file} did not run`));
    });
  });

/** Runs Node in a folder. */
export const node = (args: readonly string[], cwd: string): Promise<Outcome> =>
  run(process.execPath, args, cwd);

/**
 * Runs npm in a folder and hands back what it answers: the one that started the tests, otherwise the one on the PATH.
 * Rejects unless it succeeds.
 */
export const npm = async (args: readonly string[], cwd: string): Promise<string> => {
  const cli = process.env['npm_execpath'];
  const { code, stdout, output } = cli?.endsWith('npm-cli.js')
    ? await run(process.env['npm_node_execpath'] ?? process.execPath, [cli, ...args], cwd)
    : await run(IS_WINDOWS ? 'npm.cmd' : 'npm', args, cwd);
  if (code !== 0) throw new Error(`npm ${args.join(' ')} ended with ${code}:\n${output}`);
  return stdout;
};
