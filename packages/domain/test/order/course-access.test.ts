import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  courseAccess,
  hasAuth,
  isMainOrder,
  isPaid,
  orderGrants,
  skuGrant,
  validUntil,
} from '../../src/order/index.js';
import { DAY_MS, daysBetween, shanghaiDay } from '../../src/shared/index.js';
import { ODD_IDS, ordersArb, orderWith, shanghai, skuOf } from '../support/orders.js';

/** 30 days from 2025-03-01: the last day is 2025-03-31. */
const order = orderWith({ id: 'a' });
const lastMoment = shanghai('2025-03-31 23:59:59.999');

describe('courseAccess', () => {
  test('granted up to the last millisecond of the last day', () => {
    const granted = { kind: 'granted', validUntil: lastMoment, orderId: 'a' };
    expect(courseAccess([order], 'j1', order.gmtCreated)).toEqual(granted);
    expect(courseAccess([order], 'j1', lastMoment - 1)).toEqual(granted);
    expect(courseAccess([order], 'j1', lastMoment)).toEqual(granted);
  });

  test('expired one millisecond later, naming the last day', () => {
    expect(courseAccess([order], 'j1', lastMoment + 1)).toEqual({
      kind: 'expired',
      on: '2025-03-31',
      orderId: 'a',
    });
  });

  test.each([NaN, Infinity])('%s is no instant, whatever was bought', (at) => {
    expect(() => courseAccess([], 'j1', at)).toThrow(`not an instant: ${at}`);
    expect(() => courseAccess([order], 'j1', at)).toThrow(RangeError);
  });

  test.each([NaN, Infinity, 0.5])('a validity of %s days is refused rather than passed over', (days) => {
    const broken = orderWith({ id: 'broken', validDateDayNum: days });
    expect(() => courseAccess([broken, order], 'j1', lastMoment)).toThrow(RangeError);
    expect(() => validUntil(broken)).toThrow(RangeError);
  });

  test('stages open no course by themselves', () => {
    const staged = orderWith({ skuAttrs: skuOf({ stages: ['P2'] }) });
    expect(courseAccess([staged], 'g1', lastMoment)).toEqual({ kind: 'not-bought' });
  });

  test('another course is not bought', () => {
    expect(courseAccess([order], 'py1', lastMoment)).toEqual({ kind: 'not-bought' });
    expect(courseAccess([], 'j1', lastMoment)).toEqual({ kind: 'not-bought' });
  });

  test('a refund that waits closes the course, and says of which order', () => {
    const waiting = orderWith({ id: 'w', status: 'TRADE_REFUNDING' });
    const closed = { kind: 'refunding', orderId: 'w' };
    expect(courseAccess([waiting], 'j1', lastMoment)).toEqual(closed);
    expect(courseAccess([waiting], 'py1', lastMoment)).toEqual({ kind: 'not-bought' });
    expect(courseAccess([waiting, order], 'j1', lastMoment)).toMatchObject({ kind: 'granted', orderId: 'a' });
    expect(courseAccess([order, waiting], 'j1', lastMoment + 1)).toEqual(closed);
    expect(hasAuth({ kind: 'refunding', orderId: 'w' })).toBe(false);
  });

  test.each(['TRADE_WAIT_PAY', 'TRADE_CLOSED', 'TRADE_REFUNDED'])(
    'an order that is %s grants nothing',
    (status) => {
      expect(courseAccess([{ ...order, status }], 'j1', lastMoment)).toEqual({ kind: 'not-bought' });
    },
  );

  test('the order that lasts longest decides, the first of two that last as long', () => {
    const longer = orderWith({ id: 'b', validDateDayNum: 31 });
    const asLong = orderWith({ id: 'c', validDateDayNum: 31 });
    const granted = { kind: 'granted', validUntil: lastMoment + DAY_MS, orderId: 'b' };
    expect(courseAccess([order, longer, asLong], 'j1', lastMoment)).toEqual(granted);
    expect(courseAccess([longer, order], 'j1', lastMoment + DAY_MS)).toEqual(granted);
    expect(courseAccess([order, longer], 'j1', lastMoment + DAY_MS + 1)).toMatchObject({ on: '2025-04-01' });
  });

  test('a later order of fewer days may last longer', () => {
    const later = orderWith({ id: 'b', gmtCreated: order.gmtCreated + 100 * DAY_MS, validDateDayNum: 1 });
    expect(courseAccess([order, later], 'j1', later.gmtCreated)).toMatchObject({ orderId: 'b' });
  });

  test('a main order lasts as long as the longest main order, counted from its own day', () => {
    const main = orderWith({ id: 'm', amount: 200_000, validDateDayNum: 365 });
    const longest = orderWith({
      id: 'n',
      amount: 300_000,
      validDateDayNum: 730,
      skuAttrs: skuOf({ courseIds: ['py1'] }),
      gmtCreated: order.gmtCreated - 500 * DAY_MS,
    });
    expect(courseAccess([main, longest], 'j1', order.gmtCreated)).toEqual({
      kind: 'granted',
      validUntil: shanghai('2027-03-01 23:59:59.999'),
      orderId: 'm',
    });
  });

  test.each(['TRADE_WAIT_PAY', 'TRADE_CLOSED', 'TRADE_REFUNDING', 'TRADE_REFUNDED'] as const)(
    'a main order that is %s lengthens no other',
    (status) => {
      const main = orderWith({ id: 'm', amount: 200_000, validDateDayNum: 30 });
      const long = orderWith({ id: 'n', amount: 200_000, validDateDayNum: 9_000, status });
      expect(courseAccess([long, main], 'j1', lastMoment)).toMatchObject({
        validUntil: lastMoment,
        orderId: 'm',
      });
    },
  );

  test('a small order is not lengthened by a main one', () => {
    const main = orderWith({ id: 'm', amount: 200_000, validDateDayNum: 900, skuAttrs: [] });
    expect(courseAccess([main, order], 'j1', lastMoment + 1)).toMatchObject({
      kind: 'expired',
      orderId: 'a',
    });
  });

  test.each(['j1test', 'py1test'])('the trial course %s is open to everybody', (courseId) => {
    const trialOrder = orderWith({ id: 't', skuAttrs: skuOf({ courseIds: [courseId] }) });
    expect(courseAccess([], courseId, 0)).toEqual({ kind: 'trial' });
    expect(courseAccess([trialOrder], courseId, lastMoment)).toEqual({
      kind: 'granted',
      validUntil: lastMoment,
      orderId: 't',
    });
    expect(courseAccess([trialOrder], courseId, lastMoment + 1)).toEqual({ kind: 'trial' });
  });

  test.each(ODD_IDS)('the id %j is bought or not like any other', (courseId) => {
    expect(courseAccess([order], courseId, 0)).toEqual({ kind: 'not-bought' });
    const odd = orderWith({ skuAttrs: skuOf({ courseIds: [courseId] }) });
    expect(courseAccess([odd], courseId, 0)).toMatchObject({ kind: 'granted' });
  });

  const courseArb = fc.constantFrom('j1', 'j2', 'py1', 'f8', 'constructor');

  test.prop([ordersArb, courseArb])('the edge is one millisecond wide', (orders, courseId) => {
    const access = courseAccess(orders, courseId, 0);
    const naming = orders.filter((item) => skuGrant(item.skuAttrs)?.courseIds.includes(courseId));
    const has = (status: string): boolean => naming.some((item) => item.status === status);
    const otherwise = has('TRADE_REFUNDING') ? 'refunding' : 'not-bought';
    expect(access.kind).toBe(has('TRADE_PAID_SUCCESS') ? 'granted' : otherwise);
    if (access.kind !== 'granted') return;

    expect(courseAccess(orders, courseId, access.validUntil)).toEqual(access);
    const paid = orders.filter(isPaid);
    expect(courseAccess(paid, courseId, access.validUntil + 1)).toEqual({
      kind: 'expired',
      on: shanghaiDay(access.validUntil),
      orderId: access.orderId,
    });
    expect(daysBetween(shanghaiDay(access.validUntil), shanghaiDay(access.validUntil + 1))).toBe(1);
  });

  test.prop([ordersArb, courseArb])('no order alone lasts longer than all together', (orders, courseId) => {
    const access = courseAccess(orders, courseId, 0);
    for (const item of orders.filter((one) => orderGrants(one)?.courseIds.includes(courseId))) {
      const alone = validUntil(item);
      const together = access.kind === 'granted' ? access.validUntil : -Infinity;
      expect(together).toBeGreaterThanOrEqual(alone);
      if (!orders.some(isMainOrder) && access.kind === 'granted' && access.orderId === item.id) {
        expect(together).toBe(alone);
      }
    }
  });

  test.prop([ordersArb, courseArb])(
    'unpaid orders open nothing, those with a refund say so',
    (orders, courseId) => {
      const access = courseAccess(orders, courseId, lastMoment);
      const byPaid = courseAccess(orders.filter(isPaid), courseId, lastMoment);
      expect(hasAuth(access)).toBe(hasAuth(byPaid));
      if (access.kind !== 'refunding') expect(access).toEqual(byPaid);
    },
  );
});

test('a granted course and a trial course may be opened, others not', () => {
  expect(hasAuth({ kind: 'granted', validUntil: lastMoment, orderId: 'a' })).toBe(true);
  expect(hasAuth({ kind: 'trial' })).toBe(true);
  expect(hasAuth({ kind: 'expired', on: '2025-03-31', orderId: 'a' })).toBe(false);
  expect(hasAuth({ kind: 'not-bought' })).toBe(false);
});
