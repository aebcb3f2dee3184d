import { readdirSync } from 'node:fs';
import { inRoot, readJson } from './project.mjs';
import { toolFile } from './tools.mjs';

/**
 * The long tasks: by the folder of their package and the name of their npm script, either the words that make a run of it
 * short (a few seconds, no figures, nothing judged but that it works; several of a task with parts), or the test that runs it
 * anyway. `npm test` goes
 * through all of them.
 */
export const LONG_TASKS = {
  '.': {
    attack: '--smoke --seed 1',
    bench: [
      'domain --smoke',
      'server --smoke',
      'shop --smoke',
      'console --smoke',
      'console --part assistants --smoke',
      'report --smoke',
      'web --smoke',
    ],
    faults: 'coupon-minimum-excluded',
    lessons: 'f3',
    pictures: '--smoke',
  },
  'packages/domain': {
    docs: '--entryPoints src/chat/index.ts --out .artifacts/smoke',
    mutation: '--smoke',
    size: { testedBy: 'packages/domain/test/package/size.test.ts' },
  },
  'packages/server': {
    races: '--runs 1',
    soak: '--runs 2 --seed 1 --kills 1',
  },
};

/** The other npm scripts: the steps of `npm test` and what people start by hand. */
export const OTHER_SCRIPTS = new Set([
  'boundaries',
  'build',
  'changeset',
  'check',
  'dev',
  'example',
  'format',
  'knip',
  'lint',
  'prepack',
  'serve',
  'smoke',
  'start',
  'test',
  'test:browser',
  'test:unit',
  'typecheck',
  'ykd',
]);

const manifestOf = (folder) => readJson(inRoot(folder, 'package.json'));

/** Every npm script of the repository, as `[folder, name]`. */
export const allScripts = () =>
  ['.', ...readdirSync(inRoot('packages')).map((name) => `packages/${name}`)].flatMap((folder) =>
    Object.keys(manifestOf(folder).scripts ?? {}).map((name) => [folder, name]),
  );

/** The arguments of Node that do what the command of an npm script says. */
const argumentsOf = (command) => {
  const [program, ...words] = command.split(' ');
  return program === 'node' ? words : [toolFile(program), ...words];
};

const shortStep = (folder, name, words) => {
  const { name: packageName, scripts } = manifestOf(folder);
  return {
    name: `npm run ${name}${folder === '.' ? '' : ` -w ${packageName}`} -- ${words}`,
    args: [...argumentsOf(scripts[name]), ...words.split(' ')],
    cwd: inRoot(folder),
    cores: 1,
  };
};

/** The names of the long tasks that have a short form. */
export const shortNames = () =>
  Object.values(LONG_TASKS).flatMap((tasks) =>
    Object.keys(tasks).filter((name) => tasks[name].testedBy === undefined),
  );

/** The short runs of the long tasks with these names, or of all, as steps that may run beside each other. */
export const shortSteps = (names = []) =>
  Object.entries(LONG_TASKS).flatMap(([folder, tasks]) =>
    Object.entries(tasks)
      .filter(([name, how]) => how.testedBy === undefined && (names.length === 0 || names.includes(name)))
      .flatMap(([name, how]) => [how].flat().map((words) => shortStep(folder, name, words))),
  );
