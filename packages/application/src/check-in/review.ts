import { reachOf } from '@ykd/domain/access';
import {
  CHECK_IN_COMMENTS_MAX,
  checkInCommentIssue,
  checkInText,
  type CheckInMark,
} from '@ykd/domain/campaign';
import { err, ok, type Result } from '@ykd/domain/shared';
import { auditLine, byStaff } from '../audit/draft.js';
import type { AuditAct } from '../entities/audit-entry.js';
import { reviewNoticeIds, tellCheckInReview } from '../notice/tell.js';
import { changedMeanwhile, invalid, notFound } from '../people/changed.js';
import type { CheckInComment, CheckInDay, CheckInEntry } from '../ports/check-ins.js';
import type { Tx } from '../ports/unit-of-work.js';
import type { Caller, CallerContext } from '../shared/caller.js';
import type { ErrorOf } from '../shared/errors.js';
import { requireLearner } from '../shared/own-data.js';
import { memberName } from '../shared/member-name.js';
import type { Outcome } from '../shared/outcome.js';
import { mayCaller } from '../shared/rights.js';
import { reachStudent } from '../student/reach.js';
import type { StaffCheckInDeps } from './deps.js';
import { staffEntriesOf } from './staff-entries.js';
import type { CommentInput, ReviewInput, StaffCheckInPort, StaffEntry } from './staff-port.js';

type Refused = ErrorOf<'entity-not-found' | 'changed-meanwhile' | 'invalid-input'>;

/** What somebody is called who has no name. */
const UNNAMED = '老师';

export const keyOf = ({ userId, campaign, day }: CheckInDay): CheckInDay => ({ userId, campaign, day });

export const nameOf = ({ user }: Caller): string => memberName(user) ?? UNNAMED;

/** Who may review, and reaches the student whose entry it is. */
export const reaching = async (
  deps: StaffCheckInDeps,
  context: CallerContext,
  { userId, by }: CheckInDay & Pick<ReviewInput, 'by'>,
): Outcome<Caller, 'not-logged-in' | 'forbidden' | 'entity-not-found'> => {
  // What one said on a phone without a connection is never sent as somebody else's, whomever that one reaches.
  const own = await requireLearner(deps, context, by);
  if (!own.ok) return own;
  const reached = await reachStudent(deps, context, userId);
  if (!reached.ok) return reached;
  const { caller } = reached.value;
  return mayCaller(caller, 'checkins.review') ? ok(caller) : err({ kind: 'forbidden' });
};

/** The entry as it stands now. */
export const viewNow = async (
  deps: StaffCheckInDeps,
  caller: Caller,
  { userId, campaign, day }: CheckInDay,
): Promise<Result<StaffEntry, ErrorOf<'entity-not-found'>>> => {
  const entries = await deps.checkIns.entries(userId, campaign);
  const [view] = await staffEntriesOf(
    deps,
    caller,
    entries.filter((one) => one.day === day),
  );
  return view === undefined ? notFound() : ok(view);
};

/** A line of the audit log: what was said stands beside the entry, and the log is for ever. */
export const audit = (
  tx: Pick<Tx, 'audit'>,
  caller: Caller,
  act: AuditAct,
  { userId, campaign, day }: CheckInDay,
  fields: { readonly at: number; readonly before?: object; readonly after?: object },
): Promise<void> => {
  const { at, before = {}, after = {} } = fields;
  const what = { act, subjectKind: 'check-in', subjectId: `${campaign}/${day}`, about: userId, at } as const;
  return tx.audit.append(auditLine(byStaff(caller), what, { before: { ...before }, after: { ...after } }));
};

const commentOf = (
  caller: Caller,
  entry: CheckInDay,
  { text, requestKey, at }: { readonly text: string; readonly requestKey: string; readonly at: number },
): CheckInComment => ({
  id: `${caller.user.id}.${requestKey}`,
  ...keyOf(entry),
  authorId: caller.user.id,
  authorName: nameOf(caller),
  text: checkInText(text),
  gmtCreated: at,
});

const isOf = (comment: CheckInComment, { userId, campaign, day }: CheckInDay): boolean =>
  comment.userId === userId && comment.campaign === campaign && comment.day === day;

/** Whether a comment that is there is the one that is sent, or goes with nothing that is sent. */
const isSame = (there: CheckInComment, sent: CheckInComment): boolean =>
  isOf(there, sent) && (sent.text === '' || sent.text === there.text);

/** The entry as it is once somebody has marked it. */
const marked = (
  entry: Pick<CheckInEntry, keyof CheckInDay | 'version'>,
  caller: Caller,
  mark: CheckInMark,
  at: number,
) => {
  const version = entry.version + 1;
  return {
    ...keyOf(entry),
    mark,
    reviewedBy: caller.user.id,
    reviewedAt: at,
    reviewedVersion: version,
    version,
  };
};

const isFull = async (tx: Pick<Tx, 'checkIns'>, entry: CheckInDay): Promise<boolean> =>
  (await tx.checkIns.countComments(keyOf(entry), CHECK_IN_COMMENTS_MAX)) >= CHECK_IN_COMMENTS_MAX;

const FULL = `一条打卡最多 ${CHECK_IN_COMMENTS_MAX} 条点评`;
const KEY_USED = '这个编号已经用在另一条打卡上，请重新打开页面';

/** One entry. */
export const entryNow = async (
  deps: StaffCheckInDeps,
  context: CallerContext,
  input: CheckInDay,
): ReturnType<StaffCheckInPort['entry']> => {
  const reached = await reaching(deps, context, input);
  return reached.ok ? viewNow(deps, reached.value, input) : reached;
};

