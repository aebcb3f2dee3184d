import { ok } from '@ykd/domain/shared';
import { requireCaller } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import { cancelOrder } from './cancel-order.js';
import { checkOrder } from './check-order.js';
import type { ShopDeps } from './deps.js';
import { withMergedPeriods } from './merged-periods.js';
import { orderDetail, orderSummary } from './order-view.js';
import { visibleOrder } from './own-order.js';
import { windowOf } from './page.js';
import { payOrder } from './pay-order.js';
import { placeOrder } from './place-order.js';
import type { ShopPort } from './port.js';
import { quote } from './quote.js';
import { requestRefund } from './request-refund.js';
import { watchOrder } from './watch-order.js';
import { withdrawRefund } from './withdraw-refund.js';

export const shopPort = (deps: ShopDeps, context: CallerContext): ShopPort => ({
  quote: (input) => quote(deps, context, input),
  place: (input) => placeOrder(deps, context, input),
  order: async ({ orderId }) => {
    const seen = await visibleOrder(deps, context, orderId);
    return seen.ok ? ok(await orderDetail(deps, seen.value.order)) : seen;
  },
  orders: async ({ status, ...page }) => {
    const caller = await requireCaller(deps, context);
    if (!caller.ok) return caller;
    const found = await deps.shopOrders.pageOfUser({
      userId: caller.value.user.id,
      ...(status === undefined ? {} : { status }),
      ...windowOf(page),
    });
    const ids = found.list.map(({ id }) => id);
    const [closers, money] = await Promise.all([
      deps.shopOrders.closersOf(ids),
      deps.orderMoney.summariesOf(ids),
    ]);
    const summaries = found.list.map((order) =>
      orderSummary(order, closers.get(order.id), money.get(order.id)),
    );
    const list = await withMergedPeriods(deps.orders, summaries);
    return ok({ ...page, list, total: found.total });
  },
  cancel: (input) => cancelOrder(deps, context, input),
  pay: (input) => payOrder(deps, context, input),
  check: (input) => checkOrder(deps, context, input),
  requestRefund: (input) => requestRefund(deps, context, input),
  withdrawRefund: (input) => withdrawRefund(deps, context, input),
  watch: (input, listener) => watchOrder(deps, context, input, listener),
});
