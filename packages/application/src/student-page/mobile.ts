import { err, HOUR_MS, ok } from '@ykd/domain/shared';
import { auditLine, byStaff } from '../audit/draft.js';
import type { CallerContext } from '../shared/caller.js';
import type { StudentPageDeps } from './deps.js';
import { MOBILES_PER_HOUR_MAX, type StudentPagePort } from './port.js';
import { reachStudent } from './reach.js';

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
  const at = deps.clock.now();
  const asked = await deps.auditLog.page(
    { limit: MOBILES_PER_HOUR_MAX },
    { actor: caller.user.id, act: ACT, from: at - HOUR_MS + 1 },
  );
  const oldest = asked.list[MOBILES_PER_HOUR_MAX - 1];
  if (oldest !== undefined) {
    const retryAfterSeconds = Math.max(1, Math.ceil((oldest.at + HOUR_MS - at) / 1000));
    return err({ kind: 'too-many-attempts', retryAfterSeconds });
  }
  const what = { act: ACT, subjectKind: 'member', subjectId: userId, about: userId, at } as const;
  await deps.unitOfWork.transaction((tx) => tx.audit.append(auditLine(byStaff(caller), what)));
  return ok({ mobile: student.mobile });
};
