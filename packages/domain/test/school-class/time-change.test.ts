import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  keptChanges,
  timeChangeIssues,
  timesOf,
  withTimeChange,
  type EventTimes,
  type ScheduledTimes,
} from '../../src/school-class/index.js';
import { DAY_MS } from '../../src/shared/index.js';

const HOUR = 3_600_000;
const WEEK = 7 * DAY_MS;
/** 2026-03-02, a Monday, 19:30 in Shanghai. */
const MONDAY = Date.UTC(2026, 2, 2, 11, 30);
const at = (week: number, hours = 0) => MONDAY + week * WEEK + hours * HOUR;
const span = (startsAt: number): EventTimes => ({ startsAt, endsAt: startsAt + 2 * HOUR });

/** Four times, those of the first and the third week as each week. */
const weekly = (changes: ScheduledTimes['changes'] = []): ScheduledTimes & { readonly kind: 'live' } => ({
  kind: 'live',
  ...span(MONDAY),
  repeatsUntil: '2026-03-23',
  changes,
});

describe('timesOf', () => {
  test('has each time once: as each week, moved, or not taking place', () => {
    const event = weekly([
      { of: at(1), to: null },
      { of: at(2), to: span(at(3, 24)) },
    ]);
    expect(timesOf(event, 0, Infinity)).toEqual([
      { ...span(at(0)), of: at(0), isCancelled: false },
      { ...span(at(1)), of: at(1), isCancelled: true },
      { ...span(at(3)), of: at(3), isCancelled: false },
      { ...span(at(3, 24)), of: at(2), isCancelled: false },
    ]);
    expect(timesOf(event, at(3, 24), at(3, 25)).map(({ of }) => of)).toEqual([at(2)]);
    expect(timesOf(event, at(2), at(3))).toEqual([]);
    expect(timesOf(event, at(3, 25), at(3, 26)).map(({ of }) => of)).toEqual([at(2)]);
    expect(timesOf(event, at(3, 26), at(9))).toEqual([]);
    expect(timesOf(event, at(3, 23), at(3, 24))).toEqual([]);
  });

  test('two that begin together stand in the order in which they would be', () => {
    const event = weekly([
      { of: at(2), to: { startsAt: at(3, 24), endsAt: null } },
      { of: at(1), to: { startsAt: at(3, 24), endsAt: null } },
    ]);
    expect(timesOf(event, at(3, 24), at(4)).map(({ of }) => of)).toEqual([at(1), at(2)]);
  });

  test('a change of a time that the event has not is none', () => {
    for (const of of [at(-1), at(1, 1), at(4)])
      expect(timesOf(weekly([{ of, to: span(at(9)) }]), 0, Infinity)).toHaveLength(4);
  });

  test.prop([
    fc.uniqueArray(fc.record({ week: fc.nat(3), by: fc.option(fc.integer({ min: -40, max: 40 })) }), {
      selector: ({ week }) => week,
    }),
    fc.integer({ min: -60, max: 800 }),
    fc.integer({ min: 0, max: 800 }),
  ])('a span has those of all times that lie in it', (changed, start, length) => {
    const event = weekly(
      changed.map(({ week, by }) => ({ of: at(week), to: by === null ? null : span(at(week, by)) })),
    );
    const all = timesOf(event, 0, Infinity);
    expect(all.map(({ of }) => of).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3].map((week) => at(week)));
    const [from, below] = [at(0, start), at(0, start + length)];
    const expected = all.filter(
      ({ startsAt, endsAt }) => startsAt < below && ((endsAt ?? 0) > from || startsAt >= from),
    );
    expect(timesOf(event, from, below)).toEqual(expected);
  });
});

describe('keptChanges', () => {
  test('are those of times that the event still has', () => {
    const changes = [0, 1, 3].map((week) => ({ of: at(week), to: null }));
    expect(keptChanges(weekly(changes))).toEqual(changes);
    expect(keptChanges({ ...weekly(changes), repeatsUntil: '2026-03-22' })).toEqual(changes.slice(0, 2));
    expect(keptChanges({ ...weekly(changes), ...span(at(0, 1)) })).toEqual([]);
    expect(keptChanges({ ...weekly(changes), ...span(at(1)) })).toEqual(changes.slice(1));
    expect(keptChanges({ ...weekly(changes), repeatsUntil: null })).toEqual([]);
  });
});

describe('withTimeChange', () => {
  test('puts one in the place of what was said of the same time, or takes it away', () => {
    const [one, two] = [
      { of: at(1), to: null },
      { of: at(2), to: span(at(2, 1)) },
    ] as const;
    expect(withTimeChange([], at(1), null)).toEqual([one]);
    expect(withTimeChange([two], at(1), null)).toEqual([one, two]);
    expect(withTimeChange([one, two], at(2), null)).toEqual([one, { of: at(2), to: null }]);
    expect(withTimeChange([one, two], at(1), undefined)).toEqual([two]);
  });
});

describe('timeChangeIssues', () => {
  const said = (of: number, to: EventTimes | null, event = weekly()) =>
    timeChangeIssues(event, of, to).map(({ field, message }) => `${field} ${message}`);

  test('finds nothing wrong with leaving a time out, or with another time', () => {
    expect(said(at(0), null)).toEqual([]);
    expect(said(at(3), span(at(3, 1)))).toEqual([]);
    expect(said(at(1), { startsAt: at(1), endsAt: at(1, 3) })).toEqual([]);
    expect(said(at(1), span(at(2)), weekly([{ of: at(2), to: null }]))).toEqual([]);
    expect(said(at(1), span(at(2)), weekly([{ of: at(2), to: span(at(2, 1)) }]))).toEqual([]);
    expect(said(at(1), span(at(1, 2)), weekly([{ of: at(1), to: span(at(1, 2)) }]))).toEqual([]);
  });

  test('says what is wrong', () => {
    expect(said(at(0), null, { ...weekly(), repeatsUntil: null })).toEqual([
      'of 只有一次的日程，请直接修改或取消整项',
    ]);
    for (const of of [at(-1), at(4), at(1, 1), 0.5, Number.NaN])
      expect(said(of, null)).toEqual(['of 日程里没有这一次']);
    expect(said(at(1), { startsAt: at(1), endsAt: null })).toEqual(['endsAt 直播课要写结束时间']);
    expect(said(at(1), { startsAt: 0, endsAt: 1 })).toEqual([
      'startsAt 开始时间不正确',
      'endsAt 结束时间要晚于开始时间',
    ]);
    expect(said(at(1), span(at(1)))).toEqual(['startsAt 与原来的时间相同']);
    expect(said(at(1), span(at(2)))).toEqual(['startsAt 这个时间已经有一次']);
    expect(said(at(1), span(at(2, 3)), weekly([{ of: at(2), to: span(at(2, 3)) }]))).toEqual([
      'startsAt 这个时间已经有一次',
    ]);
  });
});
