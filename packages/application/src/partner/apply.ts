import {
  partnerApplicationIssues,
  partnerApplicationOf,
  workOrderSubmitted,
  type PartnerApplication,
} from '@ykd/domain/partner';
import { err, ok, type Result } from '@ykd/domain/shared';
import type { StoredWorkOrder, Submission } from '../entities/submission.js';
import { invalid } from '../people/changed.js';
import type { WholeWorkOrder } from '../ports/work-orders.js';
import type { CallerContext } from '../shared/caller.js';
import type { ErrorOf } from '../shared/errors.js';
import { requireLearner } from '../shared/own-data.js';
import type { PartnerDeps } from './deps.js';
import { SUBMISSIONS_MAX, type PartnerPort } from './port.js';
import { standingOf } from './standing.js';

const UNANSWERED = { decision: null, answer: '', decidedBy: null, decidedAt: null } as const;

/** Whether the submission that waits says just this: its answer was lost, and it was sent again. */
const isSame = (held: WholeWorkOrder | undefined, sent: PartnerApplication): boolean => {
  const last = held?.submissions.at(-1);
  return (
    last?.decision === null &&
    (Object.keys(sent) as (keyof PartnerApplication)[]).every((key) => last[key] === sent[key])
  );
};

/** What an applicant is told when his application is another one by now: who of the staff decided is nobody's business. */
const another = (workOrder: StoredWorkOrder): Result<never, ErrorOf<'changed-meanwhile'>> => {
  const { reviewStatus, isAskedBack, version, changedAt: at } = workOrder;
  return err({ kind: 'changed-meanwhile', now: { reviewStatus, isAskedBack }, version, by: null, at });
};

/** Applies to be a partner, for the first time or again. */
export const apply = async (
  deps: PartnerDeps,
  context: CallerContext,
  { userId: writer, version, ...typed }: Parameters<PartnerPort['apply']>[0],
): ReturnType<PartnerPort['apply']> => {
  const caller = await requireLearner(deps, context, writer);
  if (!caller.ok) return caller;
  const issues = partnerApplicationIssues(typed);
  if (issues.length > 0) return err({ kind: 'invalid-input', issues });
  const sent = partnerApplicationOf(typed);
  const userId = caller.value.user.id;
  const id = deps.ids.next();
  const at = deps.clock.now();
  const done = await deps.unitOfWork.transaction(
    async (tx): Promise<Result<null, ErrorOf<'invalid-input' | 'changed-meanwhile'>>> => {
      const held = await tx.workOrders.hold(userId);
      if (isSame(held, sent)) return ok(null);
      const before = held?.workOrder;
      if (before !== undefined && before.version !== version) return another(before);
      const reviewStatus = workOrderSubmitted(before);
      if (reviewStatus === undefined)
        return invalid('version', '申请正在审核或者已经通过，不能再提交，请刷新后再看');
      const number = (before?.submission ?? 0) + 1;
      if (number > SUBMISSIONS_MAX)
        return invalid('version', `最多申请 ${SUBMISSIONS_MAX} 次，请直接联系平台`);
      const now: StoredWorkOrder = {
        id: before?.id ?? id,
        userId,
        reviewStatus,
        isAskedBack: false,
        submission: number,
        submittedAt: at,
        version: (before?.version ?? 0) + 1,
        changedBy: userId,
        gmtCreated: before?.gmtCreated ?? at,
        changedAt: at,
      };
      const submission: Submission = { workOrderId: now.id, number, ...sent, submittedAt: at, ...UNANSWERED };
      await tx.workOrders.put(now);
      await tx.workOrders.putSubmission(submission);
      return ok(null);
    },
  );
  return done.ok ? ok(await standingOf(deps, userId)) : done;
};
