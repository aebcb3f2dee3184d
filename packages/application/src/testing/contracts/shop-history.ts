import { orderTransition, WAIT_PAY_STATUS, type OrderEvent } from '@ykd/domain/order';
import { expect } from 'vitest';
import type { ShopParts } from './shop-samples.js';

/**
 * Checks that the history of an order is whole: it begins with the placing, each line is a step of the state machine, and
 * the last one leads to where the order stands. Answers its events.
 */
export const wholeHistory = async (
  { shopOrders }: ShopParts,
  id = 'o',
): Promise<readonly ('PLACE' | OrderEvent)[]> => {
  const [order, [placed, ...lines]] = await Promise.all([shopOrders.find(id), shopOrders.historyOf(id)]);
  expect(placed).toMatchObject({ event: 'PLACE', status: WAIT_PAY_STATUS });
  let status: string = WAIT_PAY_STATUS;
  for (const line of lines) {
    const step = orderTransition(status as typeof WAIT_PAY_STATUS, line.event as OrderEvent);
    expect(step).toEqual({ ok: true, value: line.status });
    ({ status } = line);
  }
  expect(order?.status).toBe(status);
  return ['PLACE', ...lines.map(({ event }) => event)];
};
