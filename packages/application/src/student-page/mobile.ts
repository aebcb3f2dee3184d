import { err, HOUR_MS, ok } from '@ykd/domain/shared';
import { auditLine, byStaff } from '../audit/draft.js';
import type { CallerContext } from '../shared/caller.js';
import type { ErrorOf } from '../shared/errors.js';
import type { StudentPageDeps } from './deps.js';
import { requireFresh } from '../shared/second-factor.js';
import { MOBILES_PER_HOUR_MAX, type StudentPagePort } from './port.js';
import { reachStudent } from '../student/reach.js';

const ACT = 'students.mobile';

/** Tells a whole mobile, so many in an hour, each with a line of the audit log. */
export const mobile = async (
  deps: StudentPageDeps,
  context: CallerContext,
  { userId }: { readonly userId: string },
): ReturnType<StudentPagePort['mobile']> => {
  const reached = await reachStudent(deps, context, userId);
  if (!reached.ok) return reached;
  const { caller, student } = reached.value;
  const fresh = requireFresh(deps, caller);
  if (!fresh.ok) return fresh;
  const at = deps.clock.now();
  const refused = async (most: number): Promise<ErrorOf<'too-many-attempts'> | undefined> => {
    const { list } = await deps.auditLog.page(
      { limit: most + 1 },
      { actor: caller.user.id, act: ACT, from: at - HOUR_MS + 1 },
    );
    const last = list[most];
    if (last === undefined) return undefined;
    const wait = Math.min(HOUR_MS, last.at + HOUR_MS - at);
    return { kind: 'too-many-attempts', retryAfterSeconds: Math.max(1, Math.ceil(wait / 1000)) };
  };
  const before = await refused(MOBILES_PER_HOUR_MAX - 1);
  if (before !== undefined) return err(before);
  const what = { act: ACT, subjectKind: 'member', subjectId: userId, about: userId, at } as const;
  await deps.unitOfWork.transaction((tx) => tx.audit.append(auditLine(byStaff(caller), what)));
  // Many that came at once have all seen room: of those whose lines are one too many none is shown anything.
  const after = await refused(MOBILES_PER_HOUR_MAX);
  if (after !== undefined) return err(after);
  return ok({ mobile: student.mobile });
};
