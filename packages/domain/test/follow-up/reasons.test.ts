import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { FOLLOW_UP_KINDS, FOLLOW_UP_STEPS, followUpReasons } from '../../src/follow-up/index.js';
import { DAY_MS, dayIndexOf, shanghaiDayIndex, startOfShanghaiDay } from '../../src/shared/index.js';
import { anyFacts, anyInstant, endOf, noon, NOTHING, SERVED } from './samples.js';

const only = (facts: object, now: number) =>
  followUpReasons({ ...NOTHING, ...facts }, now).map(({ kind, step, days, on }) => [kind, step, days, on]);

describe('followUpReasons', () => {
  test('nothing is known, nobody is to be contacted', () => {
    expect(followUpReasons(NOTHING, noon('2025-11-27'))).toEqual([]);
  });

  test.each([
    ['2025-11-24', undefined],
    ['2025-11-25', 1],
    ['2025-12-01', 1],
    ['2025-12-02', 2],
    ['2025-12-17', 2],
    ['2025-12-18', 3],
    ['2026-06-01', 3],
  ])('who studied on 18 November last is, on %s, inactive to the step %s', (today, step) => {
    const served = { ...SERVED, lastStudied: noon('2025-11-18') };
    expect(followUpReasons(served, noon(today)).map((reason) => [reason.kind, reason.step])).toEqual(
      step === undefined ? [] : [['inactive', step]],
    );
  });

  test('inactive counts while the class teacher is there for him, and once he has begun', () => {
    const now = noon('2025-11-27');
    const lastStudied = noon('2025-11-18');
    expect(only({ ...SERVED, lastStudied }, now)).toEqual([['inactive', 1, 9, '2025-11-18']]);
    expect(only({ ...SERVED, lastStudied, serviceUntil: null }, now)).toEqual([]);
    expect(only({ ...SERVED, lastStudied, serviceUntil: now - 1 }, now)).toEqual([]);
    expect(only({ ...SERVED, lastStudied: null, boughtAt: null }, now)).toEqual([]);
  });

  test.each([
    ['2025-11-26', []],
    ['2025-11-27', [['ending', 1, 30, '2025-12-27']]],
    ['2025-12-19', [['ending', 1, 8, '2025-12-27']]],
    ['2025-12-20', [['ending', 2, 7, '2025-12-27']]],
    ['2025-12-27', [['ending', 2, 0, '2025-12-27']]],
    ['2025-12-28', []],
  ])('a service that ends on 27 December is told of on %s', (today, expected) => {
    expect(only({ serviceUntil: endOf('2025-12-27') }, noon(today))).toEqual(expected);
  });

  test.each([
    ['2025-11-22', null, []],
    ['2025-11-23', null, [['neverStarted', 1, 3, '2025-11-20']]],
    ['2025-11-27', null, [['neverStarted', 2, 7, '2025-11-20']]],
    ['2025-12-04', null, [['neverStarted', 3, 14, '2025-11-20']]],
    // What he studied before he bought does not count, what he studied on that day does.
    ['2025-11-27', '2025-11-19', [['neverStarted', 2, 7, '2025-11-20']]],
    ['2025-11-26', '2025-11-20', []],
  ])(
    'who bought on 20 November has, on %s, having studied on %s, not started',
    (today, studied, expected) => {
      const lastStudied = studied === null ? null : noon(studied);
      const bought = { ...SERVED, boughtAt: noon('2025-11-20'), lastStudied };
      expect(only(bought, noon(today))).toEqual(expected);
      expect(only({ ...bought, validUntil: noon(today) - 1 }, noon(today))).toEqual([]);
    },
  );

  test('who has not started names the day on which he studied before he bought, or that there is none', () => {
    const bought = { ...SERVED, boughtAt: noon('2025-11-20') };
    const whatOf = (lastStudied: number | null) =>
      followUpReasons({ ...bought, lastStudied }, noon('2025-11-27')).map(({ what }) => what);
    expect(whatOf(null)).toEqual([null]);
    expect(whatOf(noon('2025-11-19'))).toEqual(['2025-11-19']);
    // What he was contacted for is the same occasion, whatever he did before.
    const occasionOf = (lastStudied: number | null) =>
      followUpReasons({ ...bought, lastStudied }, noon('2025-11-27')).map(({ occasion }) => occasion);
    expect(occasionOf(noon('2025-11-19'))).toEqual(occasionOf(null));
  });

  describe('a check-in', () => {
    const window = { firstDay: '2025-11-10', lastDay: '2025-11-30' };
    const last = (lastDay: string) => ({ checkIns: [{ campaign: '2025_march', window, lastDay }] });

    test.each([
      ['2025-11-27', []],
      ['2025-11-26', []],
      ['2025-11-25', [['missedCheckIn', 1, 1, '2025-11-25']]],
      ['2025-11-24', [['missedCheckIn', 2, 2, '2025-11-24']]],
      ['2025-11-12', [['missedCheckIn', 2, 14, '2025-11-12']]],
      // In an earlier period of the same campaign.
      ['2025-11-09', []],
    ])('that was made on %s last, on 27 November', (day, expected) => {
      expect(only(last(day), noon('2025-11-27'))).toEqual(expected);
    });

    test('counts from the first day of the period on, which is another occasion in each campaign', () => {
      const reasons = followUpReasons({ ...NOTHING, ...last('2025-11-10') }, noon('2025-11-27'));
      expect(reasons).toMatchObject([{ days: 16, occasion: '2025_march 2025-11-10' }]);
    });

    test('of two that were missed as long the one whose name comes first is told', () => {
      const both = ['2025_march', '2024_april'].map((campaign) => ({
        campaign,
        window,
        lastDay: '2025-11-20',
      }));
      for (const checkIns of [both, both.toReversed()])
        expect(followUpReasons({ ...NOTHING, checkIns }, noon('2025-11-27'))).toMatchObject([
          { what: '2024_april' },
        ]);
    });

    test('is not missed when the campaign is over', () => {
      expect(only(last('2025-11-20'), endOf('2025-11-30'))).toHaveLength(1);
      expect(only(last('2025-11-20'), endOf('2025-11-30') + 1)).toEqual([]);
    });

    test('of several campaigns the one that was missed for longest is told', () => {
      const [one] = last('2025-11-24').checkIns;
      const other = { campaign: '2024_april', window, lastDay: '2025-11-20' };
      const reasons = followUpReasons({ ...NOTHING, checkIns: [one!, other] }, noon('2025-11-27'));
      expect(reasons).toMatchObject([{ kind: 'missedCheckIn', what: '2024_april', days: 6 }]);
    });
  });

  test('what failed is named, and another failure is another occasion', () => {
    const [reason] = followUpReasons({ ...NOTHING, syncFailure: 'chat:3' }, noon('2025-11-27'));
    expect(reason).toMatchObject({
      kind: 'syncFailed',
      step: 1,
      what: 'chat:3',
      occasion: 'chat:3',
      on: null,
    });
  });

  test('holds to the last instant of the service and of the courses', () => {
    const now = noon('2025-11-27');
    expect(only({ serviceUntil: now }, now)).toEqual([['ending', 2, 0, '2025-11-27']]);
    const served = { ...SERVED, lastStudied: noon('2025-11-18'), serviceUntil: now };
    expect(only(served, now).map(([kind]) => kind)).toEqual(['ending', 'inactive']);
    const bought = { boughtAt: noon('2025-11-20'), validUntil: now };
    expect(only(bought, now)).toEqual([['neverStarted', 2, 7, '2025-11-20']]);
  });

  test('of reasons that are as urgent the one whose name comes first stands first', () => {
    const now = noon('2025-11-27');
    const urgency = 1;
    const steps = {
      ...FOLLOW_UP_STEPS,
      ending: [{ days: 30, urgency }],
      inactive: [{ days: 7, urgency }],
      syncFailed: [{ days: 0, urgency }],
    };
    const served = { ...SERVED, lastStudied: noon('2025-11-18'), serviceUntil: now, syncFailure: 'chat:3' };
    expect(followUpReasons(served, now, steps).map(({ kind }) => kind)).toEqual([
      'ending',
      'inactive',
      'syncFailed',
    ]);
  });

  test('the days and the urgency are data', () => {
    const steps = { ...FOLLOW_UP_STEPS, inactive: [{ days: 2, urgency: 99 }] };
    const served = { ...SERVED, lastStudied: noon('2025-11-18') };
    expect(followUpReasons(served, noon('2025-11-20'), steps)).toMatchObject([{ urgency: 99, days: 2 }]);
    expect(followUpReasons(served, noon('2025-11-19'), steps)).toEqual([]);
  });

  test('each step is worse than the one before', () => {
    for (const kind of FOLLOW_UP_KINDS) {
      const urgencies = FOLLOW_UP_STEPS[kind].map(({ urgency }) => urgency);
      expect(urgencies).toEqual([...new Set(urgencies)].toSorted((a, b) => a - b));
    }
  });

  test.prop([
    fc.integer({ min: dayIndexOf('2024-01-01'), max: dayIndexOf('2026-06-01') }),
    fc.nat({ max: 40 }),
  ])(
    'a reason begins at midnight in Shanghai, also over a leap day, and not a millisecond earlier',
    (day, ago) => {
      const studied = startOfShanghaiDay(day) + (ago * DAY_MS) / 41;
      for (const [index, { days }] of FOLLOW_UP_STEPS.inactive.entries()) {
        const begins = startOfShanghaiDay(day + days);
        const at = (now: number) =>
          followUpReasons({ ...SERVED, boughtAt: studied - DAY_MS, lastStudied: studied }, now).find(
            ({ kind }) => kind === 'inactive',
          )?.step ?? 0;
        expect([at(begins - 1), at(begins)]).toEqual([index, index + 1]);
      }
    },
  );

  test.prop([anyFacts, anyInstant, fc.nat({ max: DAY_MS - 1 })])(
    'is the same all day, unless something ends in it; of each kind there is one at the most, the most urgent first',
    (facts, now, later) => {
      const begun = startOfShanghaiDay(shanghaiDayIndex(now));
      const wholeDays = {
        ...facts,
        validUntil: facts.validUntil === null ? null : endOfDay(facts.validUntil),
        serviceUntil: facts.serviceUntil === null ? null : endOfDay(facts.serviceUntil),
      };
      const reasons = followUpReasons(wholeDays, begun);
      expect(followUpReasons(wholeDays, begun + later)).toEqual(reasons);
      const urgencies = reasons.map(({ urgency }) => urgency);
      expect(urgencies).toEqual(urgencies.toSorted((a, b) => b - a));
      expect(new Set(reasons.map(({ kind }) => kind)).size).toBe(reasons.length);
    },
  );
});

const endOfDay = (at: number): number => startOfShanghaiDay(shanghaiDayIndex(at) + 1) - 1;
