import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  compareFollowUps,
  contacted,
  followUpAside,
  followUpOf,
  handedOver,
  isHandedOver,
  NO_FOLLOW_UP,
  snoozed,
  type FollowUpCare,
  type FollowUpFacts,
  type FollowUpState,
} from '../../src/follow-up/index.js';
import { DAY_MS, dayIndexOf, startOfShanghaiDay } from '../../src/shared/index.js';
import { anyFacts, anyInstant, CARE, endOf, noon, SERVED } from './samples.js';

const IDLE: FollowUpFacts = { ...SERVED, lastStudied: noon('2025-11-05') };

const of = (
  state: FollowUpState,
  now: number,
  over: { facts?: FollowUpFacts; care?: readonly FollowUpCare[] } = {},
) => followUpOf({ facts: IDLE, care: CARE, ...over, state }, 'jing', now);

const reasonsOf = (facts: FollowUpFacts, now: number) => of(NO_FOLLOW_UP, now, { facts })?.reasons ?? [];

describe('followUpOf', () => {
  test('is for those who look after the student, and nobody else', () => {
    const student = { facts: IDLE, state: NO_FOLLOW_UP, care: CARE };
    const now = noon('2025-11-12');
    expect(followUpOf(student, 'jing', now)).toEqual(followUpOf(student, 'tao', now));
    expect(followUpOf(student, 'jing', now)).toMatchObject({ reasons: [{ kind: 'inactive', days: 7 }] });
    expect(followUpOf(student, 'admin', now)).toBeUndefined();
    expect(followUpOf({ ...student, care: [] }, 'jing', now)).toBeUndefined();
  });

  test('what is done stays done until it gets worse, and says how long ago that was', () => {
    const at = noon('2025-11-12');
    const done = contacted(NO_FOLLOW_UP, reasonsOf(IDLE, at), at);
    expect(of(done, at)).toBeUndefined();
    expect(of(done, noon('2025-11-18'))).toBeUndefined();
    expect(of(done, noon('2025-11-19'))?.reasons).toMatchObject([
      { kind: 'inactive', step: 2, days: 14, again: { on: '2025-11-12', days: 7, isSame: true } },
    ]);
    const twice = contacted(done, reasonsOf(IDLE, noon('2025-11-19')), noon('2025-11-19'));
    expect(of(twice, noon('2025-12-04'))).toBeUndefined();
    expect(of(twice, noon('2025-12-05'))?.reasons).toMatchObject([{ step: 3, again: { days: 16 } }]);
  });

  test('what is done comes back with another occasion, and says that it is another one', () => {
    const at = noon('2025-11-12');
    const done = contacted(NO_FOLLOW_UP, reasonsOf(IDLE, at), at);
    const studied = { ...IDLE, lastStudied: noon('2025-11-14') };
    expect(of(done, noon('2025-11-20'), { facts: studied })).toBeUndefined();
    expect(of(done, noon('2025-11-21'), { facts: studied })?.reasons).toMatchObject([
      { step: 1, days: 7, again: { on: '2025-11-12', days: 9, isSame: false } },
    ]);
  });

  test('a service that is near its end is told of again when it is nearer, and when it is another end', () => {
    const facts = { ...SERVED, lastStudied: noon('2025-12-20'), serviceUntil: endOf('2025-12-27') };
    const at = noon('2025-12-01');
    const done = contacted(NO_FOLLOW_UP, reasonsOf({ ...facts, lastStudied: at }, at), at);
    expect(of(done, noon('2025-12-19'), { facts })).toBeUndefined();
    expect(of(done, noon('2025-12-20'), { facts })?.reasons).toMatchObject([{ kind: 'ending', step: 2 }]);
    const longer = { ...facts, serviceUntil: endOf('2026-01-05') };
    expect(of(done, noon('2025-12-20'), { facts: longer })?.reasons).toMatchObject([
      { kind: 'ending', step: 1, again: { isSame: false } },
    ]);
  });

  test('a contact is about what was to be said then: what comes later is not done', () => {
    const at = noon('2025-11-12');
    const done = contacted(NO_FOLLOW_UP, reasonsOf(IDLE, at), at);
    const failed = { ...IDLE, syncFailure: 'chat:1' };
    expect(of(done, at, { facts: failed })?.reasons.map(({ kind }) => kind)).toEqual(['syncFailed']);
    const both = contacted(done, reasonsOf({ ...SERVED, lastStudied: at, syncFailure: 'chat:1' }, at), at);
    expect(both.handled.map(({ kind }) => kind)).toEqual(['inactive', 'syncFailed']);
    expect(of(both, at, { facts: failed })).toBeUndefined();
  });

  describe('who is left alone', () => {
    const at = noon('2025-11-12');
    const until = startOfShanghaiDay(dayIndexOf('2025-11-15'));
    const state = snoozed(NO_FOLLOW_UP, reasonsOf(IDLE, at), { until, at });

    test('is back exactly on his day', () => {
      expect(of(state, at)).toBeUndefined();
      expect(of(state, until - 1)).toBeUndefined();
      expect(of(state, until)).toMatchObject({ snoozedUntil: '2025-11-15', reasons: [{ days: 10 }] });
    });

    test('is back earlier for something more urgent, and not for something less so', () => {
      expect(
        of(state, at, { facts: { ...IDLE, syncFailure: 'chat:1' } })?.reasons.map(({ kind }) => kind),
      ).toEqual(['syncFailed', 'inactive']);
      const less = { ...IDLE, serviceUntil: endOf('2025-12-10') };
      expect(of(state, at, { facts: less })).toBeUndefined();
    });
  });

  describe('who was handed over', () => {
    const at = noon('2025-11-12');
    const handOver = { to: 'tao', by: 'jing', at };
    const state = handedOver(NO_FOLLOW_UP, handOver);
    const student = { facts: IDLE, state, care: CARE };

    test('is in the queue of the other and no longer in one’s own', () => {
      expect(followUpOf(student, 'jing', at)).toBeUndefined();
      expect(followUpOf(student, 'tao', at)).toMatchObject({ handedBy: 'jing' });
    });

    test.each([
      ['the other looks after him no more', CARE.slice(0, 1)],
      ['the other does so anew', [CARE[0]!, { ...CARE[1]!, since: at + 1 }]],
      [
        'he has another class teacher',
        [
          { staffId: 'lin', kind: 'classTeacher', since: at + 1 } as const,
          { ...CARE[0]!, kind: 'assistant' as const },
          CARE[1]!,
        ],
      ],
    ])('comes back when %s', (_, care) => {
      expect(isHandedOver(handOver, care)).toBe(false);
      expect(followUpOf({ ...student, care }, 'jing', at + 2)).toMatchObject({ handedBy: null });
    });

    test('is everybody’s again once he was contacted', () => {
      expect(contacted(state, [], at).handOver).toBeNull();
    });

    test('is no longer left alone by whoever gave him away', () => {
      const alone = snoozed(NO_FOLLOW_UP, [{ urgency: 99 }], { until: at + DAY_MS, at });
      expect(handedOver(alone, handOver).snooze).toBeNull();
    });
  });

  test.prop([anyFacts, anyInstant])('nothing is left to do of what was just done', (facts, now) => {
    const reasons = reasonsOf(facts, now);
    expect(of(contacted(NO_FOLLOW_UP, reasons, now), now, { facts })).toBeUndefined();
  });

  test.prop([anyFacts, anyInstant, fc.integer({ min: 0, max: 60 })])(
    'what was done and did not change is back only when it is worse',
    (facts, now, days) => {
      const before = reasonsOf(facts, now);
      const later = of(contacted(NO_FOLLOW_UP, before, now), now + days * DAY_MS, { facts });
      for (const { kind, step, occasion, again } of later?.reasons ?? []) {
        const was = before.find((one) => one.kind === kind);
        if (was?.occasion === occasion) expect(step).toBeGreaterThan(was.step);
        expect(again === null).toBe(was === undefined);
      }
    },
  );

  test.prop([anyFacts, anyInstant, fc.integer({ min: 1, max: 9 })])(
    'whoever is left alone is there again on that day as if nothing had been done',
    (facts, now, days) => {
      const until = now + days * DAY_MS;
      const state = snoozed(NO_FOLLOW_UP, reasonsOf(facts, now), { until, at: now });
      expect(of(state, until, { facts })?.reasons).toEqual(of(NO_FOLLOW_UP, until, { facts })?.reasons);
      expect(of(state, now, { facts })).toBeUndefined();
    },
  );
});

