import { deepFreeze } from '../shared/index.js';

/**
 * How a payment with WeChat is begun: by a code to scan (`NATIVE`), inside WeChat (`JSAPI`), or by a page of WeChat
 * that opens it from another browser of the same phone (`H5`). Beyond the Specification.
 */
export type PaymentWay = 'NATIVE' | 'JSAPI' | 'H5';

/** All ways to begin a payment. Beyond the Specification. */
export const PAYMENT_WAYS: readonly PaymentWay[] = deepFreeze(['NATIVE', 'JSAPI', 'H5']);

/**
 * The way that fits a client: `JSAPI` inside WeChat, `H5` on any other phone or tablet, `NATIVE` on a desktop. Beyond
 * the Specification, which shows the client's flags only (§6 'Client detection').
 *
 * @param client - what `detectClient` found
 */
export const paymentWayOf = ({
  weixin,
  mobile,
}: {
  readonly weixin: boolean;
  readonly mobile: boolean;
}): PaymentWay => {
  if (weixin) return 'JSAPI';
  return mobile ? 'H5' : 'NATIVE';
};
