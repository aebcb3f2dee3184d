import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  followUpAside,
  followUpOf,
  HAND_OVER_DAYS_MAX,
  handedOver,
  handOverEndIssue,
  handOverEndOf,
  movedState,
  NO_FOLLOW_UP,
  snoozed,
  type FollowUpCare,
  type FollowUpState,
} from '../../src/follow-up/index.js';
import { DAY_MS, shanghaiDay } from '../../src/shared/index.js';
import { anyFacts, anyInstant, CARE, noon, SERVED } from './samples.js';

const AT = noon('2025-11-12');
const IDLE = { ...SERVED, lastStudied: noon('2025-11-01') };
const MOVED = { from: 'tao', to: 'mei', at: AT };
const HANDLED = [{ kind: 'ending', occasion: '2025-12-01', step: 1, at: AT - DAY_MS }] as const;

/** The care of a student after somebody took the place of somebody else. */
const after = (care: readonly FollowUpCare[], { from, to, at } = MOVED): readonly FollowUpCare[] =>
  care.map((one) => (one.staffId === from ? { ...one, staffId: to, since: at } : one));

describe('movedState', () => {
  const to = (staffId: string): FollowUpState =>
    handedOver({ ...NO_FOLLOW_UP, handled: HANDLED }, { to: staffId, by: 'jing', at: AT - DAY_MS });

  test('gives who was handed over to the one to the other, and tells that it was he', () => {
    const state = movedState(to('tao'), CARE, MOVED, 'keep');
    expect(state).toEqual({
      handled: HANDLED,
      snooze: null,
      handOver: { to: 'mei', by: 'tao', at: AT },
    });
    const student = { facts: IDLE, state, care: after(CARE) };
    expect(followUpOf(student, 'mei', AT)).toMatchObject({ handedBy: 'tao' });
    expect(followUpOf(student, 'jing', AT)).toBeUndefined();
  });

  test('leaves who was handed to a third one with him, also where the class teacher is another one', () => {
    const moved = { from: 'jing', to: 'lan', at: AT };
    const state = movedState(to('tao'), CARE, moved, 'keep');
    expect(state.handOver).toEqual({ to: 'tao', by: 'jing', at: AT });
    const student = { facts: IDLE, state, care: after(CARE, moved) };
    expect(followUpOf(student, 'tao', AT)).toMatchObject({ handedBy: 'jing' });
    expect(followUpAside(student, 'lan', AT)).toEqual({ why: 'handedOver' });
  });

  test('knows nothing of a hand-over that holds no more', () => {
    expect(movedState(to('gone'), CARE, MOVED, 'keep').handOver).toBeNull();
  });

  test('leaves nobody alone and nobody with others where all begins anew, and what was done is done', () => {
    const alone = snoozed(to('tao'), [{ urgency: 90 }], { until: AT + DAY_MS, at: AT });
    expect(movedState(alone, CARE, MOVED, 'keep').snooze).toEqual(alone.snooze);
    expect(movedState(alone, CARE, MOVED, 'fresh')).toEqual({ ...NO_FOLLOW_UP, handled: HANDLED });
  });

  const anyState: fc.Arbitrary<FollowUpState> = fc.record({
    handled: fc.constantFrom([], HANDLED),
    snooze: fc.option(
      fc.record({
        until: anyInstant,
        urgency: fc.constantFrom(0, 40, 55, 90),
        at: fc.constant(AT - DAY_MS),
      }),
      { nil: null },
    ),
    handOver: fc.option(
      fc.record({
        to: fc.constantFrom('jing', 'tao', 'gone'),
        by: fc.constantFrom('jing', 'tao'),
        at: fc.constantFrom(noon('2025-01-01'), AT - DAY_MS),
      }),
      { nil: null },
    ),
  });

  test.prop([anyFacts, anyState, fc.constantFrom('jing', 'tao'), fc.integer({ min: 0, max: 40 })])(
    'what is kept: the queue of the one becomes that of the other, and everybody else’s stays as it was',
    (facts, state, from, days) => {
      const now = AT + days * DAY_MS;
      const moved = { from, to: 'mei', at: AT };
      const before = { facts, state, care: CARE };
      const later = { facts, state: movedState(state, CARE, moved, 'keep'), care: after(CARE, moved) };
      const other = from === 'jing' ? 'tao' : 'jing';
      for (const [was, is] of [
        [from, 'mei'],
        [other, other],
      ] as const) {
        expect(followUpOf(later, is, now)?.reasons).toEqual(followUpOf(before, was, now)?.reasons);
        expect(followUpAside(later, is, now)).toEqual(followUpAside(before, was, now));
      }
      expect(followUpOf(later, from, now)).toBeUndefined();
    },
  );

  test.prop([anyFacts, anyState, anyInstant])(
    'what begins anew: whoever is to be contacted at all is in the queue of the other',
    (facts, state, now) => {
      const { handled } = state;
      const care = after(CARE);
      const fresh = { facts, state: movedState(state, CARE, MOVED, 'fresh'), care };
      const plain = { facts, state: { ...NO_FOLLOW_UP, handled }, care };
      expect(followUpOf(fresh, 'mei', now)).toEqual(followUpOf(plain, 'mei', now));
      expect(followUpAside(fresh, 'mei', now)?.why).not.toBe('snoozed');
      expect(followUpAside(fresh, 'mei', now)?.why).not.toBe('handedOver');
    },
  );
});

describe('handOverEndIssue', () => {
  test.each([
    ['2025-11-12', undefined],
    ['2025-11-11', '最后一天不能早于今天'],
    ['2026-05-11', undefined],
    ['2026-05-12', `最多交给同事 ${HAND_OVER_DAYS_MAX} 天`],
    ['2025-02-30', '没有这一天'],
    ['明天', '没有这一天'],
  ])('%s: %s', (day, issue) => {
    expect(handOverEndIssue(day, AT)).toBe(issue);
  });

  test('they come back as the next day begins', () => {
    expect(shanghaiDay(handOverEndOf('2025-11-30'))).toBe('2025-12-01');
    expect(shanghaiDay(handOverEndOf('2025-11-30') - 1)).toBe('2025-11-30');
  });
});
