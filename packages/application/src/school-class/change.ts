import { hasRight, reachOf } from '@ykd/domain/access';
import { classReasonIssue } from '@ykd/domain/school-class';
import { err, ok, type Result } from '@ykd/domain/shared';
import { auditChange, byStaff } from '../audit/draft.js';
import type { AuditAct } from '../entities/audit-entry.js';
import type { ClassStaffChange, WholeClass } from '../ports/school-classes.js';
import type { Tx } from '../ports/unit-of-work.js';
import type { Caller } from '../shared/caller.js';
import type { ErrorOf } from '../shared/errors.js';
import { memberNames } from '../shared/member-names.js';
import { formIssues, namedIssues, trimmedForm } from './check-form.js';
import type { ClassDeps } from './deps.js';
import { followStaff, wishToFollow } from './follow-staff.js';
import { CLASSES_MAX, type ClassInput, type ClassPage, type SeenClass } from './port.js';
import { reachesClass } from './reach.js';
import { classPage } from './view.js';

type Invalid = ErrorOf<'invalid-input'>;
type Refused = Invalid | ErrorOf<'entity-not-found' | 'changed-meanwhile' | 'forbidden'>;

const invalid = (issues: Invalid['issues']): Result<never, Invalid> => err({ kind: 'invalid-input', issues });

/** What the audit log says of a class: what staff decide. */
const audited = ({ id: _id, members: _members, version: _version, changedBy: _by, ...one }: WholeClass) =>
  one;

const writeLines = async (
  { audit }: Pick<Tx, 'audit'>,
  caller: Pick<Caller, 'user'>,
  what: { readonly act: AuditAct; readonly at: number; readonly reason?: string | null },
  before: WholeClass | undefined,
  after: WholeClass,
): Promise<void> => {
  const about = { ...what, subjectKind: 'class' as const, subjectId: after.id };
  const lines = auditChange(byStaff(caller), about, before && audited(before), audited(after));
  for (const line of lines) await audit.append(line);
};

/** How far somebody may change classes by now: what others decided since he called counts. The lock of people comes first. */
export const standingNow = async ({ people }: Pick<Tx, 'people'>, caller: Caller): Promise<Caller> => {
  await people.lock();
  const { staff: _before, ...rest } = caller;
  const staff = (await people.find(caller.user.id))?.staff;
  return staff === undefined ? rest : { ...rest, staff };
};

/**
 * Orders that no class took are looked at again, for there may be a seat now. Not in the transaction of the change: whoever looks at
 * one holds it before the class. What is lost here is looked at on the next day.
 */
const lookAgain = ({ unitOfWork }: ClassDeps, { productIds }: WholeClass, at: number): Promise<void> =>
  unitOfWork.transaction(({ classes }) => classes.retryProducts(productIds, at));

/** A new class, with nobody in it. */
export const addClass = async (
  deps: ClassDeps,
  caller: Caller,
  typed: ClassInput,
): Promise<Result<ClassPage, Invalid | ErrorOf<'forbidden'>>> => {
  const input = trimmedForm(typed);
  const issues = formIssues(input);
  if (issues.length > 0) return invalid(issues);
  if ((await deps.listedClasses.count({ tests: [] }, CLASSES_MAX)) >= CLASSES_MAX)
    return invalid([{ field: 'name', message: `班级最多 ${CLASSES_MAX} 个` }]);
  const at = deps.clock.now();
  const made = await deps.unitOfWork.transaction(
    async (tx): Promise<Result<WholeClass, Invalid | ErrorOf<'forbidden'>>> => {
      const now = await standingNow(tx, caller);
      if (!hasRight(now.staff, 'classes.define')) return err({ kind: 'forbidden' });
      await tx.classes.lockTerms();
      const wrong = await namedIssues(tx, input, undefined, true);
      if (wrong.length > 0) return invalid(wrong);
      const one: WholeClass = {
        ...input,
        id: deps.ids.next(),
        members: 0,
        archivedAt: null,
        version: 1,
        changedBy: caller.user.id,
        gmtCreated: at,
        gmtModified: at,
      };
      await tx.classes.insert(one);
      await writeLines(tx, caller, { act: 'classes.add', at }, undefined, one);
      return ok(one);
    },
  );
  if (!made.ok) return made;
  await lookAgain(deps, made.value, at);
  return ok(await classPage(deps, caller, made.value));
};

