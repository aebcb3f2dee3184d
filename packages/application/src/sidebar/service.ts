import { isWindowOpen } from '@ykd/domain/campaign';
import { isShownTag } from '@ykd/domain/member';
import { POPUP_REPORT_YEAR } from '@ykd/domain/report';
import { err, ok } from '@ykd/domain/shared';
import type { ActivityPeriods } from '../ports/activity-periods.js';
import type { StudentTags } from '../ports/student-tags.js';
import type { StudyLogs } from '../ports/study-logs.js';
import { requireCaller, type AuthenticateDeps } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import { mayCaller } from '../shared/rights.js';
import type { SidebarPort } from './port.js';

export interface SidebarDeps extends AuthenticateDeps {
  readonly activityPeriods: ActivityPeriods;
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
    const { promo_banner: promo, report_popup: popup } = await deps.activityPeriods.periods();
    const now = deps.clock.now();
    return ok({
      allowListed: deps.learnAllowList.includes(viewing?.mobile ?? user.mobile),
      promo: isWindowOpen(promo, now),
      // Who studied nothing in that year has no report to be told of.
      reportPopup: isWindowOpen(popup, now) && (await deps.studyLogs.hasStudied(user.id, POPUP_REPORT_YEAR)),
      // The console asks for the second factor itself.
      worksHere: staff !== undefined || pending !== undefined,
    });
  },
  findLablesByStudentId: async ({ id }) => {
    const caller = await requireCaller(deps, context);
    if (!caller.ok) return caller;
    const seesAll = mayCaller(caller.value, 'tags.see');
    if (!seesAll && id !== caller.value.user.id) return err({ kind: 'forbidden' });
    const tags = await deps.studentTags.ofStudent(id);
    return ok(seesAll ? tags : tags.filter(isShownTag));
  },
});
