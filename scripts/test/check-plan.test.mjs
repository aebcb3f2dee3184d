import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MOST } from '../check/choose-tests.mjs';
import { dependants, planOf } from '../check/plan.mjs';
import { describeLeft, stepsOf } from '../check/steps.mjs';
import { graphOfTexts, NEEDS, SMALL } from './support.mjs';

const workspace = { needs: NEEDS, graph: graphOfTexts(SMALL) };
const change = (file, about = {}) => ({ file, exists: true, reshaped: false, ...about });
const planFor = (...files) =>
  planOf(
    files.map((file) => change(file)),
    workspace,
  );

test('who stands on a package, in the order of building', () => {
  assert.deepEqual(dependants(['packages/application'], NEEDS), [
    'packages/application',
    'packages/server',
    'packages/web',
  ]);
});

test('a change of a rule: all that stands on it is compiled, related tests are run, the file alone is read', () => {
  const file = 'packages/domain/src/order/amount.ts';
  const plan = planFor(file);
  assert.deepEqual(plan.build, [...NEEDS.keys()]);
  assert.deepEqual(plan.typecheck, [...NEEDS.keys()]);
  for (const tool of ['oxlint', 'prettier']) assert.deepEqual(plan[tool], [file]);
  assert.deepEqual(plan.boundaries, []);
  assert.ok(!plan.knip && !plan.scripts && !plan.long && !plan.everywhere);
  assert.deepEqual([...plan.tests.run.keys()], ['packages/domain', 'packages/web']);
});

test('a change of a test concerns its package only', () => {
  const file = 'packages/application/test/note.test.ts';
  const { build, typecheck, tests } = planFor(file);
  assert.deepEqual([build, typecheck], [['packages/application'], ['packages/application']]);
  assert.deepEqual([...tests.run], [['packages/application', [file]]]);
});

test('the rules of dependencies are looked at where imports or exports changed', () => {
  const reshaped = (file) => planOf([change(file, { reshaped: true })], workspace);
  const { boundaries, knip } = reshaped('packages/web/test/shop.test.tsx');
  assert.deepEqual([boundaries, knip], [['packages/web'], true]);
  assert.equal(planFor('.dependency-cruiser.mjs').boundaries, 'all');
  const script = reshaped('scripts/start.mjs');
  assert.deepEqual([script.boundaries, script.knip, script.scripts], [[], true, true]);
});

test('the settings of a package concern all of it, those of the repository everything', () => {
  const own = planFor('packages/application/tsconfig.json');
  assert.deepEqual(own.tests.run.get('packages/application')?.length, 2);
  assert.deepEqual(own.boundaries, ['packages/application']);
  const common = planFor('package-lock.json');
  assert.deepEqual(common.typecheck, [...NEEDS.keys()]);
  assert.ok(common.everywhere && common.knip && common.boundaries === 'all');
});

test('a tool whose settings changed looks at everything', () => {
  assert.deepEqual(planFor('scripts/boundaries/copies.mjs').oxlint, ['.']);
  assert.deepEqual(planFor('.oxlintrc.json').oxlint, ['.']);
});

test('files that are gone are read by no tool', () => {
  const plan = planOf(
    [change('packages/domain/src/order/old.ts', { exists: false, reshaped: true })],
    workspace,
  );
  assert.deepEqual([plan.oxlint, plan.prettier], [[], []]);
  assert.deepEqual(plan.typecheck, [...NEEDS.keys()]);
  assert.ok(plan.knip);
});

test('words alone need nothing but their format', () => {
  const plan = planFor('docs/course-format.md');
  assert.deepEqual([plan.build, plan.prettier], [[], ['docs/course-format.md']]);
  assert.deepEqual(
    stepsOf(plan, []).map(({ name }) => name),
    ['格式 prettier'],
  );
});

test('of a course, its programs are run', () => {
  assert.deepEqual(planFor('packages/server/courses/f3/a.md', 'packages/server/courses/f3/b.md').courses, [
    'f3',
  ]);
});

const MANY = Object.fromEntries([
  ['packages/domain/src/order/amount.ts', 'export const formatAmount = 1;'],
  ...['domain', 'application'].flatMap((name) =>
    Array.from({ length: 40 }, (_, at) => [
      `packages/${name}/test/t${String(at).padStart(2, '0')}.test.ts`,
      "import { formatAmount } from '../../domain/src/order/amount.js';",
    ]),
  ),
  [
    'packages/application/test/zz-order.test.ts',
    "import { formatAmount } from '../../domain/src/order/amount.js';",
  ],
]);

test('of too many related tests the most relevant are run, and the others are counted', () => {
  const many = { needs: NEEDS, graph: graphOfTexts(MANY) };
  const changes = [change('packages/domain/src/order/amount.ts')];
  const { tests } = planOf(changes, many);
  assert.equal(tests.run.get('packages/domain').length, MOST.own);
  assert.equal(tests.run.get('packages/application').length, MOST.others);
  assert.equal(tests.run.get('packages/application')[0], 'packages/application/test/zz-order.test.ts');
  assert.deepEqual(
    [...tests.more],
    [
      ['packages/domain', 40 - MOST.own],
      ['packages/application', 41 - MOST.others],
    ],
  );
  assert.equal(planOf(changes, many, { all: true }).tests.run.get('packages/application').length, 41);
});

test('tests that were changed are run, however many', () => {
  const files = Object.keys(MANY).filter((file) => file.startsWith('packages/application/test/'));
  const many = { needs: NEEDS, graph: graphOfTexts(MANY) };
  const { tests } = planOf(
    files.map((file) => change(file)),
    many,
  );
  assert.equal(tests.run.get('packages/application').length, 41);
});

test('what starts the whole server is left, unless its own files were changed', () => {
  const start = 'packages/server/test/process/start.test.ts';
  const left = planFor('packages/application/src/shop/cancel.ts').tests;
  assert.deepEqual([left.starting, left.run.get('packages/server')], [[start], undefined]);
  const all = planOf([change('packages/application/src/shop/cancel.ts')], workspace, { all: true }).tests;
  assert.deepEqual([all.starting, all.run.get('packages/server')], [[], [start]]);
  const own = planFor('packages/server/test/support/start.ts').tests;
  assert.deepEqual([own.starting, own.run.get('packages/server')], [[], [start]]);
});

test('browser tests are named, those whose names speak of the change first, and run only when asked for', () => {
  const plan = planFor('packages/web/src/features/shop/orders/list.tsx');
  assert.deepEqual(plan.tests.browser, [
    'packages/web/test/browser/shop-orders.test.ts',
    'packages/web/test/browser/welcome.test.ts',
  ]);
  assert.deepEqual([...plan.tests.run.keys()], ['packages/web']);
  assert.match(describeLeft(plan, []), /浏览器测试.*shop-orders、welcome/);
  const names = (browser) => stepsOf(plan, browser).map(({ name }) => name);
  assert.ok(!names([]).some((name) => name.startsWith('浏览器')));
  assert.ok(names(['shop-orders']).includes('浏览器测试 shop-orders'));
  assert.ok(!describeLeft(plan, ['shop-orders']).includes('浏览器测试'));
});
