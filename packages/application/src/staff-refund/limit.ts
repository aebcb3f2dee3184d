import { REFUND_LIMIT_DEFAULT, refundLimitIssue } from '@ykd/domain/order';
import { err, ok } from '@ykd/domain/shared';
import { auditChange, byStaff } from '../audit/draft.js';
import type { Caller } from '../shared/caller.js';
import { issuesOf } from '../shared/issues-of.js';
import type { Outcome } from '../shared/outcome.js';
import type { StaffRefundDeps } from './deps.js';

type Limit = { readonly limit: number };

/** What the limit is called in the audit log. */
const REFUND_LIMIT = 'refund-limit';

export const refundLimit = async ({ orderMoney }: Pick<StaffRefundDeps, 'orderMoney'>): Promise<Limit> => ({
  limit: (await orderMoney.limit()) ?? REFUND_LIMIT_DEFAULT,
});

/** Sets above how many cents a refund needs a second person. */
export const setRefundLimit = async (
  { clock, unitOfWork }: Pick<StaffRefundDeps, 'clock' | 'unitOfWork'>,
  caller: Caller,
  { limit }: Limit,
): Outcome<Limit, 'invalid-input'> => {
  const invalid = issuesOf({ limit: refundLimitIssue(limit) });
  if (invalid !== undefined) return err(invalid);
  const at = clock.now();
  const what = { act: 'limits.set', subjectKind: 'limit', subjectId: REFUND_LIMIT, at } as const;
  await unitOfWork.transaction(async (tx) => {
    await tx.orderMoney.lockLimit();
    const before = { limitAmount: (await tx.orderMoney.limit()) ?? REFUND_LIMIT_DEFAULT };
    await tx.orderMoney.setLimit(limit, caller.user.id, at);
    for (const line of auditChange(byStaff(caller), what, before, { limitAmount: limit }))
      await tx.audit.append(line);
  });
  return ok({ limit });
};