/** Says who changed it meanwhile, and what the form says of it now. */
const changedMeanwhile = async (
  deps: ClassDeps,
  { version, changedBy, gmtModified, ...one }: WholeClass,
): Promise<Result<never, ErrorOf<'changed-meanwhile'>>> => {
  const nameOf = await memberNames(deps, changedBy === null ? [] : [changedBy]);
  const { id: _id, members: _members, gmtCreated: _at, ...now } = one;
  return err({
    kind: 'changed-meanwhile',
    now,
    version,
    by: changedBy === null ? null : { id: changedBy, name: nameOf(changedBy) },
    at: gmtModified,
  });
};

type Decided = Result<Partial<WholeClass>, Invalid>;

/** Changes a class that is as it was seen, for somebody who looks after it. */
const onSeen = async (
  deps: ClassDeps,
  caller: Caller,
  { classId, version }: SeenClass,
  what: { readonly act: AuditAct; readonly reason?: string },
  decide: (tx: Tx, one: WholeClass, now: Caller) => Promise<Decided>,
): Promise<Result<ClassPage, Refused>> => {
  type Other = { readonly kind: 'other'; readonly one: WholeClass };
  type Change = { readonly after: WholeClass; readonly follow: ClassStaffChange | undefined };
  const at = deps.clock.now();
  const tried = await deps.unitOfWork.transaction(async (tx): Promise<Result<Change, Refused | Other>> => {
    const now = await standingNow(tx, caller);
    await tx.classes.lockTerms();
    const before = await tx.classes.hold(classId);
    if (before === undefined || !reachesClass(now, before)) return err({ kind: 'entity-not-found' });
    if (before.version !== version) return err({ kind: 'other', one: before });
    const decided = await decide(tx, before, now);
    if (!decided.ok) return decided;
    const after: WholeClass = {
      ...before,
      ...decided.value,
      version: version + 1,
      changedBy: caller.user.id,
      gmtModified: at,
    };
    await tx.classes.store(after);
    await writeLines(tx, caller, { ...what, at }, before, after);
    const reachesAll = reachOf(now.staff, 'students.see') === 'all';
    const who = { id: deps.ids.next(), changedBy: caller.user.id, reachesAll, at };
    return ok({ after, follow: await wishToFollow(tx, { before, after }, who) });
  });
  if (!tried.ok) {
    const { error } = tried;
    return error.kind === 'other' ? changedMeanwhile(deps, error.one) : err(error);
  }
  const { after, follow } = tried.value;
  await lookAgain(deps, after, at);
  if (follow !== undefined) await followStaff(deps, follow);
  return ok(await classPage(deps, caller, after));
};

/** Other words, days, numbers or people of a class. */
export const editClass = async (
  deps: ClassDeps,
  caller: Caller,
  { classId, version, ...typed }: SeenClass & ClassInput,
): Promise<Result<ClassPage, Refused>> => {
  const input = trimmedForm(typed);
  const issues = formIssues(input);
  if (issues.length > 0) return invalid(issues);
  return onSeen(deps, caller, { classId, version }, { act: 'classes.edit' }, async (tx, before, now) => {
    const wrong = await namedIssues(tx, input, before, hasRight(now.staff, 'classes.define'));
    return wrong.length > 0 ? invalid(wrong) : ok(input);
  });
};

/** Puts a class away, or takes it back. */
export const archiveClass = async (
  deps: ClassDeps,
  caller: Caller,
  {
    classId,
    version,
    isArchived,
    reason,
  }: SeenClass & { readonly isArchived: boolean; readonly reason: string },
): Promise<Result<ClassPage, Refused>> => {
  const message = classReasonIssue(reason.trim());
  if (message !== undefined) return invalid([{ field: 'reason', message }]);
  const what = { act: 'classes.archive', reason } as const;
  return onSeen(deps, caller, { classId, version }, what, async (_tx, { archivedAt }) =>
    ok({ archivedAt: isArchived ? (archivedAt ?? deps.clock.now()) : null }),
  );
};
