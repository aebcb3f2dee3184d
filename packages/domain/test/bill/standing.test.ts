import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  BILL_KEPT_DAYS,
  billDays,
  billReadyAt,
  closeMonthIssue,
  daysToCompare,
  DIFFERENCE_KINDS,
  differenceSteps,
  goneReason,
  isBillKept,
  monthBounds,
  monthOfDay,
  settleNoteIssue,
  type FoundDifference,
  type MonthStanding,
  type Settled,
} from '../../src/bill/index.js';
import { dayIndexOf, dayOfIndex, DAY_MS, startOfShanghaiDay } from '../../src/shared/index.js';
import { afternoon, DAY, payment, refund } from './samples.js';

describe('when there is a bill', () => {
  test('from ten in the morning of the next day in Shanghai', () => {
    expect(new Date(billReadyAt(DAY)).toISOString()).toBe('2026-03-06T02:00:00.000Z');
    expect(billDays(DAY, afternoon(DAY))).toEqual([]);
    expect(billDays(DAY, startOfShanghaiDay(dayIndexOf(DAY) + 1))).toEqual([DAY]);
    expect(billDays(DAY, billReadyAt(DAY) + DAY_MS)).toEqual([DAY, '2026-03-06']);
  });

  test('what the provider does not keep any more is left out', () => {
    const late = billReadyAt(DAY) + 365 * DAY_MS;
    expect(billDays(DAY, late)).toHaveLength(BILL_KEPT_DAYS);
    expect(billDays(DAY, late).at(-1)).toBe('2027-03-05');
    const [first = ''] = billDays(DAY, late);
    expect([isBillKept(first, late), isBillKept(dayOfIndex(dayIndexOf(first) - 1), late)]).toEqual([
      true,
      false,
    ]);
  });
});

const found = (over: Partial<FoundDifference> = {}): FoundDifference => ({
  kind: 'PAYMENT_AMOUNT',
  number: 't-1',
  transactionId: 't-1',
  ours: 19_901,
  theirs: 19_900,
  ourState: 'DONE',
  theirState: 'DONE',
  ...over,
});
const known = (settled: Settled, over: Partial<FoundDifference> = {}) => ({ ...found(over), settled });

describe('comparing a day again', () => {
  test('what people settled stays so, as long as it is what they saw', () => {
    const [same, other] = [found(), found({ ours: 19_902 })];
    expect(differenceSteps([known('STAFF')], [same])).toEqual({ opened: [], changed: [], gone: [] });
    expect(differenceSteps([known('STAFF')], [other]).changed).toEqual([[known('STAFF'), other]]);
    expect(differenceSteps([known('STAFF')], [])).toEqual({ opened: [], changed: [], gone: [] });
  });

  test('what went away by itself and comes back is open again; what is new is opened', () => {
    expect(differenceSteps([known('ITSELF')], [found()]).changed).toHaveLength(1);
    expect(differenceSteps([], [found()]).opened).toEqual([found()]);
    expect(differenceSteps([known('OPEN')], []).gone).toEqual([known('OPEN')]);
    expect(differenceSteps([known('ITSELF')], []).gone).toEqual([]);
    expect(differenceSteps([known('OPEN')], [found()])).toEqual({ opened: [], changed: [], gone: [] });
  });

  test('it says why something went away', () => {
    const late = refund('r-1', 5_000, { day: '2026-03-06' });
    expect(goneReason(found({ kind: 'REFUND_MISSING', number: 'r-1' }), [late])).toBe(
      '在 2026-03-06 的账单里',
    );
    expect(goneReason(found({ kind: 'REFUND_STATE', number: 'r-1' }), [late])).toContain('后来一致了');
    expect(goneReason(found({ kind: 'PAYMENT_UNKNOWN' }), [payment('t-1')])).toContain('后来一致了');
  });

  const one = fc.record({
    kind: fc.constantFrom(...DIFFERENCE_KINDS),
    number: fc.constantFrom('a', 'b'),
    ours: fc.constantFrom(1, 2, null),
  });
  const keyOf = ({ kind, number }: Pick<FoundDifference, 'kind' | 'number'>): string => `${kind} ${number}`;
  const some = fc.uniqueArray(
    one.map((over) => found(over)),
    { selector: keyOf },
  );
  const knownBefore = fc.uniqueArray(
    fc
      .tuple(one, fc.constantFrom<Settled>('OPEN', 'STAFF', 'ITSELF'))
      .map(([over, settled]) => known(settled, over)),
    { selector: keyOf },
  );

  propertyTest.prop([knownBefore, some])(
    'what is open after it is what was found and nobody settled',
    (before, now) => {
      const { opened, changed, gone } = differenceSteps(before, now);
      const touched = new Set([...changed.map(([old]) => keyOf(old)), ...gone.map(keyOf)]);
      const open = [
        ...before.filter((old) => old.settled === 'OPEN' && !touched.has(keyOf(old))).map(keyOf),
        ...opened.map(keyOf),
        ...changed.map(([, fresh]) => keyOf(fresh)),
      ];
      const wanted = now.filter((fresh) => {
        const old = before.find((past) => keyOf(past) === keyOf(fresh));
        return !(old?.settled === 'STAFF' && old.ours === fresh.ours);
      });
      expect(open.toSorted()).toEqual(wanted.map(keyOf).toSorted());
    },
  );
});

