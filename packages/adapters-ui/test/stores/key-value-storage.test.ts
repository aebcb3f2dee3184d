import { expect, it } from 'vitest';
import { readJson, readText, writeText } from '../../src/stores/index.js';
import { memoryStorage } from './world.js';

it('keeps a text under a key until it is removed', () => {
  const storage = memoryStorage();
  expect(readText(storage, 'a')).toBeUndefined();
  expect(writeText(storage, 'a', '')).toBe(true);
  expect(readText(storage, 'a')).toBe('');
  expect(writeText(storage, 'a', undefined)).toBe(true);
  expect([readText(storage, 'a'), storage.kept.size]).toEqual([undefined, 0]);
});

it.each([
  ['[1]', [1]],
  ['null', null],
  ['', undefined],
  ['[1', undefined],
])('reads %j as JSON', (text, value) => {
  const storage = memoryStorage();
  writeText(storage, 'a', text);
  expect(readJson(storage, 'a')).toEqual(value);
  expect(readJson(storage, 'b')).toBeUndefined();
});

it('finds nothing and says that nothing was stored where storage is forbidden', () => {
  const refuse = (): never => {
    throw new Error('SecurityError');
  };
  const storage = { getItem: refuse, setItem: refuse, removeItem: refuse };
  expect([readText(storage, 'a'), readJson(storage, 'a')]).toEqual([undefined, undefined]);
  expect([writeText(storage, 'a', 'b'), writeText(storage, 'a', undefined)]).toEqual([false, false]);
});
