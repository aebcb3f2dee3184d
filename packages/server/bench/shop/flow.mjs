import { randomUUID } from 'node:crypto';
import { CHOICE, COURSE_ID, PRODUCT } from './seed.mjs';

/** The steps of a purchase, in order; `scan` is the phone's payment and the notification that tells the platform. */
export const STEPS = ['quote', 'place', 'pay', 'scan', 'order', 'course'];

/**
 * Buys once. `call(method, path, body)` answers `{ status, data, code }`, `scan(prepayId)` pays and answers the status of
 * the notification; `step(name, work)` runs each step. Throws when anything is not as it should be.
 */
export const buy = async ({ call, scan, step }) => {
  const ok = ({ status, data, code }) => {
    if (status !== 200) throw new Error(`answered with ${status} ${code}`);
    return data;
  };
  const purchase = { productId: PRODUCT.id, choice: CHOICE };
  const { amount } = await step('quote', async () => ok(await call('POST', '/api/shop/quote', purchase)));
  const { id: orderId } = await step('place', async () =>
    ok(await call('POST', '/api/shop/order/place', { ...purchase, amount, requestKey: randomUUID() })),
  );
  const { codeUrl } = await step('pay', async () =>
    ok(await call('POST', '/api/shop/order/pay', { orderId, way: 'NATIVE' })),
  );
  const told = await step('scan', () => scan(new URL(codeUrl).searchParams.get('pr')));
  if (told !== 204) throw new Error(`the notification was answered with ${told}`);
  const { status } = await step('order', async () =>
    ok(await call('GET', `/api/shop/order?orderId=${orderId}`)),
  );
  if (status !== 'TRADE_PAID_SUCCESS') throw new Error(`the order is ${status}`);
  const { code } = await step('course', () => call('GET', `/courseapi/course/outline?courseId=${COURSE_ID}`));
  // The course is open; it has no text here.
  if (code !== 'COURSE_NOT_FOUND') throw new Error(`the course is closed: ${code}`);
};
