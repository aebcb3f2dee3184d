import { makeUpDayIssue, makeUpReason, makeUpReasonIssue } from '@ykd/domain/campaign';
import { issuesOf } from '@ykd/domain/member';
import { err, ok, shanghaiDay, type Result } from '@ykd/domain/shared';
import {
  dayNoticeIds,
  makeUpNoticeId,
  markNoticeId,
  reviewNoticeId,
  tellMakeUp,
} from '../notice/tell-check-ins.js';
import { invalid, notFound } from '../people/changed.js';
import type { CallerContext } from '../shared/caller.js';
import type { ErrorOf } from '../shared/errors.js';
import type { StaffCheckInDeps } from './deps.js';
import { findCampaign } from './find-campaign.js';
import { audit, keyOf, nameOf, reaching } from './review.js';
import type { MakeUpInput, StaffCheckInPort } from './staff-port.js';

type Refused = ErrorOf<'entity-not-found' | 'invalid-input'>;

const THERE = '这一天已经有打卡了';
const OWN = '这是学员自己写的，不能撤销';

/** Makes an entry up for a student. */
export const makeUp = async (
  deps: StaffCheckInDeps,
  context: CallerContext,
  input: MakeUpInput,
): ReturnType<StaffCheckInPort['makeUp']> => {
  const reached = await reaching(deps, context, input);
  if (!reached.ok) return reached;
  const caller = reached.value;
  const { userId, day } = input;
  // For him as he would have written it: a campaign that is not his is not there.
  const his = await findCampaign(deps, userId, input.campaign);
  if (his === undefined) return notFound();
  const at = deps.clock.now();
  const issues = issuesOf([
    ['day', makeUpDayIssue(day, his.campaign, shanghaiDay(at))],
    ['reason', makeUpReasonIssue(input.reason)],
  ]);
  if (issues.length > 0) return err({ kind: 'invalid-input', issues });
  const reason = makeUpReason(input.reason);
  return deps.unitOfWork.transaction(async (tx): Promise<Result<null, Refused>> => {
    if (!(await tx.checkIns.makeUp({ ...keyOf(input), by: caller.user.id, reason, at }))) {
      const there = await tx.checkIns.hold(keyOf(input));
      if (there === undefined) return notFound();
      const isSame = there.madeUpBy === caller.user.id && there.madeUpReason === reason;
      return isSame ? ok(null) : invalid('day', THERE);
    }
    await tx.notices.remove(dayNoticeIds(input));
    await tellMakeUp(tx, keyOf(input), { by: nameOf(caller), reason }, at);
    await audit(tx, caller, 'checkins.makeUp', input, { at, after: { reason } });
    return ok(null);
  });
};

/** Takes an entry back that was made up for. */
export const takeBack = async (
  deps: StaffCheckInDeps,
  context: CallerContext,
  input: Parameters<StaffCheckInPort['takeBack']>[0],
): ReturnType<StaffCheckInPort['takeBack']> => {
  const reached = await reaching(deps, context, input);
  if (!reached.ok) return reached;
  const at = deps.clock.now();
  return deps.unitOfWork.transaction(async (tx): Promise<Result<null, Refused>> => {
    const there = await tx.checkIns.hold(keyOf(input));
    if (there === undefined) return ok(null);
    if (there.madeUpBy === null) return invalid('day', OWN);
    const comments = await tx.checkIns.takeBack(keyOf(input));
    await tx.notices.remove([makeUpNoticeId(input), markNoticeId(input), ...comments.map(reviewNoticeId)]);
    const before = { reason: there.madeUpReason, comments: comments.length };
    await audit(tx, reached.value, 'checkins.takeBack', input, { at, before });
    return ok(null);
  });
};
