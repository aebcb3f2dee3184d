import {
  CHECK_IN_COMMENTS_MAX,
  checkInCommentIssue,
  checkInText,
  type CheckInMark,
} from '@ykd/domain/campaign';
import { err, ok, type Result } from '@ykd/domain/shared';
import { auditLine, byStaff } from '../audit/draft.js';
import type { AuditAct } from '../entities/audit-entry.js';
import { markNoticeId, reviewNoticeId, tellCheckInReview } from '../notice/tell-check-ins.js';
import { changedMeanwhile, hasSeen, invalid, notFound } from '../people/changed.js';
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
import type { ReviewInput, StaffCheckInPort, StaffEntry } from './staff-port.js';

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

export const commentOf = (
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

export const isOf = (comment: CheckInComment, { userId, campaign, day }: CheckInDay): boolean =>
  comment.userId === userId && comment.campaign === campaign && comment.day === day;

/** Whether a comment that is there is the one that is sent, or goes with nothing that is sent. */
export const isSame = (there: CheckInComment, sent: CheckInComment): boolean =>
  isOf(there, sent) && (sent.text === '' || sent.text === there.text);

/** The entry as it is once somebody has marked it. */
export const marked = (
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

export const isFull = async (tx: Pick<Tx, 'checkIns'>, entry: CheckInDay): Promise<boolean> =>
  (await tx.checkIns.commentsOn(keyOf(entry))).length >= CHECK_IN_COMMENTS_MAX;

/** What somebody wrote last under an entry. */
const lastWritten = async (
  tx: Pick<Tx, 'checkIns'>,
  entry: CheckInDay,
  { user }: Caller,
): Promise<CheckInComment | undefined> =>
  (await tx.checkIns.commentsOn(keyOf(entry))).findLast(({ authorId }) => authorId === user.id);

export const FULL = `一条打卡最多 ${CHECK_IN_COMMENTS_MAX} 条点评`;
export const KEY_USED = '这个编号已经用在另一条打卡上，请重新打开页面';

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
    if (!hasSeen(version, { version: entry.version, isMine })) {
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
    // The notice of the mark before goes: the last one is told, with what its giver wrote.
    const said = isNew ? comment : (earlier ?? (isMine ? await lastWritten(tx, input, caller) : undefined));
    const isTold = mark !== 'read' || isNew || (isMine && said !== undefined);
    const told = isTold && said !== undefined ? [reviewNoticeId(said.id)] : [];
    await tx.notices.remove([markNoticeId(input), ...told]);
    if (isTold) await tellCheckInReview(tx, input, { by: nameOf(caller), mark, comment: said }, at);
    const after = { mark, comments: isNew ? 1 : 0 };
    await audit(tx, caller, 'checkins.review', input, { at, before: { mark: entry.mark }, after });
    return ok(null);
  });
  return done.ok ? viewNow(deps, caller, input) : done;
};
