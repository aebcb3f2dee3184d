import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testsOf } from '../check/graph.mjs';
import { readModule } from '../check/imports.mjs';
import { graphOfTexts, SMALL } from './support.mjs';

const graph = graphOfTexts(SMALL);
const nearOf = (...files) => testsOf(graph, files).near.map(({ file, distance }) => `${file} ${distance}`);

test('names are followed through entries to the files that define them', () => {
  assert.deepEqual(nearOf('packages/domain/src/order/amount.ts'), [
    'packages/domain/test/order/amount.test.ts 1',
    'packages/domain/test/public-names.test.ts 1',
    'packages/web/test/shop.test.tsx 2',
  ]);
  assert.deepEqual(nearOf('packages/domain/src/order/paid.ts'), [
    'packages/domain/test/public-names.test.ts 1',
    'packages/application/test/shop/cancel.test.ts 2',
  ]);
});

test('types do not join what runs', () => {
  assert.ok(!nearOf('packages/domain/src/order/paid.ts').some((line) => line.includes('note')));
});

test('a test depends on the data that it reads, and on itself', () => {
  assert.deepEqual(nearOf('packages/server/data/schools.csv'), ['packages/server/test/schools.test.ts 1']);
  assert.deepEqual(nearOf('packages/application/test/note.test.ts'), [
    'packages/application/test/note.test.ts 0',
  ]);
});

test('tests that only start the program are told apart', () => {
  const { near, started } = testsOf(graph, ['packages/application/src/shop/cancel.ts']);
  assert.deepEqual(near, [{ file: 'packages/application/test/shop/cancel.test.ts', distance: 1 }]);
  assert.deepEqual(started, ['packages/server/test/process/start.test.ts']);
});

test('files that pass each other on are no endless way', () => {
  const round = graphOfTexts({
    'packages/a/src/index.ts': "export * from './other.js';",
    'packages/a/src/other.ts': "export * from './index.js';\nexport const a = 1;",
    'packages/a/test/a.test.ts':
      "import { a, b } from '../src/index.js';\nimport * as all from '../src/index.js';",
  });
  const { near } = testsOf(round, ['packages/a/src/other.ts']);
  assert.deepEqual(near, [{ file: 'packages/a/test/a.test.ts', distance: 1 }]);
});

test('what is renamed on the way is found under its first name', () => {
  const renamed = graphOfTexts({
    'packages/a/src/index.ts': "export { one as two } from './one.js';\nexport * as rest from './rest.js';",
    'packages/a/src/one.ts': 'export const { one } = { one: 1 };',
    'packages/a/src/rest.ts': 'export const three = 3;',
    'packages/a/test/two.test.ts': "import { two as four } from '../src/index.js';",
    'packages/a/test/rest.test.ts': "import { rest } from '../src/index.js';",
  });
  assert.equal(testsOf(renamed, ['packages/a/src/one.ts']).near[0].file, 'packages/a/test/two.test.ts');
  assert.equal(testsOf(renamed, ['packages/a/src/rest.ts']).near[0].file, 'packages/a/test/rest.test.ts');
});

test('the shape of a file is what it imports and exports, not what it does', () => {
  const shapeOf = (text) => readModule('a.ts', text).shape;
  const text = "import type { A } from './a.js';\nexport const b = (a: A) => a;";
  assert.deepEqual(shapeOf(text), shapeOf(`// why\n${text.replace('=> a', '=> [a]')}`));
  for (const other of [
    text.replace('{ A }', '{ B as A }'),
    text.replace('b =', 'c ='),
    `${text} import('d');`,
  ]) {
    assert.notDeepEqual(shapeOf(text), shapeOf(other));
  }
});
