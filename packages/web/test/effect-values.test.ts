import { fc, test } from '@fast-check/vitest';
import { effectWeeks, type EffectPoint } from '@ykd/domain/campaign';
import { describe, expect, it } from 'vitest';
import { dotsPath, linePath, mostOf } from '../src/features/admin/check-ins/effect-values';
import { checkInEffect as words } from '../src/features/admin/messages/zh-CN/check-in-effect';

const weeks = effectWeeks({ firstDay: '2026-03-02', lastDay: '2026-03-08' });
const points: readonly EffectPoint[] = weeks.map((week, at) => ({
  ...week,
  took: { minutes: at * 20, percent: 50 },
  others: { minutes: 10, percent: 100 },
}));

describe('the chart of the effect of a campaign', () => {
  it('has a line and a dot for each week, the highest figure at the top', () => {
    expect(mostOf(points, 'minutes')).toBe(40);
    expect(linePath(points, 'took', 'minutes', 40)).toBe('M0.5 1L1.5 0.5L2.5 0');
    expect(dotsPath(points, 'others', 'percent', 100)).toBe('M0.5 0h0M1.5 0h0M2.5 0h0');
  });

  it('is drawn where nobody studied, and without weeks', () => {
    const nothing = points.map((point) => ({ ...point, took: { minutes: 0, percent: 0 } }));
    expect(mostOf([], 'minutes')).toBe(1);
    expect(linePath([], 'took', 'minutes', 1)).toBe('');
    expect(linePath(nothing, 'took', 'minutes', mostOf(nothing, 'minutes'))).toBe('M0.5 1L1.5 1L2.5 1');
  });

  const figures = fc.record({
    minutes: fc.double({ min: 0, max: 9_999, noNaN: true }),
    percent: fc.double({ min: 0, max: 100, noNaN: true }),
  });
  test.prop([fc.array(fc.record({ took: figures, others: figures }), { minLength: 1, maxLength: 9 })])(
    'stays in its box',
    (drawn) => {
      const [week] = weeks;
      if (week === undefined) throw new Error('no week');
      const all = drawn.map((one) => ({ ...week, ...one }));
      const most = mostOf(all, 'minutes');
      for (const [, x, y] of linePath(all, 'took', 'minutes', most).matchAll(/[ML](\S+) ([^LM]+)/g)) {
        expect(Number(x)).toBeLessThan(all.length);
        expect(Number(y)).toBeGreaterThanOrEqual(0);
        expect(Number(y)).toBeLessThanOrEqual(1);
      }
    },
  );
});

describe('what is said of it', () => {
  it('shows changes with their sign, and one decimal', () => {
    expect([12.3, -2, 0].map((value) => words.difference('minutes', value))).toEqual([
      '相差 +12.3 分钟',
      '相差 −2.0 分钟',
      '相差 0.0 分钟',
    ]);
    expect(words.difference('percent', 5)).toBe('相差 +5.0 个百分点');
    expect(words.each('took', 20, words.inWords.minutes(55), 35)).toBe('参加的 20.0 → 55.0 分钟（+35.0）');
    expect(words.each('others', 50, words.inWords.percent(40), -10)).toBe('没有参加的 50.0 → 40.0%（−10.0）');
  });

  it('says that who takes part chooses so himself, and who is left out where somebody is', () => {
    const said = (newcomers: number, runsOver: boolean) => words.caveats(2, newcomers, runsOver).join('\n');
    expect(said(0, false)).toContain('参加不参加是学员自己选的');
    expect(said(0, false)).not.toMatch(/不在其中|结束以后/);
    expect(said(7, true)).toMatch(/7 位不在其中[^]*结束以后/);
  });
});
