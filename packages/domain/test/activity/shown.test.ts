import { describe, expect, test } from 'vitest';
import { isShownTo } from '../../src/activity/index.js';
import { PROMO } from './samples.js';

const NOTHING = { productIds: [], classIds: [], tagIds: [] };

describe('isShownTo', () => {
  test('from the first day to the last', () => {
    const shown = (day: string) => isShownTo(PROMO, NOTHING, day);
    expect(['2026-01-10', '2026-01-11', '2026-02-08', '2026-02-09'].map(shown)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test('to those for whom it is', () => {
    const forOne = { ...PROMO, audience: { kind: 'class', ids: ['c1'] } } as const;
    expect(isShownTo(forOne, NOTHING, '2026-01-11')).toBe(false);
    expect(isShownTo(forOne, { ...NOTHING, classIds: ['c1'] }, '2026-01-11')).toBe(true);
  });
});
