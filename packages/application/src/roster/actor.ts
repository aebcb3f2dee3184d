import { hasRight, isSuperAdmin, reachOf, type Reach, type StaffMember } from '@ykd/domain/access';
import { BY_OPERATOR, byStaff, type AuditBy } from '../audit/draft.js';
import type { Care } from '../entities/care.js';
import type { Roster } from '../entities/roster.js';
import type { WholeClass } from '../ports/school-classes.js';
import type { Tx } from '../ports/unit-of-work.js';
import { reachesClass } from '../school-class/reach.js';
import type { Caller } from '../shared/caller.js';
import { standingOf, type CareStanding } from '../student/care-standing.js';

/** Who imports: a member of staff, or whoever works at the command line of the server, who may do everything. */
export interface RosterActor {
  readonly by: AuditBy;
  /** Null for the command line. */
  readonly userId: string | null;
  readonly staff: StaffMember | undefined;
}

export const actorOf = ({ user, staff }: Caller): RosterActor => ({
  by: byStaff({ user }),
  userId: user.id,
  staff,
});

export const OPERATOR: RosterActor = {
  by: BY_OPERATOR,
  userId: null,
  staff: { role: 'superAdmin', grants: [] },
};

/** Whether a roster is somebody's: one's own, and each of them a super administrator's as well. */
export const isTheirs = ({ ownerId }: Pick<Roster, 'ownerId'>, { userId, staff }: RosterActor): boolean =>
  ownerId === userId || isSuperAdmin(staff);

/** What whoever imports may do by now. */
export interface RosterStanding extends CareStanding {
  readonly mayManage: boolean;
  readonly mayAssign: boolean;
  readonly reach: Reach;
  /** Whether a class is one of those that he looks after. */
  reachesClass(one: Pick<WholeClass, 'teacherId' | 'assistantIds'>): boolean;
  /** How he looks after the students whom he makes. */
  readonly ownCare: Care['kind'] | undefined;
}

const OWN_CARE = { class: 'classTeacher', teacher: 'assistant', superAdmin: undefined } as const;

/** What somebody may do by now: whoever decides about it waits, so it is asked before any student is held. */
export const rosterStanding = async (
  { people }: Pick<Tx, 'people'>,
  { userId, staff: known }: RosterActor,
): Promise<RosterStanding> => {
  await people.lock();
  const staff = userId === null ? known : (await people.find(userId))?.staff;
  const reach = reachOf(staff, 'students.see');
  return {
    mayManage: hasRight(staff, 'classes.manage'),
    mayAssign: hasRight(staff, 'students.assign'),
    reach,
    ...standingOf(reach, userId ?? ''),
    reachesClass: (one) => reachesClass({ user: { id: userId ?? '' }, staff }, one),
    ownCare: userId === null || staff?.role === undefined ? undefined : OWN_CARE[staff.role],
  };
};
