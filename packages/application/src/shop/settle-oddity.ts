import { err, ok } from '@ykd/domain/shared';
import { tryRefundAgain } from '../payment/refund-steps.js';
import type { Caller } from '../shared/caller.js';
import type { Outcome } from '../shared/outcome.js';
import type { Refund } from '../ports/refunds.js';
import type { ShopDeps } from './deps.js';

const isUnfinished = (refund: Refund | undefined): boolean =>
  refund !== undefined && refund.status !== 'DONE' && refund.status !== 'OUTSIDE';

/** Notes who looked at something odd. A refund that is tried again comes back to the list if it fails again. */
export const settleOddity = async (
  deps: ShopDeps,
  { user }: Caller,
  { id, retry = false }: { readonly id: string; readonly retry?: boolean | undefined },
): Outcome<null, 'entity-not-found'> => {
  const { clock, oddities, refunds, orderEvents } = deps;
  const oddity = await oddities.find(id);
  if (oddity === undefined) return err({ kind: 'entity-not-found' });
  const at = clock.now();
  const { kind, orderId, subject } = oddity;
  if (!retry || kind !== 'REFUND_FAILED') await oddities.settle(id, user.id, at);
  else if (await tryRefundAgain(deps, subject, { userId: user.id, at })) {
    if (orderId !== null) orderEvents.changed(orderId);
  } else if (!isUnfinished(await refunds.find(subject))) {
    // The money is back already, or it is not ours to try; one that is tried already was settled by whoever wanted that.
    await oddities.settle(id, user.id, at);
  }
  return ok(null);
};