/** Marks an entry, with a comment or without. */
export const review = async (
  deps: StaffCheckInDeps,
  context: CallerContext,
  input: ReviewInput,
): ReturnType<StaffCheckInPort['review']> => {
  const reached = await reaching(deps, context, input);
  if (!reached.ok) return reached;
  const caller = reached.value;
  const message = input.comment.trim() === '' ? undefined : checkInCommentIssue(input.comment);
  if (message !== undefined) return invalid('comment', message);
  const at = deps.clock.now();
  const { mark, version, requestKey } = input;
  const comment = commentOf(caller, input, { text: input.comment, requestKey, at });
  const done = await deps.unitOfWork.transaction(async (tx): Promise<Result<null, Refused>> => {
    const entry = await tx.checkIns.hold(keyOf(input));
    if (entry === undefined) return notFound();
    const earlier = await tx.checkIns.findComment(comment.id);
    const isNew = comment.text !== '' && earlier === undefined;
    if (earlier !== undefined && !isSame(earlier, comment)) return invalid('requestKey', KEY_USED);
    const isMine = entry.reviewedBy === caller.user.id && entry.reviewedVersion === entry.version;
    // Said again, because its answer was lost or the button was pressed twice: it is so.
    if (isMine && entry.mark === mark && !isNew) return ok(null);
    // What oneself said last was seen, whatever came of the answer.
    const isSeen = entry.version === version || (isMine && entry.version === version + 1);
    if (!isSeen) {
      // The comment went with its mark before somebody else changed it, and its answer was lost.
      if (earlier !== undefined && comment.text !== '') return ok(null);
      const isReviewed = entry.reviewedAt !== null && entry.reviewedVersion === entry.version;
      const changedBy = isReviewed ? entry.reviewedBy : null;
      const changedAt = isReviewed ? entry.reviewedAt : entry.gmtModified;
      return changedMeanwhile(tx, { version: entry.version, changedBy, changedAt }, { mark: entry.mark });
    }
    if (isNew && (await isFull(tx, input))) return invalid('comment', FULL);
    await tx.checkIns.store(marked(entry, caller, mark, at));
    if (isNew) await tx.checkIns.insertComment(comment);
    if (mark !== 'read' || isNew) {
      const told = {
        id: `${comment.id}.${mark}`,
        by: nameOf(caller),
        mark,
        comment: isNew ? comment.text : '',
      };
      await tellCheckInReview(tx, input, told, at);
    }
    const after = { mark, comments: isNew ? 1 : 0 };
    await audit(tx, caller, 'checkins.review', input, { at, before: { mark: entry.mark }, after });
    return ok(null);
  });
  return done.ok ? viewNow(deps, caller, input) : done;
};

/** Writes a further comment. */
export const comment = async (
  deps: StaffCheckInDeps,
  context: CallerContext,
  input: CommentInput,
): ReturnType<StaffCheckInPort['comment']> => {
  const reached = await reaching(deps, context, input);
  if (!reached.ok) return reached;
  const caller = reached.value;
  const message = checkInCommentIssue(input.text);
  if (message !== undefined) return invalid('text', message);
  const at = deps.clock.now();
  const written = commentOf(caller, input, { ...input, at });
  const done = await deps.unitOfWork.transaction(
    async (tx): Promise<Result<null, ErrorOf<'entity-not-found' | 'invalid-input'>>> => {
      const entry = await tx.checkIns.hold(keyOf(input));
      if (entry === undefined) return notFound();
      const earlier = await tx.checkIns.findComment(written.id);
      if (earlier !== undefined) return isSame(earlier, written) ? ok(null) : invalid('requestKey', KEY_USED);
      if (await isFull(tx, input)) return invalid('text', FULL);
      await tx.checkIns.insertComment(written);
      // Whoever writes about it has read it.
      if (entry.mark === 'none') await tx.checkIns.store(marked(entry, caller, 'read', at));
      const told = { id: written.id, by: nameOf(caller), mark: undefined, comment: written.text };
      await tellCheckInReview(tx, input, told, at);
      await audit(tx, caller, 'checkins.comment', input, { at, after: { comments: 1 } });
      return ok(null);
    },
  );
  return done.ok ? viewNow(deps, caller, input) : done;
};

/** Removes a comment: one's own, or anybody's for who reviews everybody. */
export const removeComment = async (
  deps: StaffCheckInDeps,
  context: CallerContext,
  input: Parameters<StaffCheckInPort['removeComment']>[0],
): ReturnType<StaffCheckInPort['removeComment']> => {
  const reached = await reaching(deps, context, input);
  if (!reached.ok) return reached;
  const caller = reached.value;
  const at = deps.clock.now();
  const isAll = reachOf(caller.staff, 'checkins.review') === 'all';
  const done = await deps.unitOfWork.transaction(
    async (tx): Promise<Result<null, ErrorOf<'entity-not-found' | 'forbidden'>>> => {
      if ((await tx.checkIns.hold(keyOf(input))) === undefined) return notFound();
      const found = await tx.checkIns.findComment(input.id);
      if (found === undefined || !isOf(found, input)) return ok(null);
      if (!isAll && found.authorId !== caller.user.id) return err({ kind: 'forbidden' });
      await tx.checkIns.removeComment(input.id);
      await tx.notices.remove(reviewNoticeIds(input.id));
      await audit(tx, caller, 'checkins.uncomment', input, { at, before: { comments: 1 } });
      return ok(null);
    },
  );
  return done.ok ? viewNow(deps, caller, input) : done;
};