describe('followUpAside', () => {
  const at = noon('2025-11-12');
  const reasons = reasonsOf(IDLE, at);
  const until = startOfShanghaiDay(dayIndexOf('2025-11-15'));
  const alone = snoozed(NO_FOLLOW_UP, reasons, { until, at });
  const done = contacted(NO_FOLLOW_UP, reasons, at);
  const given = handedOver(NO_FOLLOW_UP, { to: 'tao', by: 'jing', at });
  const aside = (state: FollowUpState, now: number, over: { facts?: FollowUpFacts; staffId?: string } = {}) =>
    followUpAside({ facts: over.facts ?? IDLE, care: CARE, state }, over.staffId ?? 'jing', now);

  test.each([
    ['nothing was done about', NO_FOLLOW_UP, undefined],
    ['was contacted', done, { why: 'contacted' }],
    ['is left alone', alone, { why: 'snoozed', until }],
    ['is another’s to contact', given, { why: 'handedOver' }],
  ])('says why somebody who %s is not to be contacted', (_what, state, expected) => {
    expect(aside(state, at)).toEqual(expected);
  });

  test('is nothing of whom there is no reason to contact, and of whom one does not look after', () => {
    for (const state of [done, alone, given]) {
      expect(aside(state, at, { facts: { ...SERVED, lastStudied: at } })).toBeUndefined();
      expect(aside(state, at, { staffId: 'admin' })).toBeUndefined();
    }
  });

  test('ends with the day, with what is worse, and with something more urgent', () => {
    expect(aside(alone, until)).toBeUndefined();
    expect(aside(done, noon('2025-11-19'))).toBeUndefined();
    expect(aside(alone, at, { facts: { ...IDLE, syncFailure: 'chat:1' } })).toBeUndefined();
    expect(aside(given, at, { staffId: 'tao' })).toBeUndefined();
  });

  test.prop([anyFacts, anyInstant, fc.constantFrom(NO_FOLLOW_UP, alone, done, given)])(
    'whom there is a reason to contact is either in the queue or aside',
    (facts, now, state) => {
      const isKnown = reasonsOf(facts, now).length > 0;
      expect([of(state, now, { facts }), aside(state, now, { facts })].filter(Boolean)).toHaveLength(
        isKnown ? 1 : 0,
      );
    },
  );
});

