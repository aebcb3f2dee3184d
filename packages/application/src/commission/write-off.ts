import { commissionMonth, commissionMove, writeOffIssue, type CommissionKind } from '@ykd/domain/commission';
import { partnerReasonIssue } from '@ykd/domain/partner';
import { err, ok, type Result } from '@ykd/domain/shared';
import { auditChange, byStaff } from '../audit/draft.js';
import { invalid } from '../people/changed.js';
import type { CallerContext } from '../shared/caller.js';
import type { ErrorOf } from '../shared/errors.js';
import { requireFreshRight } from '../shared/second-factor.js';
import type { StaffCommissionDeps } from './deps.js';
import { ownAccount } from './own-account.js';
import { post } from './post.js';
import type { StaffCommissionPort } from './staff-port.js';

const ACTS = { WRITE_OFF: 'commission.writeOff', FORGIVE: 'commission.forgive' } as const satisfies Partial<
  Record<CommissionKind, string>
>;

/** Writes off what is payable to a partner who does not work with us any more, or forgives what he owes. */
export const writeOff = async (
  deps: StaffCommissionDeps,
  context: CallerContext,
  { partnerId, kind, cents, reason: typed, requestKey }: Parameters<StaffCommissionPort['writeOff']>[0],
): ReturnType<StaffCommissionPort['writeOff']> => {
  const caller = await requireFreshRight(deps, context, 'partners.manage');
  if (!caller.ok) return caller;
  const { id: userId } = caller.value.user;
  if (partnerId === userId) return err({ kind: 'own-partner' });
  const reason = typed.trim();
  const message = partnerReasonIssue(reason);
  if (message !== undefined) return invalid('reason', message);
  const at = deps.clock.now();
  const done = await deps.unitOfWork.transaction(
    async (tx): Promise<Result<null, ErrorOf<'invalid-input'>>> => {
      const partner = await tx.partners.hold(partnerId);
      if (partner?.state !== 'ENDED') return invalid('partnerId', '终止合作以后才能核销或免除');
      const account = await tx.commissions.hold(partnerId, commissionMonth(at));
      const source = `write-off:${userId}:${requestKey}`;
      const known = await tx.commissions.posting(source);
      const { payable } = account;
      const issue = known === undefined ? writeOffIssue(kind, cents, payable) : undefined;
      if (issue !== undefined) return invalid('cents', issue);
      const isOther =
        known !== undefined &&
        (known.partnerId !== partnerId || known.kind !== kind || known.cents !== cents);
      if (isOther) return invalid('requestKey', '这次提交的编号用过了');
      const move = commissionMove(kind, cents);
      const posted = await post(tx, account, { move, source, at });
      if (posted.kind !== 'posted') return ok(null);
      const what = {
        act: ACTS[kind],
        subjectKind: 'partner',
        subjectId: partnerId,
        about: partnerId,
        reason,
        at,
      } as const;
      const told = (amount: number) => ({ commissionPayable: amount });
      for (const line of auditChange(
        byStaff(caller.value),
        what,
        told(payable),
        told(posted.account.payable),
      ))
        await tx.audit.append(line);
      return ok(null);
    },
  );
  return done.ok ? ok(await ownAccount(deps, partnerId)) : done;
};
