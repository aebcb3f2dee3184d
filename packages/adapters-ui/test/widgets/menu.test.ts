import { describe, expect, it } from 'vitest';
import { nextIndex } from '../../src/widgets/menu/next-index.js';

describe('keys of the menu', () => {
  it.each([
    ['ArrowDown', 0, 3, 1],
    ['ArrowDown', 2, 3, 0],
    ['ArrowDown', -1, 3, 0],
    ['ArrowUp', 1, 3, 0],
    ['ArrowUp', 0, 3, 2],
    ['ArrowUp', -1, 3, 2],
    ['Home', 2, 3, 0],
    ['End', 0, 3, 2],
    ['a', 0, 3, undefined],
    ['ArrowDown', -1, 0, undefined],
  ])('%s at %i of %i goes to %s', (key, current, count, next) => {
    expect(nextIndex(key, current, count)).toBe(next);
  });
});
