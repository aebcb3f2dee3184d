import { endOfShanghaiDay, shanghaiDayIndex, DAY_MS } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import { composeAccessTimeline } from '../../src/learn/access-timeline.js';
import { composeDashboard } from '../../src/learn/dashboard.js';
import { CREATED, FULL_SHELF as shelf, order, record } from '../support/learning.js';

const timelineOf = (orders: readonly ReturnType<typeof order>[], now: number) => {
  const records = [record({ courseId: 'g1', progress: 40 })];
  const dashboard = composeDashboard({ shelf, orders, records, last: null, now });
  return composeAccessTimeline({ shelf, orders: dashboard.orders, records, now });
};

const endOf = (days: number): number => endOfShanghaiDay(shanghaiDayIndex(CREATED) + days);

describe('the access of a learner', () => {
  it('names for each order its days, its service and the courses that it keeps open', () => {
    const [term] = timelineOf(
      [order({ courseIds: ['g1', 'e1'], validDateDayNum: 30, serviceDateDayNum: 10 })],
      CREATED + DAY_MS,
    );
    expect(term).toMatchObject({
      order: { id: 'o1' },
      from: CREATED,
      validUntil: endOf(30),
      serviceUntil: endOf(10),
    });
    expect(term?.courses.map(({ courseId, progress }) => [courseId, progress])).toEqual([
      ['g1', 40],
      ['e1', 0],
    ]);
  });

  it('counts a course of two orders with the one that lasts longer', () => {
    const orders = [
      order({ id: 'short', courseIds: ['g1', 'e1'], validDateDayNum: 30 }),
      order({ id: 'long', courseIds: ['g1'], validDateDayNum: 60 }),
    ];
    const terms = timelineOf(orders, CREATED + DAY_MS);
    expect(terms.map(({ order: { id }, courses }) => [id, courses.map(({ courseId }) => courseId)])).toEqual([
      ['long', ['g1']],
      ['short', ['e1']],
    ]);
  });

  it('gives main orders the longest periods among them', () => {
    const orders = [
      order({ id: 'a', amount: 200_000, courseIds: ['g1'], validDateDayNum: 10, serviceDateDayNum: 90 }),
      order({ id: 'b', amount: 300_000, courseIds: ['e1'], validDateDayNum: 20, serviceDateDayNum: 5 }),
    ];
    for (const term of timelineOf(orders, CREATED)) {
      expect([term.validUntil, term.serviceUntil]).toEqual([endOf(20), endOf(90)]);
    }
  });

  it('still says of what has ended when it did', () => {
    const [term] = timelineOf([order({ courseIds: ['g1'] })], CREATED + 90 * DAY_MS);
    expect(term?.courses[0]?.access).toMatchObject({ kind: 'expired', orderId: 'o1' });
    expect(term?.courses[0]?.hasAuth).toBe(false);
  });

  it('knows whether the courses and the service still run', () => {
    const terms = (
      days: number,
      of = order({ courseIds: ['g1'], validDateDayNum: 30, serviceDateDayNum: 10 }),
    ) => timelineOf([of], endOf(days)).map(({ isOver, hasService }) => [isOver, hasService]);
    expect(terms(10)).toEqual([[false, true]]);
    expect(terms(11)).toEqual([[false, false]]);
    expect(terms(30)).toEqual([[false, false]]);
    expect(terms(31)).toEqual([[true, false]]);
    const [without] = timelineOf([order({ courseIds: ['g1'], serviceDateDayNum: 0 })], CREATED);
    expect(without).toMatchObject({ hasService: false });
    expect(without).not.toHaveProperty('serviceUntil');
  });

  it('tells an order that grants nothing from one whose courses another one keeps open', () => {
    const orders = [
      order({ id: 'nothing', courseIds: [], validDateDayNum: 90 }),
      order({ id: 'long', courseIds: ['g1'], validDateDayNum: 60 }),
      order({ id: 'short', courseIds: ['g1'], validDateDayNum: 30 }),
    ];
    expect(
      timelineOf(orders, CREATED).map(({ courses, grantsNothing }) => [courses.length, grantsNothing]),
    ).toEqual([
      [0, true],
      [1, false],
      [0, false],
    ]);
  });

  it('is empty without an order', () => {
    expect(timelineOf([], CREATED)).toEqual([]);
  });
});
