import { PAYEE_METHOD_TITLES } from '@ykd/domain/partner';
import { PAYOUT_STATUS_TITLES } from '@ykd/domain/payout';
import { auditLine, type AuditBy } from '../audit/draft.js';
import type { AuditDraft } from '../ports/audit-log.js';
import type { AuditAct } from '../entities/audit-entry.js';
import type { Payout } from '../entities/payout.js';

/** The line about something that was done to a payout. Whom it goes to stands beside it, and the log is for ever. */
export const payoutAudit = (
  by: AuditBy,
  act: AuditAct & `payouts.${string}`,
  before: Payout | undefined,
  after: Payout,
): AuditDraft => {
  const { id, partnerId, changedAt: at, method, net, reference, bankList } = after;
  const reason = act === 'payouts.cancel' ? after.cancelReason : after.reason;
  return auditLine(
    by,
    { act, subjectKind: 'payout', subjectId: id, about: partnerId, at, reason },
    {
      before: before === undefined ? {} : { payoutStatus: PAYOUT_STATUS_TITLES[before.status] },
      after: {
        payoutStatus: PAYOUT_STATUS_TITLES[after.status],
        ...(before === undefined ? { payoutAmount: net, payoutMethod: PAYEE_METHOD_TITLES[method] } : {}),
        ...(bankList === (before?.bankList ?? null) ? {} : { bankList }),
        ...(reference === (before?.reference ?? null) ? {} : { bankReference: reference }),
      },
    },
  );
};
