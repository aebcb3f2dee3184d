import { maskMobile } from '@ykd/domain/member';
import { err, ok } from '@ykd/domain/shared';
import type { CallerContext } from '../shared/caller.js';
import type { StudentPageDeps } from './deps.js';
import { namesOf } from '../shared/names.js';
import type { StudentPagePort } from './port.js';
import { reachStudent } from '../student/reach.js';

/** A year, a month or a day as it was saved, which may be a number. */
const dateOf = (date: string | number | null | undefined): string | null => String(date ?? '') || null;

/** Who a student is, and who looks after him. */
export const profile = async (
  deps: StudentPageDeps,
  context: CallerContext,
  { userId }: { readonly userId: string },
): ReturnType<StudentPagePort['profile']> => {
  const reached = await reachStudent(deps, context, userId);
  if (!reached.ok) return reached;
  const { student } = reached.value;
  const [user, sessions, care] = await Promise.all([
    deps.members.findById(userId),
    // Also those that are over and not removed yet.
    deps.sessions.findByUser(userId, 0),
    deps.unitOfWork.transaction((tx) => tx.care.ofStudent(userId)),
  ]);
  if (user === undefined) return err({ kind: 'entity-not-found' });
  const nameOf = await namesOf(
    deps,
    care.map(({ staffId }) => staffId),
  );
  const { profile: studies } = user;
  return ok({
    id: userId,
    name: student.name,
    userName: student.userName,
    nickName: user.nickName || null,
    mobile: maskMobile(user.mobile),
    gender: user.gender ?? null,
    school: student.school,
    schoolBegin: dateOf(studies?.schoolBeginDate),
    schoolEnd: dateOf(studies?.schoolEndDate),
    major: student.major,
    description: user.description || null,
    avatarUrl: user.avatarUrl || null,
    gmtCreated: student.gmtCreated,
    lastSeenAt: sessions[0]?.lastSeenAt ?? null,
    care: care.map(({ staffId, kind, since }) => ({ ...nameOf(staffId), kind, since })),
  });
};
