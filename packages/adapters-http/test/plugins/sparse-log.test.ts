import { expect, it } from 'vitest';
import { createSparseLog } from '../../src/plugins/sparse-log.js';

it('says something once in a while, and how often it happened since', () => {
  let at = 0;
  const said: [string, number][] = [];
  const log = createSparseLog<string>(
    (about, times) => said.push([about, times]),
    60_000,
    () => at,
  );
  for (const name of ['a', 'b', 'c']) log(name);
  at = 59_999;
  log('d');
  expect(said).toEqual([['a', 1]]);
  at = 60_000;
  log('e');
  log('f');
  at = 500_000;
  log('g');
  expect(said).toEqual([
    ['a', 1],
    ['e', 4],
    ['g', 2],
  ]);
});
