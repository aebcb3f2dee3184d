import { refundEvidenceIssue, refundReasonIssue } from '@ykd/domain/order';
import { err } from '@ykd/domain/shared';
import { issuesOf } from '../shared/issues-of.js';
import type { Caller } from '../shared/caller.js';
import type { Outcome } from '../shared/outcome.js';
import type { ShopDeps } from './deps.js';
import { giveBack, giveBackOnce } from './give-back-once.js';
import type { OfflineRefundInput, StaffOrder } from './port.js';
import { othersOrder } from './staff-order.js';

/**
 * Notes that money went back outside of the platform, with why and the evidence; the order's history says both. Not for
 * one's own order, and never for one whose payment was taken in here.
 */
export const giveBackOffline = async (
  deps: ShopDeps,
  { user }: Caller,
  { orderId, amount = null, reason, evidence, requestKey }: OfflineRefundInput,
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
  const needsKey = amount !== null && requestKey === undefined;
  const invalid = issuesOf({
    reason: refundReasonIssue(reason),
    evidence: refundEvidenceIssue(evidence),
    requestKey: needsKey ? '部分退款要带上这次提交的编号' : undefined,
  });
  if (invalid !== undefined) return err(invalid);
  const found = await othersOrder(deps, orderId, user.id);
  if (!found.ok) return found;
  const said = { reason: reason.trim(), evidence: evidence.trim() };
  const wish = { orderId, way: 'OFFLINE', amount, ...said, onlyAsked: false } as const;
  const { id: userId } = user;
  return requestKey === undefined
    ? giveBack(deps, found.value, wish, { userId })
    : giveBackOnce(deps, found.value, wish, { userId, requestKey });
};
