import type { ShopPort } from '@ykd/application/shop';
import { ok } from '@ykd/domain/shared';
import { ORDER_CHANGED_EVENT, orderWatch, shopCalls } from '../contracts/shop.js';
import { clientOf } from './client-of.js';
import type { Http } from './http.js';
import { readEvents } from './read-events.js';

/** The shop mall over HTTP. */
export const shopClient = (http: Http): ShopPort => ({
  ...clientOf(http, shopCalls),
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
