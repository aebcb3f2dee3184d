import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  hasLeadSource,
  LEAD_SHARE_MAX,
  LEAD_SOURCE_MAX,
  LEAD_STATES,
  leadEndsAt,
  leadSourceOf,
  leadTransition,
  NO_LEAD_SOURCE,
  nextLeadTaker,
  type LeadEvent,
  type LeadTaker,
} from '../../src/lead/index.js';
import { DAY_MS } from '../../src/shared/index.js';

describe('where a lead comes from', () => {
  test('is what the address says', () => {
    expect(
      leadSourceOf(
        '?utm_source=WeChat&utm_medium=group&utm_campaign=2026%E6%9A%91%E5%81%87+A&coupon=Ab-1&x=2',
      ),
    ).toEqual({ source: 'wechat', medium: 'group', campaign: '2026暑假 a', coupon: 'Ab-1' });
    expect(leadSourceOf('utm_source=a&utm_source=b').source).toBe('a');
  });

  test.each([
    '',
    '?',
    '?utm_source',
    '?utm_source=',
    '?utm_source=%E6',
    '?utm_source=%00',
    '?utm_source=a%E2%80%AEb',
    '?utm_source=%E2%80%8B',
    '?=x',
  ])('is nothing for %s', (search) => {
    expect(leadSourceOf(search)).toEqual(NO_LEAD_SOURCE);
    expect(hasLeadSource(leadSourceOf(search))).toBe(false);
  });

  test.prop([fc.string({ unit: 'binary' }), fc.string()])(
    'never throws, and is one short line each',
    (value, rest) => {
      const found = leadSourceOf(
        `?utm_campaign=${encodeURIComponent(value.replaceAll(/\p{Cs}/gu, ''))}&${rest}`,
      );
      for (const text of Object.values(found)) {
        expect([...text].length).toBeLessThanOrEqual(LEAD_SOURCE_MAX);
        expect(text).toBe(text.trim());
        expect(text).not.toMatch(/\p{Cc}/u);
      }
    },
  );

  test('is cut off where it is too long, also where small letters are longer', () => {
    expect([...leadSourceOf(`?utm_source=${'%C4%B0'.repeat(60)}`).source]).toHaveLength(LEAD_SOURCE_MAX);
  });

  test('is something as soon as one of them is said', () => {
    expect(hasLeadSource({ ...NO_LEAD_SOURCE, coupon: 'c' })).toBe(true);
  });
});

const taker = (userId: string, share = 1, isAway = false): LeadTaker => ({
  userId,
  share,
  isAway,
  credit: 0,
});

/** So many turns, one after the other. */
const turns = (takers: readonly LeadTaker[], count: number) => {
  const given: string[] = [];
  let now = takers;
  for (let at = 0; at < count; at += 1) {
    const turn = nextLeadTaker(now);
    if (turn === undefined) break;
    given.push(turn.userId);
    now = turn.takers;
  }
  return { given, takers: now };
};

const takers = fc.uniqueArray(
  fc.record({
    userId: fc.uuid(),
    share: fc.integer({ min: 0, max: LEAD_SHARE_MAX }),
    isAway: fc.boolean(),
    credit: fc.constant(0),
  }),
  { selector: ({ userId }) => userId, maxLength: 8 },
);

describe('the turn', () => {
  test('goes round, and takes who has a greater share more often, not at once', () => {
    expect(turns([taker('a'), taker('b'), taker('c')], 6).given).toEqual(['a', 'b', 'c', 'a', 'b', 'c']);
    expect(turns([taker('a', 3), taker('b')], 8).given).toEqual(['a', 'a', 'b', 'a', 'a', 'a', 'b', 'a']);
  });

  test('is nobody’s where nobody takes any', () => {
    expect(nextLeadTaker([])).toBeUndefined();
    expect(nextLeadTaker([taker('a', 0), taker('b', 1, true)])).toBeUndefined();
  });

  test('leaves out who is away, who takes up where he was', () => {
    const { takers: before } = turns([taker('a'), taker('b')], 1);
    const gone = before.map((one) => ({ ...one, isAway: one.userId === 'b' }));
    const { given, takers: after } = turns(gone, 3);
    expect(given).toEqual(['a', 'a', 'a']);
    const back = after.map((one) => ({ ...one, isAway: false }));
    expect(turns(back, 3).given).toEqual(['b', 'a', 'b']);
  });

  test.prop([takers, fc.nat(100)])('gives everybody about his share at any time', (all, count) => {
    const { given, takers: after } = turns(all, count);
    const there = all.filter(({ share, isAway }) => share > 0 && !isAway);
    const whole = there.reduce((sum, { share }) => sum + share, 0);
    expect(given).toHaveLength(whole === 0 ? 0 : count);
    for (const { userId, share, isAway } of all) {
      const got = given.filter((one) => one === userId).length;
      const due = isAway || whole === 0 ? 0 : (count * share) / whole;
      expect(Math.abs(got - due)).toBeLessThan(1 + 1e-9 + there.length / 2);
    }
    expect(after.reduce((sum, { credit }) => sum + credit, 0)).toBe(0);
  });

  test.prop([takers])('gives everybody exactly his share in a whole round', (all) => {
    const whole = all.filter(({ isAway }) => !isAway).reduce((sum, { share }) => sum + share, 0);
    const { given, takers: after } = turns(all, whole);
    for (const { userId, share, isAway } of all)
      expect(given.filter((one) => one === userId)).toHaveLength(isAway ? 0 : share);
    expect(after).toEqual(all);
  });
});

describe('a lead', () => {
  const to = (state: (typeof LEAD_STATES)[number], event: LeadEvent) => {
    const next = leadTransition(state, event);
    return next.ok ? next.value : undefined;
  };

  test('stays a student', () => {
    for (const event of ['contact', 'join', 'give-up', 'return'] as const)
      expect(to('STUDENT', event)).toBeUndefined();
  });

  test('becomes a student from wherever he stands, and comes back only after he was given up', () => {
    expect(LEAD_STATES.map((state) => to(state, 'join'))).toEqual([
      'STUDENT',
      'STUDENT',
      undefined,
      'STUDENT',
    ]);
    expect(LEAD_STATES.map((state) => to(state, 'return'))).toEqual([undefined, undefined, undefined, 'NEW']);
    expect(to('CONTACTED', 'contact')).toBe('CONTACTED');
  });

  test('is kept for so many days after the last word, and a student is not deleted', () => {
    expect(leadEndsAt('NEW', 5, 30)).toBe(5 + 30 * DAY_MS);
    expect(leadEndsAt('LOST', 5, 30)).toBe(5 + 30 * DAY_MS);
    expect(leadEndsAt('STUDENT', 5, 30)).toBeUndefined();
  });
});
