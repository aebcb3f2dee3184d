import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  appearedAt,
  contacted,
  FOLLOW_UP_GROUPS,
  FOLLOW_UP_KINDS,
  followUpGroupOf,
  followUpOf,
  followUpReasons,
  handedOver,
  isWithinDays,
  lastContactIn,
  medianWait,
  NO_FOLLOW_UP,
  snoozed,
  tallyOf,
  waitingIn,
} from '../../src/follow-up/index.js';
import { DAY_MS, dayIndexOf, startOfShanghaiDay } from '../../src/shared/index.js';
import { anyFacts, anyInstant, CARE, noon, SERVED } from './samples.js';

const AT = noon('2025-11-12');
const IDLE = { ...SERVED, lastStudied: noon('2025-11-01') };
const start = (day: string): number => startOfShanghaiDay(dayIndexOf(day));

describe('followUpGroupOf', () => {
  const reasons = followUpReasons(IDLE, AT);
  const given = handedOver(NO_FOLLOW_UP, { to: 'tao', by: 'jing', at: AT });
  test.each([
    ['the most urgent reason', NO_FOLLOW_UP, { ...IDLE, syncFailure: 'chat:1' }, 'syncFailed'],
    ['the only reason', NO_FOLLOW_UP, IDLE, 'inactive'],
    ['contacted', contacted(NO_FOLLOW_UP, reasons, AT), IDLE, 'contacted'],
    ['left alone', snoozed(NO_FOLLOW_UP, reasons, { until: AT + 1, at: AT }), IDLE, 'snoozed'],
    ['with a colleague', given, IDLE, 'handedOver'],
    ['nothing', NO_FOLLOW_UP, { ...SERVED, lastStudied: AT }, 'none'],
  ] as const)('%s', (_what, state, facts, expected) => {
    expect(followUpGroupOf({ facts, state, care: CARE }, 'jing', AT)).toBe(expected);
    expect(followUpGroupOf({ facts, state, care: CARE }, 'nobody', AT)).toBeUndefined();
  });

  test.prop([anyFacts, anyInstant])('waits exactly where he is in the queue', (facts, now) => {
    const student = { facts, state: NO_FOLLOW_UP, care: CARE };
    const group = followUpGroupOf(student, 'jing', now);
    const isInQueue = followUpOf(student, 'jing', now) !== undefined;
    expect(FOLLOW_UP_KINDS.some((kind) => kind === group)).toBe(isInQueue);
  });
});

describe('tallyOf', () => {
  test('counts each way, also those in which nobody stands', () => {
    expect(tallyOf([])).toEqual({
      ending: 0,
      inactive: 0,
      missedCheckIn: 0,
      neverStarted: 0,
      syncFailed: 0,
      contacted: 0,
      snoozed: 0,
      handedOver: 0,
      none: 0,
    });
  });

  test.prop([fc.array(fc.constantFrom(...FOLLOW_UP_GROUPS))])('counts everybody once', (groups) => {
    const tally = tallyOf(groups);
    expect(Object.values(tally).reduce((sum, one) => sum + one, 0)).toBe(groups.length);
    const { contacted: done, snoozed: alone, handedOver: given, none } = tally;
    expect(waitingIn(tally)).toBe(groups.length - done - alone - given - none);
  });
});

describe('lastContactIn', () => {
  test('is the latest of all kinds', () => {
    const once = contacted(NO_FOLLOW_UP, followUpReasons(IDLE, AT), AT);
    const twice = contacted(once, [{ kind: 'ending', occasion: '2025-12-01', step: 1 }], AT - 1);
    expect(lastContactIn(twice)).toBe(AT);
    expect(lastContactIn(NO_FOLLOW_UP)).toBeUndefined();
  });
});

describe('appearedAt', () => {
  test.each([
    ['inactive', '2025-11-01', 1, '2025-11-08'],
    ['inactive', '2025-11-01', 2, '2025-11-15'],
    ['ending', '2025-12-31', 2, '2025-12-24'],
    ['neverStarted', '2025-11-01', 1, '2025-11-04'],
    ['missedCheckIn', '2025_march 2025-03-01', 1, '2025-03-03'],
  ] as const)('%s of %s in step %i came on %s', (kind, occasion, step, day) => {
    expect(appearedAt({ kind, occasion, step })).toBe(start(day));
  });

  test.each([
    ['syncFailed', 'chat:1', 1],
    ['inactive', '2025-11-01', 0],
    ['inactive', '2025-11-01', 9],
    ['inactive', '2025-11-011', 1],
    ['inactive', 'x2025-11-01', 1],
  ] as const)('%s of %s in step %i has no day', (kind, occasion, step) => {
    expect(appearedAt({ kind, occasion, step })).toBeUndefined();
  });

  test.prop([anyFacts, anyInstant])('is the first day on which the reason had come so far', (facts, now) => {
    for (const reason of followUpReasons(facts, now)) {
      const at = appearedAt(reason);
      if (at === undefined) {
        expect(reason.kind).toBe('syncFailed');
        continue;
      }
      expect(at).toBeLessThanOrEqual(now);
      if (reason.kind === 'missedCheckIn') continue;
      const find = (then: number) => followUpReasons(facts, then).find(({ kind }) => kind === reason.kind);
      expect((find(at - 1)?.step ?? 0) < reason.step).toBe(true);
    }
  });
});

describe('medianWait', () => {
  const handled = (occasion: string, at: number) => ({
    handled: [{ kind: 'inactive', occasion, step: 1, at } as const],
  });

  test('is the number of days in the middle, by Shanghai days, of contacts since then', () => {
    // The reason came on the 8th.
    const wait = (at: number) => handled('2025-11-01', at);
    expect(medianWait([], 0)).toBeUndefined();
    expect(medianWait([wait(start('2025-11-08'))], 0)).toBe(0);
    expect(medianWait([wait(start('2025-11-09'))], 0)).toBe(1);
    const all = [wait(noon('2025-11-20')), wait(noon('2025-11-08')), wait(noon('2025-11-11'))];
    expect(medianWait(all, 0)).toBe(3);
    expect(medianWait([...all, wait(noon('2025-11-10'))], 0)).toBe(2);
    expect(medianWait(all, noon('2025-11-11'))).toBe(3);
    expect(medianWait(all, noon('2025-11-11') + 1)).toBe(12);
    expect(medianWait(all, noon('2025-11-21'))).toBeUndefined();
  });

  test('knows nothing of what has no day, and of what was done before it came', () => {
    const failed = { handled: [{ kind: 'syncFailed', occasion: 'chat:1', step: 1, at: AT } as const] };
    expect(medianWait([failed, handled('2025-11-10', AT)], 0)).toBeUndefined();
  });
});

describe('isWithinDays', () => {
  test('counts whole Shanghai days, today included', () => {
    expect(isWithinDays(start('2025-11-06'), 7, AT)).toBe(true);
    expect(isWithinDays(start('2025-11-06') - 1, 7, AT)).toBe(false);
    expect(isWithinDays(AT, 1, AT)).toBe(true);
    expect(isWithinDays(AT - DAY_MS, 1, AT)).toBe(false);
  });
});
