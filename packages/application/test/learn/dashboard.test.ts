import { DAY_MS } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import { composeDashboard } from '../../src/learn/dashboard.js';
import { CREATED, FULL_SHELF as shelf, order, record } from '../support/learning.js';

const now = CREATED + 5 * DAY_MS;

describe('composeDashboard', () => {
  it('gives a student without orders the two trial courses, open to him, and the other experience courses', () => {
    const dashboard = composeDashboard({ shelf, orders: [], records: [], last: null, now });
    expect(dashboard.courses.map(({ courseId, hasAuth }) => [courseId, hasAuth])).toEqual([
      ['j1test', true],
      ['py1test', true],
    ]);
    expect(dashboard.experience.length).toBeGreaterThan(0);
    expect(dashboard.experience.every(({ hasAuth }) => !hasAuth)).toBe(true);
    expect(dashboard.experience.map(({ courseId }) => courseId)).not.toContain('j1test');
    expect(dashboard.service).toBeUndefined();
    expect(dashboard.recent).toBeUndefined();
    expect(dashboard.owned).toEqual({ old: ['j1test'], new: ['py1test'] });
  });

  it('merges the main orders to 730 and 180 days and leaves the small one alone', () => {
    const dashboard = composeDashboard({
      shelf,
      orders: [
        order({
          id: 'a',
          amount: 398_000,
          validDateDayNum: 365,
          serviceDateDayNum: 180,
          courseIds: ['g1'],
          stages: ['P2'],
        }),
        order({ id: 'b', amount: 598_000, validDateDayNum: 730, serviceDateDayNum: 90, courseIds: ['j1'] }),
        order({ id: 'c', amount: 9_900, validDateDayNum: 90, courseIds: ['py1'] }),
      ],
      records: [],
      last: null,
      now,
    });
    expect(
      dashboard.orders.map(({ id, isMain, validDateDayNum, serviceDateDayNum }) => [
        id,
        isMain,
        validDateDayNum,
        serviceDateDayNum,
      ]),
    ).toEqual([
      ['a', true, 730, 180],
      ['b', true, 730, 180],
      ['c', false, 90, 0],
    ]);
    expect(dashboard.service).toEqual({ validDays: 730, serviceDays: 180 });
    expect(dashboard.courses.map(({ courseId }) => courseId)).toEqual(['g1', 'j1', 'py1']);
  });

  it('shows an expired course as closed, with the day', () => {
    const dashboard = composeDashboard({
      shelf,
      orders: [order({ validDateDayNum: 1, courseIds: ['g1'] })],
      records: [],
      last: null,
      now,
    });
    expect(dashboard.courses[0]).toMatchObject({
      hasAuth: false,
      access: { kind: 'expired', on: '2026-01-11' },
    });
  });

  it('takes progress and the recent course from the records', () => {
    const last = record({ courseId: 'g1' });
    const dashboard = composeDashboard({
      shelf,
      orders: [order({ courseIds: ['g1', 'j1'] })],
      records: [last],
      last,
      now,
    });
    expect(dashboard.recent).toMatchObject({
      courseId: 'g1',
      progress: 40,
      lastStudiedAt: CREATED + DAY_MS,
      hasAuth: true,
    });
    expect(dashboard.courses.map(({ progress }) => progress)).toEqual([40, 0]);
  });

  it('lists the courses that were studied last first, the others as they were bought', () => {
    const dashboard = composeDashboard({
      shelf,
      orders: [order({ courseIds: ['g1', 'j1', 'py1', 'e1'] })],
      records: [record({ courseId: 'j1' }), record({ courseId: 'e1', gmtModified: CREATED + 2 * DAY_MS })],
      last: null,
      now,
    });
    expect(dashboard.courses.map(({ courseId }) => courseId)).toEqual(['e1', 'j1', 'g1', 'py1']);
  });

  const twoOnline = {
    online: [
      { courseId: 'py1', chapters: 1, lessons: 3 },
      { courseId: 'py1test', chapters: 1, lessons: 3 },
    ],
    sold: ['py1', 'g1'],
  };

  it('shows courses without lessons last, and nothing of them as progress', () => {
    const records = [
      record({ courseId: 'g1', progress: 97, gmtModified: CREATED + 2 * DAY_MS }),
      record({ courseId: 'py1', progress: 40 }),
    ];
    const dashboard = composeDashboard({
      orders: [order({ courseIds: ['g1', 'j1', 'py1'] })],
      shelf: twoOnline,
      records,
      last: records[0] ?? null,
      now,
    });
    expect(
      dashboard.courses.map((card) => [card.courseId, card.lessons, card.isSold, card.progress]),
    ).toEqual([
      ['py1', 3, true, 40],
      ['g1', 0, true, 0],
      ['j1', 0, false, 0],
    ]);
    expect(dashboard.courses[1]?.lastStudiedAt).toBeUndefined();
    expect(dashboard.recent?.courseId).toBe('py1');
    expect(dashboard.experience[0]?.courseId).toBe('py1test');
  });

  it('says of the courses of an order that they are being refunded', () => {
    const dashboard = composeDashboard({
      orders: [order({ id: 'back', status: 'TRADE_REFUNDING', courseIds: ['g1'] })],
      shelf,
      records: [],
      last: null,
      now,
    });
    expect(dashboard.orders).toEqual([]);
    expect(dashboard.refunding.map(({ id }) => id)).toEqual(['back']);
    expect(dashboard.courses).toMatchObject([
      { courseId: 'g1', hasAuth: false, access: { kind: 'refunding', orderId: 'back' } },
    ]);
  });

  it('says which orders the merging gives more days', () => {
    const { orders } = composeDashboard({
      orders: [
        order({ id: 'a', amount: 398_000, validDateDayNum: 365, serviceDateDayNum: 180 }),
        order({ id: 'b', amount: 598_000, validDateDayNum: 730, serviceDateDayNum: 180 }),
      ],
      shelf,
      records: [],
      last: null,
      now,
    });
    expect(orders.map(({ mergedDays }) => mergedDays)).toEqual([{ validDays: 730, serviceDays: 180 }, null]);
  });

  it('ignores orders that are not paid and course ids that the catalogue does not know', () => {
    const dashboard = composeDashboard({
      shelf,
      orders: [
        order({ id: 'x', status: 'TRADE_CLOSED', courseIds: ['j1'] }),
        order({ courseIds: ['__proto__', 'constructor', 'g1'] }),
      ],
      records: [record({ courseId: 'no-such-course' })],
      last: record({ courseId: 'no-such-course' }),
      now,
    });
    expect(dashboard.orders.map(({ id }) => id)).toEqual(['o1']);
    expect(dashboard.courses.map(({ courseId }) => courseId)).toEqual(['g1']);
    expect(dashboard.recent).toBeUndefined();
  });
});
