import { REFUND_LIMIT_DEFAULT, refundLimitIssue, refundReasonIssue } from '@ykd/domain/order';
import { err, ok } from '@ykd/domain/shared';
import { auditChange, byStaff } from '../audit/draft.js';
import type { Caller } from '../shared/caller.js';
import { issuesOf } from '../shared/issues-of.js';
import { memberNames } from '../shared/member-names.js';
import type { Outcome } from '../shared/outcome.js';
import type { StaffRefundDeps } from './deps.js';
import type { RefundLimit } from './port.js';

/** What the limit is called in the audit log. */
const REFUND_LIMIT = 'refund-limit';

/** Above how many cents a refund needs a second person. */
export const limitNow = async ({ orderMoney }: Pick<StaffRefundDeps, 'orderMoney'>): Promise<number> =>
  (await orderMoney.limit())?.cents ?? REFUND_LIMIT_DEFAULT;

/** The same, with who set it. */
export const refundLimit = async (
  deps: Pick<StaffRefundDeps, 'orderMoney' | 'members'>,
): Promise<RefundLimit> => {
  const set = await deps.orderMoney.limit();
  if (set === undefined) return { limit: REFUND_LIMIT_DEFAULT, setBy: null, reason: null, gmtModified: null };
  const { cents: limit, setBy, reason, gmtModified } = set;
  const nameOf = await memberNames(deps, [setBy]);
  return { limit, setBy: nameOf(setBy), reason, gmtModified };
};

/** Sets above how many cents a refund needs a second person. */
export const setRefundLimit = async (
  deps: Pick<StaffRefundDeps, 'clock' | 'unitOfWork' | 'orderMoney' | 'members'>,
  caller: Caller,
  { limit: cents, reason: said }: { readonly limit: number; readonly reason: string },
): Outcome<RefundLimit, 'invalid-input'> => {
  const invalid = issuesOf({ limit: refundLimitIssue(cents), reason: refundReasonIssue(said) });
  if (invalid !== undefined) return err(invalid);
  const at = deps.clock.now();
  const reason = said.trim();
  const what = { act: 'limits.set', subjectKind: 'limit', subjectId: REFUND_LIMIT, reason, at } as const;
  await deps.unitOfWork.transaction(async (tx) => {
    await tx.orderMoney.lockLimit();
    const before = { limitAmount: (await tx.orderMoney.limit()) ?? REFUND_LIMIT_DEFAULT };
    await tx.orderMoney.setLimit({ cents, setBy: caller.user.id, reason, gmtModified: at });
    for (const line of auditChange(byStaff(caller), what, before, { limitAmount: cents }))
      await tx.audit.append(line);
  });
  return ok(await refundLimit(deps));
};
