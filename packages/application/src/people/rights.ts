import { GRANTS, mayViewAs, type StaffMember } from '@ykd/domain/access';
import { peopleReasonIssue, staffRightsIssue } from '@ykd/domain/people';
import { issuesOf, type Issue } from '@ykd/domain/member';
import { changedFields } from '../audit/changed-fields.js';
import { auditChange, BY_SYSTEM } from '../audit/draft.js';
import { exportEnded } from '../audit/export-lines.js';
import type { AuditAct } from '../entities/audit-entry.js';
import type { StoredEmployee } from '../entities/employee.js';
import type { RightsInput } from './form.js';
import type { Person } from '../ports/people.js';
import { securityEvent } from '../security/record.js';
import { changed } from './changed.js';
import { tellEnd } from './viewing-lines.js';
import type { Deciding, PeopleDeps } from './actor.js';

/** The rights that a form names, grants in the order of their list. */
export const staffFrom = ({ role, grants }: RightsInput): StaffMember => ({
  ...(role === null ? {} : { role }),
  grants: GRANTS.filter((grant) => grants.includes(grant)),
});

/** What is wrong with rights to be given, and with why; an operator need not say why. */
export const rightsIssues = (staff: StaffMember, reason: string | undefined): readonly Issue[] =>
  issuesOf([
    ['role', staffRightsIssue(staff)],
    ['reason', reason === undefined ? undefined : peopleReasonIssue(reason)],
  ]);

/** How somebody stands, as the audit log tells of it: no role is null. */
const audited = (staff: StaffMember | undefined) =>
  staff && { role: staff.role ?? null, grants: staff.grants };

/** What changed of rights; where they were given once more, which. */
const rightsChanged = (before: StaffMember | undefined, after: StaffMember | undefined) => {
  const fields = changedFields(audited(before), audited(after));
  const isSame = Object.keys(fields.before).length + Object.keys(fields.after).length === 0;
  return isSame ? { before: {}, after: audited(after) ?? {} } : fields;
};

/** A change of what somebody may do here. */
export interface RightsChange {
  readonly act: AuditAct;
  readonly reason?: string | undefined;
  /** How he stood and what he might do; undefined where he was no employee. */
  readonly before: Pick<Person, 'employee' | 'staff'> | undefined;
  readonly employee: StoredEmployee;
  readonly staff: StaffMember | undefined;
  /** More that the audit log is told. */
  readonly facts?: Readonly<Record<string, unknown>>;
  /** What its other lines about the same have in common. */
  readonly batch?: string;
}

/** Every login of a member ends. */
const endLogins = async ({ tx }: Deciding, userId: string): Promise<void> => {
  // Whoever logs in at the same time has done so by then, or waits.
  await tx.members.hold(userId);
  const ids = await tx.sessions.idsOf(userId);
  if (ids.length > 0) await tx.sessions.delete(ids);
};

/** Every export of a member ends, also one whose file is on its way to him: it was made with the rights of before. */
const endExports = async ({ tx, at, actor }: Deciding, userId: string): Promise<void> => {
  await tx.exportRuns.lockOwner(userId);
  for (const run of await tx.exportRuns.running(userId)) {
    await tx.exportRuns.end(run.id, 'cancelled', run.rows, at);
    await tx.audit.append(exportEnded(actor.by, run, { state: 'cancelled', rows: run.rows, at }));
  }
};

/** Whoever looks as him and may no more does so no more, whatever comes later. */
const endViewings = async (
  deps: PeopleDeps,
  { tx, at }: Deciding,
  { userId, staff }: { readonly userId: string; readonly staff: StaffMember | undefined },
): Promise<void> => {
  for (const viewing of await tx.viewings.running(at)) {
    if (viewing.viewedId !== userId) continue;
    const viewer = (await tx.people.find(viewing.viewerId))?.staff;
    if (mayViewAs(viewer, staff) || !(await tx.viewings.delete(viewing.id))) continue;
    await tellEnd(deps, tx, viewing, { by: BY_SYSTEM, address: '', at });
  }
};

/** Stores what somebody may do from now on, and tells the logs; whoever logged in with other rights is out. */
export const putRights = async (
  deps: PeopleDeps,
  deciding: Deciding,
  { act, reason, before, employee, staff, facts = {}, batch }: RightsChange,
): Promise<void> => {
  const { tx, at, actor } = deciding;
  const { userId } = employee;
  await tx.people.put(changed(employee, {}, actor.by.actor, at), staff);
  await endLogins(deciding, userId);
  await endExports(deciding, userId);
  await endViewings(deps, deciding, { userId, staff });
  if (staff === undefined) await tx.calendarAddresses.end(userId);
  await tx.securityLog.add(
    securityEvent({ clock: { now: () => at }, ids: deps.ids }, actor, {
      kind: 'rights',
      userId: actor.by.actor ?? undefined,
      subject: `member ${userId}`,
      detail: JSON.stringify(rightsChanged(before?.staff, staff)),
    }),
  );
  const what = {
    act,
    subjectKind: 'member',
    subjectId: userId,
    about: userId,
    at,
    reason: reason ?? null,
    ...(batch === undefined ? {} : { batch }),
  } as const;
  const after =
    staff === undefined && Object.keys(facts).length === 0 ? undefined : { ...audited(staff), ...facts };
  for (const line of auditChange(actor.by, what, audited(before?.staff), after)) await tx.audit.append(line);
};

/** Somebody who works here from now on. */
export const newEmployee = (
  userId: string,
  at: number,
  place: Pick<StoredEmployee, 'departmentId' | 'title' | 'email' | 'phone'>,
): StoredEmployee => ({
  userId,
  state: 'active',
  ...place,
  joinedAt: at,
  leftAt: null,
  version: 0,
  changedBy: null,
  changedAt: at,
});
