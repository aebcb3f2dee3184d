import type { OrderDetail, OrderSummary } from '@ykd/application';
import { defaultChoice, skuChoice, type SoldDays } from '@ykd/domain/order';
import { shanghaiDay } from '@ykd/domain/shared';

/** For how many days an order lasts once it is paid: what was chosen says it. */
export const soldDaysOf = (order: Pick<OrderSummary, 'amount' | 'skuAttrs'>): SoldDays => {
  const result = skuChoice(order, defaultChoice(order.skuAttrs));
  return result.ok ? result.value : { validDays: 0, serviceDays: 0 };
};

/** The day of an instant; undefined without one. */
export const dayOf = (at: number | null): string | undefined => (at === null ? undefined : shanghaiDay(at));

/** How an order came to be closed: its buyer did it, or its time ran out. */
export const wasCancelled = ({ history }: Pick<OrderDetail, 'history'>): boolean =>
  history.findLast(({ event }) => event === 'CLOSE')?.actor === 'member';
