import { expect, it } from 'vitest';
import { DEFAULT_PAGE_NUM, DEFAULT_PAGE_SIZE, IDENTIFIER_MAX } from '../../src/shared/index.js';

it('a page of a generic query is the first one of 15 entries by default', () => {
  expect([DEFAULT_PAGE_NUM, DEFAULT_PAGE_SIZE]).toEqual([0, 15]);
});

it('an identifier has at most 64 code points', () => {
  expect(IDENTIFIER_MAX).toBe(64);
});
