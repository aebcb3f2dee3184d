import { ORDER_ID_PARAM, PAY_SUCCESS_PATH } from './paths.js';
import { isPaid } from '../order/index.js';
import { encodeUrlPart, pagePath, PASS, redirectTo, type GuardDecision } from '../shared/index.js';

/**
 * The guard of the shop mall (Specification §4, §6 'Shop order guard'): away from the success page, a paid order leads
 * to `/shopmall/pay/success?orderId={id}`; no order and any other status pass. `path` may carry a query or a slash at
 * its end.
 *
 * @param visit - the path, and the order that its query names, if there is one
 */
export const shopOrderGuard = ({
  path,
  order,
}: {
  readonly path: string;
  readonly order?: { readonly id: string; readonly status: string } | null | undefined;
}): GuardDecision => {
  if (!order || !isPaid(order)) return PASS;
  return pagePath(path) === PAY_SUCCESS_PATH
    ? PASS
    : redirectTo(`${PAY_SUCCESS_PATH}?${ORDER_ID_PARAM}=${encodeUrlPart(order.id)}`);
};