describe('compareFollowUps', () => {
  const now = noon('2025-11-27');
  const entry = fc.tuple(anyFacts, fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')).map(([facts, id]) => ({
    id,
    reasons: reasonsOf(facts, now),
  }));

  test('the more urgent comes first, then who has more reasons, then whom it concerns for longer, then the id', () => {
    const idle = { ...SERVED, lastStudied: noon('2025-11-18') };
    const all = [
      ['d', { ...idle, serviceUntil: endOf('2025-12-27') }],
      ['e', idle],
      ['c', { ...idle, lastStudied: noon('2025-11-17') }],
      ['b', { ...idle, serviceUntil: endOf('2025-12-20') }],
      ['a', { ...SERVED, lastStudied: now, serviceUntil: endOf('2025-11-29') }],
      ['f', idle],
    ] as const;
    const sorted = all
      .map(([id, facts]) => ({ id, reasons: reasonsOf(facts, now) }))
      .toSorted(compareFollowUps)
      .map(({ id }) => id);
    expect(sorted.join('')).toBe('abdcef');
  });

  test('what ends sooner comes first', () => {
    const ends = (id: string, day: string) => ({
      id,
      reasons: reasonsOf({ ...SERVED, lastStudied: now, serviceUntil: endOf(day) }, now),
    });
    expect(compareFollowUps(ends('b', '2025-11-28'), ends('a', '2025-11-30'))).toBeLessThan(0);
    expect(compareFollowUps(ends('a', '2025-11-30'), ends('a', '2025-11-30'))).toBe(0);
  });

  test.prop([fc.array(entry, { maxLength: 8 }), fc.infiniteStream(fc.nat())])(
    'is total and the same whatever the order before',
    (entries, chance) => {
      const each = [...new Map(entries.map((one) => [one.id, one])).values()];
      const sorted = each.toSorted(compareFollowUps);
      const shuffled = each
        .map((one) => ({ one, key: chance.next().value }))
        .toSorted((a, b) => a.key - b.key)
        .map(({ one }) => one);
      expect(shuffled.toSorted(compareFollowUps)).toEqual(sorted);
      for (const [at, one] of sorted.entries()) {
        for (const other of sorted.slice(at + 1)) {
          expect(compareFollowUps(one, other)).toBeLessThan(0);
          expect(compareFollowUps(other, one)).toBeGreaterThan(0);
        }
      }
    },
  );
});

describe('isHandedOver', () => {
  const AT = noon('2025-11-20');
  const handOver = { to: 'tao', by: 'jing', at: AT };
  const care = (staffId: string, kind: FollowUpCare['kind'], since: number): FollowUpCare => ({
    staffId,
    kind,
    since,
  });
  const teacher = care('jing', 'classTeacher', AT - 1);

  test.each<readonly [string, boolean, readonly FollowUpCare[]]>([
    ['whoever got him looks after him since then', true, [teacher, care('tao', 'assistant', AT)]],
    ['he looks after him anew', false, [teacher, care('tao', 'assistant', AT + 1)]],
    ['nobody else has him', true, [care('tao', 'assistant', AT)]],
    [
      'another assistant came',
      true,
      [teacher, care('tao', 'assistant', AT), care('li', 'assistant', AT + 1)],
    ],
    [
      'the class teacher came as it was decided',
      true,
      [care('jing', 'classTeacher', AT), care('tao', 'assistant', AT)],
    ],
    [
      'another class teacher came later',
      false,
      [care('li', 'classTeacher', AT + 1), care('tao', 'assistant', AT)],
    ],
  ])('%s: %s', (_what, expected, all) => {
    expect(isHandedOver(handOver, all)).toBe(expected);
    expect(isHandedOver(null, all)).toBe(false);
  });
});
