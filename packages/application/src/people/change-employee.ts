import { reachOf, type Right, type StaffMember } from '@ykd/domain/access';
import { isLastSuperAdmin, peopleReasonIssue, successorMissingIssue } from '@ykd/domain/people';
import { err, ok, type Result } from '@ykd/domain/shared';
import { auditChange, auditLine } from '../audit/draft.js';
import type { PlaceInput } from './form.js';
import type { Person } from '../ports/people.js';
import type { ChangedMeanwhile, EntityNotFound, Forbidden, InvalidInput } from '../shared/errors.js';
import { decide, type Actor, type Deciding, type PeopleDeps } from './actor.js';
import { changed, changedMeanwhile, invalid, notFound } from './changed.js';
import { placeIssues, tidyPlace } from './place.js';
import { putRights, rightsIssues } from './rights.js';
import { moveClasses } from './move-classes.js';
import { tellMoves } from './tell-moves.js';

/** Whom a change is about; an operator changes whichever version there is. */
export interface Seen {
  readonly userId: string;
  readonly version?: number;
}

export type Refusal = InvalidInput | EntityNotFound | ChangedMeanwhile;
type Done = Promise<Result<null, Refusal | Forbidden>>;

const placeOf = ({ employee }: Person): PlaceInput => {
  const { departmentId, title, email, phone } = employee;
  return { departmentId, title, email, phone };
};

/** The fields of all forms about him. */
const formOf = (person: Person) => ({
  ...placeOf(person),
  state: person.employee.state,
  role: person.staff?.role ?? null,
  grants: person.staff?.grants ?? [],
});

/** Changes somebody who is as he was seen. */
export const onSeen = (
  deps: PeopleDeps,
  actor: Actor,
  right: Right,
  { userId, version }: Seen,
  work: (deciding: Deciding, person: Person) => Promise<Result<null, Refusal>>,
): Done =>
  decide(deps, actor, right, async (deciding): Promise<Result<null, Refusal>> => {
    const person = await deciding.tx.people.find(userId);
    if (person === undefined) return notFound();
    const { employee } = person;
    if (version !== undefined && version !== employee.version) {
      return changedMeanwhile(deciding.tx, employee, formOf(person));
    }
    return work(deciding, person);
  });

/** Another department, or other contact data. */
export const editEmployee = (
  deps: PeopleDeps,
  actor: Actor,
  { userId, version, ...typed }: Seen & PlaceInput,
): Done =>
  onSeen(
    deps,
    actor,
    'contacts.manage',
    { userId, ...(version === undefined ? {} : { version }) },
    async (deciding, person) => {
      const { tx, at } = deciding;
      const place = tidyPlace(typed);
      const issues = await placeIssues(tx, place);
      if (issues.length > 0) return err({ kind: 'invalid-input', issues });
      const what = {
        act: 'staff.contact',
        subjectKind: 'member',
        subjectId: userId,
        about: userId,
        at,
      } as const;
      const before = placeOf(person);
      if (JSON.stringify(before) === JSON.stringify(place)) return ok(null);
      await tx.people.put(changed(person.employee, place, actor.by.actor, at), person.staff);
      for (const line of auditChange(actor.by, what, before, place)) await tx.audit.append(line);
      return ok(null);
    },
  );

/** Why somebody cannot do this to himself. */
const OWN = '自己的权限与离职由另一位超级管理员处理';
const LAST = '这是最后一位超级管理员，请先让另一位员工成为超级管理员';

export const isOwn = ({ actor }: Deciding, userId: string): boolean => actor.by.actor === userId;

/** Other rights for somebody who works here. */
export const setRights = (
  deps: PeopleDeps,
  actor: Actor,
  { staff, reason, ...seen }: Seen & { readonly staff: StaffMember; readonly reason?: string | undefined },
): Done =>
  onSeen(deps, actor, 'staff.manage', seen, async (deciding, before) => {
    const { userId } = seen;
    const issues = rightsIssues(staff, reason);
    if (issues.length > 0) return err({ kind: 'invalid-input', issues });
    if (isOwn(deciding, userId)) return invalid('userId', OWN);
    if (before.staff === undefined) return invalid('userId', '他已经离职，请先让他重新入职');
    if (isLastSuperAdmin(await deciding.tx.people.superAdmins(), userId, staff)) return invalid('role', LAST);
    const { care } = deciding.tx;
    const seesStudents = reachOf(staff, 'students.see') !== 'none';
    // They would be seen by nobody whose students they are.
    const students = seesStudents ? 0 : await care.countOf(userId);
    if (students > 0) return invalid('role', `他还负责 ${students} 位学员，请先在学员管理里交给别人`);
    const told = seesStudents ? {} : await tellMoves(deps, deciding, await care.endAll(userId));
    if (!seesStudents) await moveClasses(deciding, userId, undefined, told.batch ?? deps.ids.next());
    const { employee } = before;
    await putRights(deps, deciding, { act: 'staff.role', reason, before, employee, staff, ...told });
    return ok(null);
  });

