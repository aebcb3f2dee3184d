import { reachOf } from '@ykd/domain/access';
import { isShownTag } from '@ykd/domain/member';
import { err, ok, shanghaiDay } from '@ykd/domain/shared';
import { shownTo } from '../activity/shown.js';
import type { Activities } from '../ports/activities.js';
import type { ClassContacts } from '../ports/class-events.js';
import type { StudentTags } from '../ports/student-tags.js';
import type { StudyLogs } from '../ports/study-logs.js';
import { requireCaller, type AuthenticateDeps } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import { reachStudent } from '../student/reach.js';
import type { Students } from '../student/students.js';
import type { SidebarPort } from './port.js';

export interface SidebarDeps extends AuthenticateDeps {
  readonly activities: Pick<Activities, 'showing' | 'belongings' | 'putAwayOne'>;
  readonly classContacts: Pick<ClassContacts, 'isInClass'>;
  readonly students: Students;
  readonly studentTags: StudentTags;
  readonly studyLogs: Pick<StudyLogs, 'hasStudied'>;
  /** The mobiles that always see the three employment classes; they never leave the server. */
  readonly learnAllowList: readonly string[];
}

export const sidebarPort = (deps: SidebarDeps, context: CallerContext): SidebarPort => ({
  flags: async () => {
    const caller = await requireCaller(deps, context);
    if (!caller.ok) return caller;
    const { user, viewing, staff, pending } = caller.value;
    const { campaigns: _campaigns, ...shown } = await shownTo(deps, user.id, shanghaiDay(deps.clock.now()));
    return ok({
      allowListed: deps.learnAllowList.includes(viewing?.mobile ?? user.mobile),
      ...shown,
      // The console asks for the second factor itself.
      worksHere: staff !== undefined || pending !== undefined,
      hasClass: await deps.classContacts.isInClass(user.id),
    });
  },
  putAway: async ({ id }) => {
    const caller = await requireCaller(deps, context);
    if (!caller.ok) return caller;
    await deps.activities.putAwayOne(id, caller.value.user.id, deps.clock.now());
    return ok(null);
  },
  findLablesByStudentId: async ({ id }) => {
    const caller = await requireCaller(deps, context);
    if (!caller.ok) return caller;
    const { user, staff } = caller.value;
    const reach = reachOf(staff, 'tags.see');
    if (reach !== 'all' && id === user.id)
      return ok((await deps.studentTags.ofStudent(id)).filter(isShownTag));
    if (reach === 'none') return err({ kind: 'forbidden' });
    const reached = reach === 'own' ? await reachStudent(deps, context, id) : caller;
    return reached.ok ? ok(await deps.studentTags.ofStudent(id)) : reached;
  },
});
