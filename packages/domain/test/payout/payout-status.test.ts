import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  PAYOUT_EVENTS,
  PAYOUT_STATUSES,
  PAYOUT_STATUS_TITLES,
  payoutTransition,
  RETURNED_PAYOUT_STATUSES,
  type PayoutEvent,
  type PayoutStatus,
} from '../../src/payout/index.js';
import { ODD_IDS } from '../support/orders.js';

const ARROWS: readonly (readonly [PayoutStatus, PayoutEvent, PayoutStatus])[] = [
  ['MADE', 'CHECK', 'CHECKED'],
  ['MADE', 'REFUSE', 'REFUSED'],
  ['CHECKED', 'REFUSE', 'REFUSED'],
  ['CHECKED', 'SEND', 'SENT'],
  ['SENT', 'PAY', 'PAID'],
  ['SENT', 'FAIL', 'FAILED'],
];

describe('payoutTransition', () => {
  test.each(ARROWS)('%s –%s→ %s', (status, event, next) => {
    expect(payoutTransition(status, event)).toEqual({ ok: true, value: next });
  });

  const others = PAYOUT_STATUSES.flatMap((status) =>
    PAYOUT_EVENTS.map((event) => [status, event] as const),
  ).filter(([status, event]) => !ARROWS.some(([from, by]) => from === status && by === event));

  test.each(others)('%s –%s→ is illegal', (status, event) => {
    expect(payoutTransition(status, event).ok).toBe(false);
  });

  test.each(ODD_IDS)('the unknown word %j is illegal, not a crash', (id) => {
    expect(payoutTransition(id as PayoutStatus, 'CHECK').ok).toBe(false);
    expect(payoutTransition('MADE', id as PayoutEvent).ok).toBe(false);
  });

  test.prop([fc.array(fc.constantFrom(...PAYOUT_EVENTS), { maxLength: 30 })])(
    'money goes out only after somebody approved it, and ends once, paid or back',
    (events) => {
      let status: PayoutStatus = 'MADE';
      const done: PayoutEvent[] = [];
      for (const event of events) {
        const next = payoutTransition(status, event);
        if (!next.ok) continue;
        status = next.value;
        done.push(event);
      }
      expect(done.filter((event) => ['PAY', 'FAIL', 'REFUSE'].includes(event)).length).toBeLessThanOrEqual(1);
      if (done.includes('SEND')) expect(done.slice(0, 2)).toEqual(['CHECK', 'SEND']);
      expect(done.length).toBeLessThanOrEqual(3);
    },
  );

  test('the money of what was refused or failed is payable again, and nothing follows', () => {
    expect(RETURNED_PAYOUT_STATUSES).toEqual(['FAILED', 'REFUSED']);
    for (const status of RETURNED_PAYOUT_STATUSES)
      for (const event of PAYOUT_EVENTS) expect(payoutTransition(status, event).ok).toBe(false);
  });

  test('knows the words of its arrows, in the order of the way of a payout', () => {
    expect(PAYOUT_EVENTS).toEqual(['CHECK', 'REFUSE', 'SEND', 'PAY', 'FAIL']);
    expect(PAYOUT_STATUSES.map((status) => [status, PAYOUT_STATUS_TITLES[status]])).toEqual([
      ['MADE', '待复核'],
      ['CHECKED', '待发出'],
      ['SENT', '在路上'],
      ['PAID', '已付'],
      ['FAILED', '失败'],
      ['REFUSED', '已拒绝'],
    ]);
  });
});
