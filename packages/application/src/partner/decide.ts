import {
  PARTNER_LEVELS,
  WORK_ORDER_DECISION_TITLES,
  workOrderAnswerIssue,
  workOrderDecided,
  type WorkOrderDecision,
} from '@ykd/domain/partner';
import { err, ok, type Result } from '@ykd/domain/shared';
import { auditLine, byStaff } from '../audit/draft.js';
import type { Partner } from '../entities/partner.js';
import type { StoredWorkOrder, Submission } from '../entities/submission.js';
import { tellWorkOrder } from '../notice/tell-partners.js';
import { changedMeanwhile, invalid, notFound } from '../people/changed.js';
import type { Tx } from '../ports/unit-of-work.js';
import type { WholeWorkOrder } from '../ports/work-orders.js';
import type { Caller, CallerContext } from '../shared/caller.js';
import type { ErrorOf } from '../shared/errors.js';
import { requireFreshRight } from '../shared/second-factor.js';
import type { StaffPartnerDeps } from './deps.js';
import type { StaffPartnerPort } from './staff-port.js';
import { staffWorkOrder } from './work-orders.js';

type Refused = ErrorOf<'entity-not-found' | 'changed-meanwhile' | 'invalid-input'>;
type Decision = { readonly decision: WorkOrderDecision; readonly answer: string };

/** Whether this was decided already, by the same: its answer was lost. */
const isDone = (last: Submission | undefined, { decision, answer }: Decision, by: string): boolean =>
  last?.decision === decision && last.answer === answer && last.decidedBy === by;

/** Whoever is approved is a partner. */
const newPartner = (userId: string, sent: Submission, by: string, at: number): Partner => {
  const { realName, contact, channel, channelText, agreementVersion, submittedAt } = sent;
  const [level] = PARTNER_LEVELS;
  if (level === undefined) throw new Error('there is a level');
  return {
    userId,
    state: 'ACTIVE',
    stateReason: '',
    stoppedAt: null,
    level,
    realName,
    contact,
    channel,
    channelText,
    payee: null,
    agreementVersion,
    agreedAt: submittedAt,
    approvedAt: at,
    approvedBy: by,
    version: 1,
    changedBy: by,
    changedAt: at,
  };
};

/** Decides about an application that is held. */
const decideIn = async (
  tx: Tx,
  { user }: Caller,
  held: WholeWorkOrder,
  { decision, answer, version }: Decision & { readonly version: number },
  at: number,
): Promise<Result<null, Refused>> => {
  const { workOrder } = held;
  const last = held.submissions.at(-1);
  if (isDone(last, { decision, answer }, user.id)) return ok(null);
  if (workOrder.version !== version) {
    const { reviewStatus, isAskedBack } = workOrder;
    return changedMeanwhile(tx, workOrder, { reviewStatus, isAskedBack });
  }
  const reviewStatus = workOrderDecided(workOrder, decision);
  if (reviewStatus === undefined || last === undefined)
    return invalid('version', '这份申请不在审核中，请刷新后再看');
  const { userId, id } = workOrder;
  const now: StoredWorkOrder = {
    ...workOrder,
    reviewStatus,
    isAskedBack: decision === 'ASK_BACK',
    version: version + 1,
    changedBy: user.id,
    changedAt: at,
  };
  await tx.workOrders.put(now);
  await tx.workOrders.putSubmission({ ...last, decision, answer, decidedBy: user.id, decidedAt: at });
  if (decision === 'APPROVE') await tx.partners.put(newPartner(userId, last, user.id, at));
  await tellWorkOrder(tx, now, { decision, answer }, at);
  await tx.audit.append(
    auditLine(
      byStaff({ user }),
      { act: 'partners.decide', subjectKind: 'work-order', subjectId: id, about: userId, reason: answer, at },
      { before: {}, after: { decision: WORK_ORDER_DECISION_TITLES[decision] } },
    ),
  );
  return ok(null);
};

/** Decides about somebody's application. */
export const decide = async (
  deps: StaffPartnerDeps,
  context: CallerContext,
  { id, answer: typed, ...asked }: Parameters<StaffPartnerPort['decide']>[0],
): ReturnType<StaffPartnerPort['decide']> => {
  const caller = await requireFreshRight(deps, context, 'partners.manage');
  if (!caller.ok) return caller;
  const answer = typed.trim();
  const message = workOrderAnswerIssue(asked.decision, answer);
  if (message !== undefined) return invalid('answer', message);
  const seen = await deps.workOrders.find(id);
  if (seen === undefined) return notFound();
  const { userId } = seen.workOrder;
  // Nobody of the staff decides about himself.
  if (userId === caller.value.user.id) return err({ kind: 'own-partner' });
  const at = deps.clock.now();
  const done = await deps.unitOfWork.transaction(async (tx): Promise<Result<null, Refused>> => {
    const held = await tx.workOrders.hold(userId);
    return held === undefined ? notFound() : decideIn(tx, caller.value, held, { ...asked, answer }, at);
  });
  if (!done.ok) return done;
  const now = await deps.workOrders.find(id);
  return now === undefined ? notFound() : ok(await staffWorkOrder(deps, caller.value, now));
};
