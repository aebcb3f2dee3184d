import { isSurplus } from '../../ports/refunds.js';
import {
  PROPOSALS_OF_ORDER_MAX,
  type OfflineRefund,
  type OrderMoney,
  type ProposalKey,
  type RefundProposal,
  type TxOrderMoney,
} from '../../ports/order-money.js';
import { rowsByKey } from '../../shared/rows-by-key.js';
import { fakeOwnedPictures, type FakeOwnedPictures } from './owned-pictures.js';
import { byAge, type ShopWorld } from './shop-world.js';

const byKey = byAge<RefundProposal>(
  ({ gmtCreated }) => gmtCreated,
  ({ id }) => id,
);

const offlineOf = ({ offlineRefunds }: ShopWorld, orderId: string): readonly OfflineRefund[] =>
  [...offlineRefunds.values()]
    .filter((refund) => refund.orderId === orderId)
    .toSorted(
      byAge(
        ({ gmtCreated }) => gmtCreated,
        ({ id }) => id,
      ),
    );

const sum = (rows: readonly { readonly amount: number }[]): number =>
  rows.reduce((total, { amount }) => total + amount, 0);

/** What others gave back of the payment that paid an order. */
const outsideOf = ({ receipts, outsideRefunds }: ShopWorld, orderId: string) => {
  const paying = [...receipts.values()].find((receipt) => receipt.orderId === orderId && receipt.paid);
  return [...outsideRefunds.values()]
    .filter(({ transactionId }) => transactionId === paying?.transactionId)
    .map(({ refundId, amount, at }) => ({ refundId, amount, gmtCreated: at }));
};

/** What staff decided about the money of orders, in memory. */
export const fakeOrderMoney = (world: ShopWorld): OrderMoney => ({
  summariesOf: async (orderIds) =>
    new Map(
      orderIds.flatMap((id) => {
        const done = [...world.refunds.values()].filter(
          (refund) => refund.orderId === id && refund.status === 'DONE' && !isSurplus(refund),
        );
        const refunded = sum(done) + sum(offlineOf(world, id)) + sum(outsideOf(world, id));
        const paidOutside = world.offlinePayments.has(id);
        return refunded > 0 || paidOutside ? [[id, { refunded, paidOutside }]] : [];
      }),
    ),
  offlineRefundsOf: async (orderId) => offlineOf(world, orderId),
  outsideRefundsOf: async (orderId) =>
    outsideOf(world, orderId)
      .toSorted(
        byAge(
          ({ gmtCreated }) => gmtCreated,
          ({ refundId }) => refundId,
        ),
      )
      .map(({ amount, gmtCreated }) => ({ amount, gmtCreated })),
  offlinePaymentOf: async (orderId) => world.offlinePayments.get(orderId),
  openProposals: async (window) =>
    rowsByKey(
      [...world.proposals.values()].filter(({ status }) => status === 'OPEN'),
      ({ gmtCreated, id }): ProposalKey => [gmtCreated, id],
      window,
    ),
  proposalsOf: async (orderId) =>
    [...world.proposals.values()]
      .filter((proposal) => proposal.orderId === orderId)
      .toSorted((a, b) => byKey(b, a))
      .slice(0, PROPOSALS_OF_ORDER_MAX),
  findProposal: async (id) => world.proposals.get(id),
  limit: async () => world.limits.get('refund'),
});

/** The same inside a transaction on a world, which has it alone. */
export const txOrderMoney = (world: ShopWorld): TxOrderMoney => ({
  lockRequest: async () => {},
  findRequest: async (userId, requestKey) => world.staffRequests.get(`${userId} ${requestKey}`),
  insertRequest: async (request) => {
    const key = `${request.userId} ${request.requestKey}`;
    if (world.staffRequests.has(key)) throw new Error(`a request ${key} exists`);
    world.staffRequests.set(key, request);
  },
  offlineRefundsOf: async (orderId) => offlineOf(world, orderId),
  insertOfflineRefund: async (refund) => void world.offlineRefunds.set(refund.id, refund),
  findProposal: async (id) => world.proposals.get(id),
  openProposalOf: async (orderId) =>
    [...world.proposals.values()].find((one) => one.orderId === orderId && one.status === 'OPEN'),
  insertProposal: async (proposal) => void world.proposals.set(proposal.id, proposal),
  storeProposal: async (proposal) => void world.proposals.set(proposal.id, proposal),
  holdReceipts: async (userId, names) =>
    names.every((name) => world.receiptPictures.get(name)?.userId === userId),
  insertOfflinePayment: async (payment) => void world.offlinePayments.set(payment.orderId, payment),
  lockLimit: async () => {},
  limit: async () => world.limits.get('refund')?.cents,
  setLimit: async (limit) => void world.limits.set('refund', limit),
});

/** Pictures of receipts in memory. */
export const fakeReceiptPictures = (world: ShopWorld): FakeOwnedPictures =>
  fakeOwnedPictures(
    ({ name }) => [...world.offlinePayments.values()].some(({ pictures }) => pictures.includes(name)),
    world.receiptPictures,
  );
