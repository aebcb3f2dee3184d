import { isPaid } from '../order/index.js';
import { encodeUrlPart, PASS, redirectTo, type GuardDecision } from '../shared/index.js';

const SUCCESS_PATH = '/shopmall/pay/success';

/**
 * The guard of the shop mall (Specification §4, §6 'Shop order guard'): away from the success page, a paid order leads
 * to `/shopmall/pay/success?orderId={id}`; no order and any other status pass. `path` may carry a query or a slash at
 * its end.
 */
export const shopOrderGuard = ({
  path,
  order,
}: {
  readonly path: string;
  readonly order?: { readonly id: string; readonly status: string } | null | undefined;
}): GuardDecision => {
  if (!order || !isPaid(order)) return PASS;
  const onSuccessPage = /^\/shopmall\/pay\/success\/?(?:[?#]|$)/.test(path);
  return onSuccessPage ? PASS : redirectTo(`${SUCCESS_PATH}?orderId=${encodeUrlPart(order.id)}`);
};