const standing = (over: Partial<MonthStanding> = {}): MonthStanding => ({
  month: '2026-02',
  firstDay: '2025-12-24',
  comparedDays: 28,
  openDifferences: 0,
  openOddities: 0,
  now: billReadyAt('2026-02-28'),
  ...over,
});

describe('closing a month', () => {
  test('it has its days, from the first of which there is a bill', () => {
    expect(monthBounds('2026-02')).toEqual({ first: '2026-02-01', last: '2026-02-28' });
    expect(monthBounds('2028-02').last).toBe('2028-02-29');
    expect(monthBounds('2026-12').last).toBe('2026-12-31');
    expect(daysToCompare({ month: '2026-02', firstDay: '2026-02-27' })).toBe(2);
    expect(monthOfDay(DAY)).toBe('2026-03');
  });

  test('nothing may be open', () => {
    expect(closeMonthIssue(standing())).toBeUndefined();
    expect(closeMonthIssue(standing({ comparedDays: 27 }))).toBe('还有 1 天没有对账');
    expect(closeMonthIssue(standing({ openDifferences: 2 }))).toBe('还有 2 项差异没有处理');
    expect(closeMonthIssue(standing({ openOddities: 3 }))).toBe('还有 3 笔异常款项没有处理');
    expect(closeMonthIssue(standing({ firstDay: '2026-02-27', comparedDays: 2 }))).toBeUndefined();
  });

  test('days of which there is no bill yet are not told as days that somebody failed to compare', () => {
    const early = (now: number, over: Partial<MonthStanding> = {}) =>
      closeMonthIssue(standing({ now, comparedDays: 23, ...over }));
    expect(early(billReadyAt('2026-02-24') - 1)).toBe('还有 5 天的账单没有出来');
    expect(early(billReadyAt('2026-02-24'))).toBe('还有 1 天没有对账；还有 4 天的账单没有出来');
    expect(early(billReadyAt('2026-02-23'), { firstDay: '2026-03-01', comparedDays: 0 })).toBeUndefined();
    expect(early(billReadyAt('2026-01-30'), { comparedDays: 0 })).toBe('还有 28 天的账单没有出来');
  });

  test('everything that is in the way is told', () => {
    const open = { comparedDays: 24, openDifferences: 1, openOddities: 4 };
    expect(closeMonthIssue(standing({ ...open, now: billReadyAt('2026-02-24') }))).toBe(
      '还有 4 天的账单没有出来；还有 1 项差异没有处理；还有 4 笔异常款项没有处理',
    );
  });

  propertyTest.prop([fc.integer({ min: 0, max: 60_000 })])(
    'every day is within the bounds of its month',
    (index) => {
      const day = dayOfIndex(index);
      const { first, last } = monthBounds(monthOfDay(day));
      expect(first <= day && day <= last).toBe(true);
      expect(monthOfDay(dayOfIndex(dayIndexOf(last) + 1))).not.toBe(monthOfDay(day));
    },
  );

  test('a note says something', () => {
    expect(settleNoteIssue('  ')).toBe('说明必须填写');
    expect(settleNoteIssue('已与财务核对')).toBeUndefined();
    expect(settleNoteIssue('长'.repeat(201))).toBe('说明不能超过200个字符');
  });
});
