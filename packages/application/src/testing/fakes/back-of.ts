import type { ShopWorld } from './shop-world.js';

/** The payment that paid an order. */
export const receiptOf = ({ receipts }: ShopWorld, orderId: string) =>
  [...receipts.values()].find((one) => one.orderId === orderId && one.paid);

/** What went back of what paid an order; undefined where no payment was taken in, and nothing was noted. */
export const backOf = (world: ShopWorld, orderId: string) => {
  const { refunds, outsideRefunds, offlineRefunds } = world;
  const paid = receiptOf(world, orderId);
  if (paid === undefined) {
    const byHand = [...offlineRefunds.values()].filter((one) => one.orderId === orderId);
    return byHand.length === 0 ? undefined : byHand.map(({ amount, gmtCreated: at }) => ({ amount, at }));
  }
  const { transactionId } = paid;
  return [
    ...[...refunds.values()]
      .filter((one) => one.transactionId === transactionId && one.status === 'DONE')
      .map(({ amount, gmtModified: at }) => ({ amount, at })),
    ...[...outsideRefunds.values()]
      .filter((one) => one.transactionId === transactionId)
      .map(({ amount, at }) => ({ amount, at })),
  ];
};
