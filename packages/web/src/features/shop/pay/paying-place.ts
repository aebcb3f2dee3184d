import type { OrderSummary } from '@ykd/application/shop';
import type { OrderStatus } from '@ykd/domain/order';
import { orderHref, payFailHref, payHref, paySuccessHref } from '../../../routing/shop-mall';

const PLACES: Readonly<Record<OrderStatus, (orderId: string) => string>> = {
  TRADE_WAIT_PAY: payHref,
  TRADE_PAID_SUCCESS: paySuccessHref,
  TRADE_CLOSED: payFailHref,
  TRADE_REFUNDING: orderHref,
  TRADE_REFUNDED: orderHref,
};

/** The page about paying that an order belongs to as it stands. */
export const payingPlaceOf = ({ id, status }: Pick<OrderSummary, 'id' | 'status'>): string =>
  PLACES[status](id);
