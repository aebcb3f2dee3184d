import { join } from 'node:path';
import { run } from '../lib/process.mjs';
import { toolFile } from '../lib/tools.mjs';

/** The packages that the example touches. */
const PACKAGES = ['application', 'adapters-http', 'server'];

/** What is installed is linked into a copy, and inferred types whose names lead out of it cannot be declared. */
const NO_DECLARATIONS = ['--declaration', 'false', '--declarationMap', 'false'];

/** What every test of the example has in its name. */
const NAME = 'ookmark';

/** The files of tests in which the example comes up by itself. Those of a package in WHOLE say something of all calls, too. */
const TESTS = {
  application: ['test/ports.test.ts', 'test/contracts.test.ts', 'test/rights.test.ts'],
  'adapters-http': ['test/ports.test.ts'],
  server: [
    'test/persistence/contracts-sqlite.test.ts',
    'test/persistence/contracts-postgres.test.ts',
    'test/persistence/mapping.test.ts',
    'test/persistence/tables.test.ts',
  ],
};

const WHOLE = new Set(['adapters-http']);

const isCode = (file) => file.endsWith('.ts');

/**
 * Builds a copy that has the example, checks it and runs its tests.
 * @returns {Promise<string | undefined>} what went wrong
 */
export const tryExample = async ({ project }, added, { node, env }) => {
  const compiler = toolFile('@typescript/native', 'tsc');
  const folders = PACKAGES.map((name) => `packages/${name}`);
  const steps = [
    { args: [compiler, '-b', ...folders] },
    ...folders.map((folder) => ({ args: [compiler, '-p', `${folder}/test`, ...NO_DECLARATIONS] })),
    { args: [toolFile('oxlint'), ...added.filter(isCode)] },
    { args: [toolFile('prettier'), '--check', '--log-level=warn', ...added] },
    ...Object.entries(TESTS).map(([name, files]) => ({
      args: [toolFile('vitest'), 'run', ...files, ...(WHOLE.has(name) ? [] : ['-t', NAME])],
      folder: `packages/${name}`,
      passes: /Tests .*\d+ passed/,
    })),
  ];
  for (const { args, folder = '.', passes } of steps) {
    const { code, output } = await run(node, args, { quiet: true, cwd: join(project, folder), env });
    if (code !== 0) return output;
    if (passes !== undefined && !passes.test(output)) return `没有运行任何测试：${args.join(' ')}\n${output}`;
  }
  return undefined;
};
