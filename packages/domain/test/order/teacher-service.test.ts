import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { isPaid, orderGrants, serviceUntil, teacherService } from '../../src/order/index.js';
import { ordersArb, orderWith, shanghai, skuOf } from '../support/orders.js';

/** 10 days of service from 2025-03-01: the last day is 2025-03-11. */
const order = orderWith({ id: 'a' });
const lastMoment = shanghai('2025-03-11 23:59:59.999');

describe('teacherService', () => {
  test('serves up to the last millisecond of its last day', () => {
    const serving = { kind: 'serving', until: lastMoment, orderId: 'a' };
    expect(teacherService([order], 'j1', order.gmtCreated)).toEqual(serving);
    expect(teacherService([order], 'j1', lastMoment)).toEqual(serving);
    expect(teacherService([order], 'j1', lastMoment + 1)).toEqual({
      kind: 'ended',
      on: '2025-03-11',
      orderId: 'a',
    });
  });

  test('takes the order whose service ends last, the first on a tie', () => {
    const longer = orderWith({ id: 'b', serviceDateDayNum: 20, validDateDayNum: 5 });
    const same = orderWith({ id: 'c', serviceDateDayNum: 20 });
    expect(teacherService([order, longer, same], 'j1', lastMoment + 1)).toMatchObject({
      kind: 'serving',
      orderId: 'b',
    });
  });

  test('merges main orders, those of other courses too', () => {
    const main = orderWith({ id: 'm', amount: 200_000, serviceDateDayNum: 5 });
    const other = orderWith({
      id: 'n',
      amount: 200_000,
      serviceDateDayNum: 40,
      skuAttrs: skuOf({ courseIds: ['py1'] }),
    });
    expect(teacherService([main, other], 'j1', lastMoment)).toMatchObject({
      until: shanghai('2025-04-10 23:59:59.999'),
      orderId: 'm',
    });
  });

  test('is not included without days of service', () => {
    const bare = orderWith({ serviceDateDayNum: 0 });
    expect(teacherService([bare], 'j1', bare.gmtCreated)).toEqual({ kind: 'not-included' });
    expect(teacherService([bare, order], 'j1', lastMoment)).toMatchObject({ kind: 'serving', orderId: 'a' });
  });

  test('is not bought with another course, trial ones included', () => {
    expect(teacherService([order], 'py1', lastMoment)).toEqual({ kind: 'not-bought' });
    expect(teacherService([], 'j1test', lastMoment)).toEqual({ kind: 'not-bought' });
  });

  test('rests while a refund waits, and says of which order', () => {
    const waiting = orderWith({ id: 'w', status: 'TRADE_REFUNDING' });
    expect(teacherService([waiting], 'j1', lastMoment)).toEqual({ kind: 'refunding', orderId: 'w' });
    expect(teacherService([waiting, order], 'j1', lastMoment)).toMatchObject({ kind: 'serving' });
  });

  test.each(['TRADE_WAIT_PAY', 'TRADE_CLOSED', 'TRADE_REFUNDED'])(
    'an order that is %s serves nobody',
    (status) => {
      expect(teacherService([{ ...order, status }], 'j1', lastMoment)).toEqual({ kind: 'not-bought' });
    },
  );

  test.each([NaN, Infinity])('%s is no instant', (at) => {
    expect(() => teacherService([], 'j1', at)).toThrow(`not an instant: ${at}`);
  });

  test.prop([ordersArb, fc.integer({ min: 1_600_000_000_000, max: 1_900_000_000_000 })])(
    'ends no earlier than the service of any order of the course',
    (orders, at) => {
      const service = teacherService(orders, 'j1', at);
      for (const one of orders) {
        if (!isPaid(one) || !orderGrants(one)?.courseIds.includes('j1') || one.serviceDateDayNum === 0)
          continue;
        if (at <= serviceUntil(one)) expect(service.kind).toBe('serving');
        else expect(['serving', 'refunding', 'ended']).toContain(service.kind);
      }
    },
  );
});
