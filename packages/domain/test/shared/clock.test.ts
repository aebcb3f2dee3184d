import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { clockWords, DAY_MINUTES, minuteIssue, minuteOfClock } from '../../src/shared/index.js';

const someMinute = fc.nat(DAY_MINUTES - 1);

describe('minutes of a day', () => {
  it('are written as a clock shows them', () => {
    expect(clockWords(0)).toBe('00:00');
    expect(clockWords(570)).toBe('09:30');
    expect(clockWords(DAY_MINUTES)).toBe('24:00');
  });

  test.prop([someMinute])('are read as they are written', (minute) => {
    expect(minuteOfClock(clockWords(minute))).toBe(minute);
    expect(minuteIssue(minute)).toBeUndefined();
  });

  it.each(['', '9:00', '24:00', '12:60', '12:00:00', ' 12:00'])('%j is no time', (clock) => {
    expect(minuteOfClock(clock)).toBeUndefined();
  });

  it.each([-1, DAY_MINUTES, 0.5, Number.NaN, Number.POSITIVE_INFINITY])(
    '%d is no minute of a day',
    (minute) => {
      expect(minuteIssue(minute)).toBe('时间要是 00:00 到 23:59');
    },
  );
});
