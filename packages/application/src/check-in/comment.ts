import { reachOf } from '@ykd/domain/access';
import { checkInCommentIssue } from '@ykd/domain/campaign';
import { err, ok, type Result } from '@ykd/domain/shared';
import { reviewNoticeId, tellCheckInReview } from '../notice/tell-check-ins.js';
import { invalid, notFound } from '../people/changed.js';
import type { CallerContext } from '../shared/caller.js';
import type { ErrorOf } from '../shared/errors.js';
import type { StaffCheckInDeps } from './deps.js';
import {
  audit,
  commentOf,
  FULL,
  isFull,
  isOf,
  isSame,
  KEY_USED,
  keyOf,
  marked,
  nameOf,
  reaching,
  viewNow,
} from './review.js';
import type { CommentInput, StaffCheckInPort } from './staff-port.js';

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
      const told = { by: nameOf(caller), mark: undefined, comment: written };
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
      await tx.notices.remove([reviewNoticeId(input.id)]);
      await audit(tx, caller, 'checkins.uncomment', input, { at, before: { comments: 1 } });
      return ok(null);
    },
  );
  return done.ok ? viewNow(deps, caller, input) : done;
};
