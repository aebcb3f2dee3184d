import { err, ok } from '@ykd/domain/shared';
import { tradeNumber } from '../shared/trade-number.js';
import type { ShopOrder } from '../ports/shop-orders.js';
import type { Tx } from '../ports/unit-of-work.js';
import type { Outcome } from '../shared/outcome.js';
import type { ShopDeps } from './deps.js';
import { doneOnce, type Done } from './done-once.js';
import { giveBackIn, type GiveBackRefusal, type GiveBackWish } from './give-back.js';
import type { StaffOrder } from './port.js';
import { refusalOf, staffOrder } from './staff-order.js';

type Tried = { readonly done: Done } | { readonly refused: GiveBackRefusal };

/** Who of the staff wants it, alone; `requestKey`: by which it is done once. */
interface Asker {
  readonly userId: string;
  readonly requestKey: string;
}

/** What happens in the transaction; the numbers are made before it begins. */
const trial = ({ ids, clock }: ShopDeps, wish: GiveBackWish, userId: string) => {
  const numbers = { refundId: tradeNumber(ids), proposalId: ids.next() };
  const by = { proposer: userId, second: null, ...numbers, at: clock.now() };
  const work = async (tx: Tx): Promise<Tried> => {
    const outcome = await giveBackIn(tx, wish, by);
    if (outcome.kind !== 'given' && outcome.kind !== 'proposed') return { refused: outcome };
    const proposalId = outcome.kind === 'proposed' ? outcome.proposal.id : null;
    return { done: { orderId: wish.orderId, proposalId } };
  };
  return { at: by.at, work };
};

const answer = async (
  deps: ShopDeps,
  order: ShopOrder,
  tried: Tried,
): Outcome<StaffOrder, 'order-state' | 'refund-way' | 'refund-proposed' | 'invalid-input'> => {
  if ('refused' in tried) return err(await refusalOf(deps, order, tried.refused));
  deps.orderEvents.changed(order.id);
  return ok(await staffOrder(deps, order, tried.done.proposalId));
};

/** Gives money of an order back, or proposes that. */
export const giveBack = async (
  deps: ShopDeps,
  order: ShopOrder,
  wish: GiveBackWish,
  { userId }: Pick<Asker, 'userId'>,
): ReturnType<typeof answer> =>
  answer(deps, order, await deps.unitOfWork.transaction(trial(deps, wish, userId).work));

/**
 * The same once for each key: the same request with it again is answered with how the order and the proposal stand, another
 * one is refused.
 */
export const giveBackOnce = async (
  deps: ShopDeps,
  order: ShopOrder,
  wish: GiveBackWish,
  { userId, requestKey }: Asker,
): Outcome<
  StaffOrder,
  'order-state' | 'refund-way' | 'refund-proposed' | 'invalid-input' | 'request-key-used'
> => {
  const { at, work } = trial(deps, wish, userId);
  const tried = await deps.unitOfWork.transaction((tx) =>
    doneOnce(tx, { userId, requestKey, body: { ...wish }, at }, () => work(tx)),
  );
  return 'used' in tried ? err({ kind: 'request-key-used' }) : answer(deps, order, tried);
};