/** What keeps somebody from taking over the students of whoever leaves. */
const successorIssue = async (
  { tx }: Deciding,
  userId: string,
  successorId: string | undefined,
): Promise<string | undefined> => {
  if (successorId === undefined) return successorMissingIssue(await tx.care.countOf(userId), successorId);
  if (successorId === userId) return '接手的人不能是他自己';
  const successor = await tx.people.find(successorId);
  return reachOf(successor?.staff, 'students.see') === 'none' ? '接手的人要是能看学员的在职员工' : undefined;
};

/**
 * Somebody works here no more: his rights and his logins end; his students and his places in classes are somebody else's, or nobody's,
 * from now on.
 */
export const leave = (
  deps: PeopleDeps,
  actor: Actor,
  {
    successorId,
    reason,
    ...seen
  }: Seen & { readonly successorId?: string | undefined; readonly reason?: string | undefined },
): Done =>
  onSeen(deps, actor, 'staff.manage', seen, async (deciding, before) => {
    const { tx, at } = deciding;
    const { userId } = seen;
    const reasonIssue = reason === undefined ? undefined : peopleReasonIssue(reason);
    if (reasonIssue !== undefined) return invalid('reason', reasonIssue);
    if (isOwn(deciding, userId)) return invalid('userId', OWN);
    if (before.staff === undefined) return invalid('userId', '他已经离职');
    if (isLastSuperAdmin(await tx.people.superAdmins(), userId, undefined)) return invalid('userId', LAST);
    const issue = await successorIssue(deciding, userId, successorId);
    if (issue !== undefined) return invalid('successorId', issue);
    // Whoever is a student no more, but may be one again, is not left with one who works here no more.
    const moves =
      successorId === undefined
        ? await tx.care.endAll(userId)
        : await tx.care.handOver(userId, successorId, at);
    const told = await tellMoves(deps, deciding, moves, successorId);
    await moveClasses(deciding, userId, successorId, told.batch ?? deps.ids.next());
    const employee = { ...before.employee, state: 'left', leftAt: at } as const;
    await putRights(deps, deciding, {
      act: 'staff.disable',
      reason,
      before,
      employee,
      staff: undefined,
      ...told,
    });
    return ok(null);
  });

/** Somebody who left works here again. */
export const comeBack = (
  deps: PeopleDeps,
  actor: Actor,
  { staff, reason, ...seen }: Seen & { readonly staff: StaffMember; readonly reason?: string | undefined },
): Done =>
  onSeen(deps, actor, 'staff.manage', seen, async (deciding, before) => {
    const issues = rightsIssues(staff, reason);
    if (issues.length > 0) return err({ kind: 'invalid-input', issues });
    if (before.staff !== undefined) return invalid('userId', '他没有离职');
    const employee = { ...before.employee, state: 'active', leftAt: null } as const;
    await putRights(deps, deciding, { act: 'staff.return', reason, before, employee, staff });
    return ok(null);
  });

/** Somebody's whole mobile is shown, which the audit log tells. Answers it. */
export const revealMobile = (
  deps: PeopleDeps,
  actor: Actor,
  userId: string,
): Promise<Result<string, EntityNotFound | Forbidden>> =>
  decide(deps, actor, 'contacts.manage', async ({ tx, at }): Promise<Result<string, EntityNotFound>> => {
    const person = await tx.people.find(userId);
    if (person === undefined) return notFound();
    const what = {
      act: 'staff.mobile',
      subjectKind: 'member',
      subjectId: userId,
      about: userId,
      at,
    } as const;
    await tx.audit.append(auditLine(actor.by, what));
    return ok(person.user.mobile);
  });
