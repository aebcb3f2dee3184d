import { runCli } from './run.js';

process.exitCode = await runCli(process.argv.slice(2), {
  environment: process.env,
  // npm runs scripts in the folder of the package; whoever calls it stands elsewhere.
  folder: process.env['INIT_CWD'] ?? process.cwd(),
  out: (text) => process.stdout.write(`${text}\n`),
  error: (text) => process.stderr.write(`${text}\n`),
});
