import { DAY_MS, dayIndexOf, startOfShanghaiDay } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import { studyDayOf } from '../../src/student/index.js';

describe('the day on which somebody studied last', () => {
  const midnight = startOfShanghaiDay(dayIndexOf('2026-03-02'));

  it('is a Beijing day: the one that ends is not the one that begins', () => {
    expect(studyDayOf(midnight + 1)).toBe(midnight);
    expect(studyDayOf(midnight + DAY_MS - 1)).toBe(midnight);
    // Up to the last second of the day, which is no study of the next.
    expect(studyDayOf(midnight)).toBe(midnight - DAY_MS);
    expect(studyDayOf(midnight + DAY_MS)).toBe(midnight);
    // An hour after midnight in Shanghai, when it is the day before in Greenwich.
    expect(studyDayOf(midnight + 3_600_000)).toBe(midnight);
  });
});
