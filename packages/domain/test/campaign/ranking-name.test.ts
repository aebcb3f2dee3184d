import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { rankingName } from '../../src/campaign/index.js';

describe('rankingName', () => {
  test.each([
    ['李小明', '李*明'],
    ['李明', '李*'],
    [' 李 ', '李*'],
    ['欧阳小明', '欧**明'],
    ['Alexander', 'A**r'],
    ['😀😀😀', '😀*😀'],
  ])('%s', (name, shown) => {
    expect(rankingName(name)).toBe(shown);
  });

  test('of no name there is none', () => {
    expect(rankingName('  ')).toBeUndefined();
  });

  test.prop([fc.string({ minLength: 3, unit: 'grapheme' })])('a whole name is never shown', (name) => {
    if (name.trim() === '') return;
    expect([...(rankingName(name) ?? '')].length).toBeLessThanOrEqual(4);
    expect(rankingName(name)).toContain('*');
  });
});
