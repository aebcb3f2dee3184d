import assert from 'node:assert/strict';
import { test } from 'node:test';
import { doubtOf, summarize } from '../lib/steps.mjs';
import { turbo } from '../lib/tools.mjs';

const result = (name, output, code = 0) => ({ step: { name }, code, output, startedAt: 0, endedAt: 1500 });
const summaryOf = (...results) =>
  summarize(
    results.map(({ step }) => step),
    results,
  );

test('the tests of both runners are counted', () => {
  const vitest = result('a', ' Test Files  1 passed (1)\n      Tests  2 passed | 1 skipped (3)\n');
  const node = result('b', 'ℹ tests 5\nℹ pass 3\nℹ fail 0\nℹ skipped 1\nℹ todo 1\n');
  assert.equal(summaryOf(vitest, node), '✓ 全部通过：2 步，5 个测试通过、3 个跳过，用时 1.5 s');
});

test('what failed is named, and what was not reached', () => {
  const failed = result('a', ' FAIL  test/a.test.ts > a\n      Tests  1 failed | 2 passed (3)\n', 1);
  assert.equal(
    summarize([{ name: 'a' }, { name: 'b' }], [failed]),
    '✗ test/a.test.ts > a\n✗ 未通过：a；未执行：b；2 个测试通过、1 个失败，用时 1.5 s',
  );
});

test('a failed test says why, in the words of its own package, and not where', () => {
  const said = [
    '@ykd/web:test:  FAIL  test/a.test.ts > a',
    '@ykd/server:test:  ✓ test/x.test.ts (3 tests) 12ms',
    '@ykd/web:test: Error: Property failed after 3 tests',
    '@ykd/web:test: ',
    '@ykd/web:test: Counterexample: ["__proto__"]',
    '@ykd/web:test:  ❯ test/a.test.ts:84:56',
    '@ykd/web:test: the code there',
    '@ykd/web:test:  FAIL  test/a.test.ts > b',
    '@ykd/web:test:  FAIL  test/a.test.ts > a',
    '@ykd/web:test:       Tests  2 failed (2)',
  ];
  const lines = summarize([{ name: 'a' }], [result('a', said.join('\n'), 1)]).split('\n');
  assert.deepEqual(lines.slice(0, 4), [
    '✗ test/a.test.ts > a',
    '    Error: Property failed after 3 tests',
    '    Counterexample: ["__proto__"]',
    '✗ test/a.test.ts > b',
  ]);
  assert.equal(lines.length, 5);
});

test('a program that answers 0 is doubted when it was stopped, or its own words say otherwise', () => {
  const tasks = (done, all) =>
    `\n Tasks:    ${done} successful, ${all} total\nCached:    0 cached, ${all} total\n`;
  const passed = '      Tests  2 passed (2)\n';
  const step = { args: turbo('run', 'test'), tests: true };
  assert.equal(doubtOf(step, { output: passed + tasks(7, 7), stopped: false }), undefined);
  assert.match(doubtOf(step, { output: passed + tasks(7, 7), stopped: true }), /停止/);
  assert.match(doubtOf(step, { output: passed, stopped: false }), /没有做完/);
  assert.match(doubtOf(step, { output: passed + tasks(6, 7), stopped: false }), /没有做完/);
  assert.match(doubtOf(step, { output: tasks(7, 7), stopped: false }), /没有运行/);
  assert.equal(doubtOf({ args: ['lint.js'] }, { output: '', stopped: false }), undefined);
  assert.match(doubtOf({ args: ['lint.js'] }, { output: '', stopped: false, late: true }), /时限/);
});
