import { badgeDay, daysIn } from '../../src/campaign/index.js';
import { describe, expect, it } from 'vitest';

const MARCH = { firstDay: '2025-03-01', lastDay: '2025-03-31' } as const;

describe('daysIn', () => {
  it('keeps the days of a window, both ends included, in their order', () => {
    expect(daysIn(MARCH, ['2025-04-01', '2025-03-31', '2025-03-01', '2025-02-28'])).toEqual([
      '2025-03-31',
      '2025-03-01',
    ]);
    expect(daysIn({ firstDay: '2025-03-02', lastDay: '2025-03-01' }, ['2025-03-01', '2025-03-02'])).toEqual(
      [],
    );
  });
});

describe('badgeDay', () => {
  const named = { badge: '三月之星', ...MARCH };

  it.each([
    [[], undefined],
    [['2025-02-28', '2025-04-01'], undefined],
    [['2025-03-01'], '2025-03-01'],
    [['2025-03-31'], '2025-03-31'],
    [['2025-03-12', '2025-02-01', '2025-03-09', '2025-03-11'], '2025-03-09'],
  ])('of entries on %j is %s', (days, expected) => {
    expect(badgeDay(named, days)).toBe(expected);
  });

  it('is none where the campaign has no badge, whatever was written', () => {
    expect(badgeDay({ ...named, badge: '' }, ['2025-03-09'])).toBeUndefined();
  });
});
