import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  PRIZE_BYS,
  PRIZES_MAX,
  prizeIssue,
  prizesEarned,
  prizesIssue,
  type Prize,
} from '../../src/activity/index.js';

const prize = (change: Partial<Prize> = {}): Prize => ({
  id: 'p1',
  title: '贴纸',
  by: 'total',
  days: 7,
  ships: true,
  ...change,
});

const anyPrize = fc.record({
  id: fc.uuid(),
  title: fc.constant('奖'),
  by: fc.constantFrom(...PRIZE_BYS),
  days: fc.integer({ min: 1, max: 40 }),
  ships: fc.boolean(),
});
const anyStreak = fc
  .tuple(fc.nat(40), fc.nat(40))
  .map(([longest, more]) => ({ longest, total: longest + more }));

describe('prizesEarned', () => {
  test('goes by one of two ways to count days, of which the days in all are offered first', () => {
    expect(PRIZE_BYS).toEqual(['total', 'longest']);
  });

  test('asks for days in all, or in a row', () => {
    const prizes = [
      prize({ id: 'row', by: 'longest', days: 7 }),
      prize({ id: 'all', days: 7 }),
      prize({ id: 'more', days: 8 }),
    ];
    expect(prizesEarned(prizes, { total: 7, longest: 6 }).map(({ id }) => id)).toEqual(['all']);
    expect(prizesEarned(prizes, { total: 8, longest: 7 }).map(({ id }) => id)).toEqual([
      'row',
      'all',
      'more',
    ]);
  });

  test.prop([fc.array(anyPrize), anyStreak])('another day takes no prize away', (prizes, streak) => {
    const before = prizesEarned(prizes, streak);
    const after = prizesEarned(prizes, { total: streak.total + 1, longest: streak.longest });
    expect(after).toEqual(expect.arrayContaining([...before]));
  });
});

describe('prizeIssue', () => {
  test.each([
    [{ title: ' ' }, '奖品名称必须填写'],
    [{ title: '奖'.repeat(31) }, '奖品名称不能超过30个字符'],
    [{ title: '贴\n纸' }, '奖品名称不能包含控制字符'],
    [{ days: 0 }, '天数应为 1 以上的整数'],
    [{ days: 1.5 }, '天数应为 1 以上的整数'],
    [{ days: 11 }, '活动只有 10 天，11 天做不到'],
  ])('%o', (change, message) => {
    expect(prizeIssue(prize(change), 10)).toBe(message);
  });

  test('takes what just fits', () => {
    expect(prizeIssue(prize({ title: ` ${'奖'.repeat(30)} `, days: 10 }), 10)).toBeUndefined();
    expect(prizeIssue(prize({ days: 1 }), 10)).toBeUndefined();
  });
});

describe('prizesIssue', () => {
  const many = (count: number): Prize[] =>
    Array.from({ length: count }, (_, at) => prize({ id: `p${at}`, title: `奖${at}` }));

  test('says which of them is wrong', () => {
    expect(prizesIssue([...many(2), prize({ id: 'x', title: '' })], 10)).toBe(
      '第 3 种奖品：奖品名称必须填写',
    );
  });

  test('takes none, and so many', () => {
    expect(prizesIssue([], 10)).toBeUndefined();
    expect(prizesIssue(many(PRIZES_MAX), 10)).toBeUndefined();
    expect(prizesIssue(many(PRIZES_MAX + 1), 10)).toBe('奖品最多 20 种');
  });

  test('two are not called alike, nor have the same id', () => {
    expect(prizesIssue([prize(), prize({ id: 'p2', title: ' 贴纸 ' })], 10)).toBe('奖品不能重名');
    expect(prizesIssue([prize(), prize({ title: '书' })], 10)).toBe('奖品不能重名');
  });
});
