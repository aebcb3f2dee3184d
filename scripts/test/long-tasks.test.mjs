import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { allScripts, LONG_TASKS, OTHER_SCRIPTS, shortSteps } from '../lib/long-tasks.mjs';
import { inRoot } from '../lib/project.mjs';

const isLong = ([folder, name]) => LONG_TASKS[folder]?.[name] !== undefined;

test('every npm script is a long task with a short form, or known to be none', () => {
  const unknown = allScripts().filter((script) => !isLong(script) && !OTHER_SCRIPTS.has(script[1]));
  assert.deepEqual(unknown, [], '写进 scripts/lib/long-tasks.mjs');
  assert.deepEqual(
    allScripts().filter((script) => isLong(script) && OTHER_SCRIPTS.has(script[1])),
    [],
  );
});

test('every long task and every other script is an npm script', () => {
  const names = new Set(allScripts().map((script) => script.join(' ')));
  const long = Object.entries(LONG_TASKS).flatMap(([folder, tasks]) =>
    Object.keys(tasks).map((name) => `${folder} ${name}`),
  );
  assert.deepEqual(
    long.filter((name) => !names.has(name)),
    [],
  );
  const scripts = new Set(allScripts().map(([, name]) => name));
  assert.deepEqual(
    [...OTHER_SCRIPTS].filter((name) => !scripts.has(name)),
    [],
  );
});

test('what has no short form is run by a test that is there', () => {
  const tests = Object.values(LONG_TASKS)
    .flatMap((tasks) => Object.values(tasks))
    .flatMap((how) => how.testedBy ?? []);
  assert.ok(tests.length > 0);
  assert.deepEqual(
    tests.filter((file) => !existsSync(inRoot(file))),
    [],
  );
});

test('a short run is the npm script with a few words more, in its folder', () => {
  const [soak] = shortSteps(['soak']);
  assert.equal(soak.cwd, inRoot('packages/server'));
  assert.deepEqual(soak.args.slice(-7), ['test/soak/main.ts', '--runs', '2', '--seed', '1', '--kills', '1']);
  const [docs] = shortSteps(['docs']);
  assert.ok(existsSync(docs.args[0]));
  assert.deepEqual(shortSteps(['no such task']), []);
});
