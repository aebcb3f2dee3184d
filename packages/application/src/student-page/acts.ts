import { ok } from '@ykd/domain/shared';
import type { AuditEntry, AuditKey } from '../ports/audit-log.js';
import type { CallerContext } from '../shared/caller.js';
import { keyPage, keyWindow, type KeyOrder } from '../shared/key-page.js';
import { mayCaller } from '../shared/rights.js';
import type { StudentPageDeps } from './deps.js';
import { namesOf } from '../shared/names.js';
import type { StudentPagePort } from './port.js';
import { reachStudent } from '../student/reach.js';

const newestFirst: KeyOrder<AuditEntry, AuditKey> = {
  name: 'student-acts',
  kinds: ['number', 'number'],
  keyOf: ({ at, seq }) => [at, seq],
};

/** What staff did about a student: that, who and when for everybody who reaches him, from what to what for a few. */
export const acts = async (
  deps: StudentPageDeps,
  context: CallerContext,
  { userId, ...page }: Parameters<StudentPagePort['acts']>[0],
): ReturnType<StudentPagePort['acts']> => {
  const reached = await reachStudent(deps, context, userId);
  if (!reached.ok) return reached;
  const window = keyWindow(newestFirst, page);
  if (!window.ok) return window;
  const found = await deps.auditLog.page(window.value, { about: userId });
  const nameOf = await namesOf(
    deps,
    found.list.flatMap(({ actor }) => actor ?? []),
  );
  const seesDetail = mayCaller(reached.value.caller, 'audit.see');
  return ok(
    keyPage(newestFirst, window.value, found, (line) => {
      const { seq, at, act, subjectKind, actor, before, after, reason } = line;
      const actorName = actor === null ? null : nameOf(actor).name;
      return { seq, at, act, subjectKind, actorName, detail: seesDetail ? { before, after, reason } : null };
    }),
  );
};
