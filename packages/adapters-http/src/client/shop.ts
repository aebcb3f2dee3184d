import type { ShopPort, ShopStaffPort } from '@ykd/application';
import { ok } from '@ykd/domain/shared';
import { ORDER_CHANGED_EVENT, orderWatch, shopCalls, shopStaffCalls } from '../contracts/shop.js';
import type { Http } from './http.js';
import { readEvents } from './read-events.js';

/** Only what the contract knows: callers hand over objects that have more. */
const pageOf = ({ pageNum, pageSize }: { readonly pageNum: number; readonly pageSize: number }) => ({
  pageNum,
  pageSize,
});

/** The shop mall over HTTP. */
export const shopClient = (http: Http): ShopPort => ({
  quote: ({ productId, choice, couponId }) =>
    http.send(shopCalls.quote, { body: { productId, choice, couponId } }),
  place: ({ productId, choice, couponId, amount, requestKey }) =>
    http.send(shopCalls.place, { body: { productId, choice, couponId, amount, requestKey } }),
  order: ({ orderId }) => http.send(shopCalls.order, { query: { orderId } }),
  orders: ({ status, ...page }) =>
    http.send(shopCalls.orders, {
      query: { ...pageOf(page), ...(status === undefined ? {} : { status }) },
    }),
  cancel: ({ orderId }) => http.send(shopCalls.cancel, { body: { orderId } }),
  pay: ({ orderId, way }) => http.send(shopCalls.pay, { body: { orderId, way } }),
  check: ({ orderId }) => http.send(shopCalls.check, { body: { orderId } }),
  requestRefund: ({ orderId, reason }) => http.send(shopCalls.requestRefund, { body: { orderId, reason } }),
  watch: async ({ orderId }, listener) => {
    const ending = new AbortController();
    const opened = await http.open(orderWatch, { query: { orderId } }, ending.signal);
    if (!opened.ok) return opened;
    const closed = readEvents(opened.value, (name) => {
      if (name === ORDER_CHANGED_EVENT && !ending.signal.aborted) listener();
    });
    return ok({ stop: () => ending.abort(), closed });
  },
});

/** What staff do about money, over HTTP. */
export const shopStaffClient = (http: Http): ShopStaffPort => ({
  refundRequests: (page) => http.send(shopStaffCalls.refundRequests, { query: pageOf(page) }),
  decideRefund: ({ orderId, grant, reason }) =>
    http.send(shopStaffCalls.decideRefund, {
      body: { orderId, grant, ...(reason === undefined ? {} : { reason }) },
    }),
  oddities: ({ open, ...page }) =>
    http.send(shopStaffCalls.oddities, {
      query: { ...pageOf(page), ...(open === undefined ? {} : { open }) },
    }),
  settleOddity: ({ id, retry }) =>
    http.send(shopStaffCalls.settleOddity, { body: { id, ...(retry === undefined ? {} : { retry }) } }),
});
