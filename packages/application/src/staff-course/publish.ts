import { refundReasonIssue } from '@ykd/domain/order';
import { err, ok, type Result } from '@ykd/domain/shared';
import { auditLine, byStaff } from '../audit/draft.js';
import { changedMeanwhile, notFound } from '../people/changed.js';
import type { CallerContext } from '../shared/caller.js';
import type { ErrorOf } from '../shared/errors.js';
import { issuesOf } from '../shared/issues-of.js';
import { requireFreshRight } from '../shared/second-factor.js';
import { requireRight } from '../shared/rights.js';
import type { StaffCourseDeps } from './deps.js';
import type { PublishInput, SeenVersion, StaffCoursePort } from './port.js';
import { hashOf } from './views.js';

/** Puts a draft, or a version of before, in place of what learners read. */
export const publishVersion = async (
  deps: StaffCourseDeps,
  context: CallerContext,
  { courseId, number, hash, live: seen, reason: said }: PublishInput,
): ReturnType<StaffCoursePort['publish']> => {
  const caller = await requireFreshRight(deps, context, 'courses.manage');
  if (!caller.ok) return caller;
  const reason = said.trim();
  const invalid = issuesOf({ reason: refundReasonIssue(reason) });
  if (invalid !== undefined) return err(invalid);
  const at = deps.clock.now();
  return deps.unitOfWork.transaction(
    async (tx): Promise<Result<null, ErrorOf<'entity-not-found' | 'changed-meanwhile'>>> => {
      const versions = await tx.courseVersions.hold(courseId);
      const version = versions.find((one) => one.number === number);
      if (version === undefined || version.state === 'discarded') return notFound();
      const live = versions.find(({ state }) => state === 'live');
      if ((live?.number ?? 0) !== seen || version.state === 'live' || hashOf(version) !== hash) {
        const { publishedBy: changedBy = null, publishedAt: changedAt } = live ?? {};
        const now = { courseVersion: live?.number ?? 0 };
        return changedMeanwhile(
          tx,
          { version: now.courseVersion, changedBy, changedAt: changedAt ?? at },
          now,
        );
      }
      await tx.courseVersions.publish(courseId, number, { at, by: caller.value.user.id, from: 'console' });
      const act = version.state === 'draft' ? 'courses.publish' : 'courses.rollBack';
      const what = { act, subjectKind: 'course', subjectId: courseId, reason, at } as const;
      const before = live === undefined ? {} : { courseVersion: live.number };
      await tx.audit.append(
        auditLine(byStaff(caller.value), what, { before, after: { courseVersion: number } }),
      );
      return ok(null);
    },
  );
};

/** Removes a draft. */
export const discardDraft = async (
  deps: StaffCourseDeps,
  context: CallerContext,
  { courseId, number, hash }: SeenVersion,
): ReturnType<StaffCoursePort['discard']> => {
  const caller = await requireRight(deps, context, 'courses.manage');
  if (!caller.ok) return caller;
  const at = deps.clock.now();
  return deps.unitOfWork.transaction(
    async (tx): Promise<Result<null, ErrorOf<'entity-not-found' | 'changed-meanwhile'>>> => {
      const versions = await tx.courseVersions.hold(courseId);
      const draft = versions.find((one) => one.number === number);
      if (draft?.state !== 'draft') return notFound();
      if (hashOf(draft) !== hash) {
        const { createdBy: changedBy, createdAt: changedAt } = draft;
        return changedMeanwhile(tx, { version: number, changedBy, changedAt }, { courseVersion: number });
      }
      await tx.courseVersions.discard(courseId, number);
      const what = { act: 'courses.discard', subjectKind: 'course', subjectId: courseId, at } as const;
      await tx.audit.append(
        auditLine(byStaff(caller.value), what, { before: { courseVersion: number }, after: {} }),
      );
      return ok(null);
    },
  );
};
