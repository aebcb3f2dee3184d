import { createOrderStore, type CheckoutStore } from '@ykd/adapters-ui/stores';
import type { OrderDetail, ShopPort } from '@ykd/application/shop';
import { PAID_STATUS } from '@ykd/domain/order';
import { ok } from '@ykd/domain/shared';
import { NEVER, of } from 'rxjs';
import { createShopQueries } from '../shop-queries';
import type { ShopServices } from '../services';
import { sampleOrder } from './samples';

/** A shop that answers every request about an order with samples, so that the buttons of the page do something. */
const sampleShop = (now: () => number): ShopPort => {
  const answer = (status: OrderDetail['status']) => async () => ok(sampleOrder(status, now()));
  const nothing = () => Promise.reject(new Error('the samples have no such thing'));
  return {
    order: answer('TRADE_WAIT_PAY'),
    check: async () => ok({ ...sampleOrder('TRADE_WAIT_PAY', now()), trouble: null }),
    cancel: answer('TRADE_CLOSED'),
    requestRefund: answer('TRADE_REFUNDING'),
    withdrawRefund: answer(PAID_STATUS),
    orders: async ({ pageNum, pageSize }) => ok({ list: [], total: 0, pageNum, pageSize }),
    quote: nothing,
    place: nothing,
    pay: nothing,
    watch: nothing,
  };
};

const noCheckout = (): CheckoutStore => {
  throw new Error('the samples have no checkout');
};

/** The services of the page that shows every state. */
export const createSampleServices = (now: () => number): ShopServices => {
  const shop = sampleShop(now);
  return {
    shop,
    order: createOrderStore({ shop, online$: NEVER, visible$: of(false) }),
    ...createShopQueries(shop, { now, member$: of(undefined), shown$: NEVER, again$: NEVER }),
    checkout: noCheckout,
  };
};
