import { err } from '@ykd/domain/shared';
import type { Caller } from '../shared/caller.js';
import type { Outcome } from '../shared/outcome.js';
import { giveBackOnce } from '../shop/give-back-once.js';
import type { StaffOrder } from '../shop/port.js';
import { invalidReason } from '../shop/request-refund.js';
import { othersOrder } from '../shop/staff-order.js';
import type { StaffRefundDeps } from './deps.js';
import type { GiveBackInput } from './port.js';

/** Gives money of somebody else's online payment back, asked for or not. */
export const giveBackOnline = async (
  deps: StaffRefundDeps,
  { user }: Caller,
  { orderId, amount, reason, requestKey }: GiveBackInput,
): Outcome<
  StaffOrder,
  | 'own-refund'
  | 'order-not-found'
  | 'order-state'
  | 'refund-way'
  | 'refund-proposed'
  | 'invalid-input'
  | 'request-key-used'
> => {
  const invalid = invalidReason(reason);
  if (invalid !== undefined) return err(invalid);
  const found = await othersOrder(deps, orderId, user.id);
  if (!found.ok) return found;
  const what = { orderId, way: 'ONLINE', amount, reason: reason.trim(), evidence: null } as const;
  return giveBackOnce(deps, found.value, { ...what, onlyAsked: false }, { userId: user.id, requestKey });
};
