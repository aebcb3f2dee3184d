import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { inRoot, readJson } from './project.mjs';

/** The JavaScript file behind a command of an installed package, to be run with a Node of our choice on any platform. */
export const toolFile = (packageName, command = packageName) => {
  const manifest = inRoot('node_modules', packageName, 'package.json');
  const { bin } = readJson(manifest);
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin[command]);
};

/** Arguments for Node that run the tests of these scripts. */
export const scriptTests = () => ['--test', '--test-reporter=spec', inRoot('scripts/test/*.test.mjs')];

/** Arguments for Node that run turbo as this project wants it. */
export const turbo = (...args) => [toolFile('turbo'), ...args, '--concurrency=2'];

/** Whether turbo says that every task came to its end: one that is asked to stop leaves off without a word, and answers 0. */
export const isWhole = (output) => {
  const [, done, all] =
    /^\s*Tasks:\s+(\d+) successful, (\d+) total/m.exec(stripVTControlCharacters(output)) ?? [];
  return done !== undefined && done === all;
};
