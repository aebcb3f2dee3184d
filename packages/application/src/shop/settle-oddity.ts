import { err, ok } from '@ykd/domain/shared';
import { auditChange, byStaff } from '../audit/draft.js';
import { tryRefundAgain } from '../payment/refund-steps.js';
import type { AuditDraft } from '../ports/audit-log.js';
import type { Caller } from '../shared/caller.js';
import type { Outcome } from '../shared/outcome.js';
import type { Refund } from '../ports/refunds.js';
import type { ShopDeps } from './deps.js';

const isUnfinished = (refund: Refund | undefined): boolean =>
  refund !== undefined && refund.status !== 'DONE' && refund.status !== 'OUTSIDE';

/** Notes who looked at something odd, unless it is about his own order. A refund that is tried again comes back to the list if it fails again. */
export const settleOddity = async (
  deps: ShopDeps,
  caller: Caller,
  { id, retry = false }: { readonly id: string; readonly retry?: boolean | undefined },
): Outcome<null, 'entity-not-found' | 'own-refund' | 'invalid-input'> => {
  const { clock, oddities, refunds, shopOrders, unitOfWork, orderEvents } = deps;
  const oddity = await oddities.find(id);
  if (oddity === undefined) return err({ kind: 'entity-not-found' });
  const at = clock.now();
  const { kind, orderId, subject } = oddity;
  const userId = caller.user.id;
  const about = orderId === null ? null : ((await shopOrders.find(orderId))?.userId ?? null);
  if (about === userId) return err({ kind: 'own-refund' });
  const line = (act: 'oddities.retry' | 'oddities.settle'): readonly AuditDraft[] =>
    auditChange(
      byStaff(caller),
      { act, subjectKind: 'oddity', subjectId: id, about, at },
      { settledBy: null },
      { settledBy: userId },
    );
  /** The first one counts: of anybody else there is nothing to tell. */
  const settle = (): Promise<void> =>
    unitOfWork.transaction(async (tx) => {
      if (!(await tx.oddities.settle({ kind, subject }, userId, at))) return;
      for (const draft of line('oddities.settle')) await tx.audit.append(draft);
    });

  if (!retry || kind !== 'REFUND_FAILED') {
    await settle();
    return ok(null);
  }
  const tried = await tryRefundAgain(deps, subject, { userId, at, audit: line('oddities.retry') });
  if (typeof tried === 'object')
    return err({ kind: 'invalid-input', issues: [{ field: 'amount', message: tried.issue }] });
  if (tried === 'again') {
    if (orderId !== null) orderEvents.changed(orderId);
  } else if (!isUnfinished(await refunds.find(subject))) {
    // The money is back already, or it is not ours to try; one that is tried already was settled by whoever wanted that.
    await settle();
  }
  return ok(null);
};
