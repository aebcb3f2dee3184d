import { CLASS_GROUPS_MAX, groupNameIssue } from '@ykd/domain/class-group';
import { err, ok, type Result } from '@ykd/domain/shared';
import { auditLine, type AuditBy } from '../audit/draft.js';
import type { AuditAct, AuditFields } from '../entities/audit-entry.js';
import { changed, changedMeanwhile, invalid, notFound } from '../people/changed.js';
import type { ClassGroup } from '../ports/class-groups.js';
import type { WholeClass } from '../ports/school-classes.js';
import type { Tx } from '../ports/unit-of-work.js';
import { onClass as onAnyClass } from '../school-class/on-class.js';
import type { Caller } from '../shared/caller.js';
import type { ErrorOf } from '../shared/errors.js';
import { boardOf } from './board.js';
import type { ClassGroupDeps } from './deps.js';
import type { GroupBoard, GroupChange, SeenGroup } from './port.js';

/** What changing the groups of a class takes of a transaction. */
export type GroupTx = Pick<Tx, 'audit' | 'classes' | 'classGroups' | 'people'>;

/** Who changes groups, when (epoch ms), and in which act. */
export interface GroupAct {
  readonly by: AuditBy;
  readonly at: number;
  readonly batch: string | null;
}

type Refused = ErrorOf<'entity-not-found' | 'invalid-input'>;

/** Writes in the audit log what was done with a group, or with a student of the class. */
export const writeGroupLine = (
  { audit }: Pick<Tx, 'audit'>,
  { by, at, batch }: GroupAct,
  act: AuditAct,
  { classId, about = null }: { readonly classId: string; readonly about?: string | null },
  fields: { readonly before: AuditFields; readonly after: AuditFields },
): Promise<void> =>
  audit.append(auditLine(by, { act, subjectKind: 'class', subjectId: classId, about, at, batch }, fields));

/** Holds a class that the caller still looks after and that is not put away, and works on its groups. */
export const onClass = <T, E>(
  deps: ClassGroupDeps,
  caller: Caller,
  classId: string,
  work: (tx: GroupTx, one: WholeClass, act: Omit<GroupAct, 'batch'>) => Promise<Result<T, E>>,
): Promise<Result<T, E | Refused>> => onAnyClass(deps, caller, { classId, what: '小组' }, work);

/** Works on a group of which the caller saw the version that it has. */
const onGroup = <T, E>(
  deps: ClassGroupDeps,
  caller: Caller,
  { classId, groupId, version }: SeenGroup,
  work: (
    tx: GroupTx,
    group: ClassGroup,
    act: Omit<GroupAct, 'batch'>,
    groups: readonly ClassGroup[],
  ) => Promise<Result<T, E>>,
): Promise<Result<T, E | Refused | ErrorOf<'changed-meanwhile'>>> =>
  onClass<T, E | Refused | ErrorOf<'changed-meanwhile'>>(deps, caller, classId, async (tx, _one, act) => {
    const groups = await tx.classGroups.ofClass(classId);
    const group = groups.find(({ id }) => id === groupId);
    if (group === undefined) return notFound();
    if (group.version !== version) {
      return changedMeanwhile(tx, group, { name: group.name, leaderId: group.leaderId });
    }
    return work(tx, group, act, groups);
  });

/** The groups of the class after a change. */
const boardAfter = async <E>(
  deps: ClassGroupDeps,
  caller: Caller,
  classId: string,
  done: Result<null, E>,
): Promise<Result<GroupBoard, E>> => (done.ok ? ok(await boardOf(deps, caller, classId)) : done);

export const makeGroup = async (
  deps: ClassGroupDeps,
  caller: Caller,
  { classId, name: typed }: { readonly classId: string; readonly name: string },
): Promise<Result<GroupBoard, Refused>> => {
  const name = typed.trim();
  const id = deps.ids.next();
  const done = await onClass(deps, caller, classId, async (tx, _one, act): Promise<Result<null, Refused>> => {
    const groups = await tx.classGroups.ofClass(classId);
    const issue = groupNameIssue(
      name,
      groups.map((group) => group.name),
    );
    if (issue !== undefined) return invalid('name', issue);
    if (groups.length >= CLASS_GROUPS_MAX) return invalid('name', `一个班最多 ${CLASS_GROUPS_MAX} 组`);
    const sort = (groups.at(-1)?.sort ?? 0) + 1;
    const who = { changedBy: caller.user.id, changedAt: act.at };
    await tx.classGroups.put({ id, classId, name, leaderId: null, sort, version: 1, ...who });
    const fields = { before: {}, after: { groupId: id, name } };
    await writeGroupLine(tx, { ...act, batch: null }, 'classes.group.make', { classId }, fields);
    return ok(null);
  });
  return boardAfter(deps, caller, classId, done);
};

export const renameGroup = async (
  deps: ClassGroupDeps,
  caller: Caller,
  { name: typed, ...seen }: SeenGroup & { readonly name: string },
): Promise<Result<GroupBoard, Refused | ErrorOf<'changed-meanwhile'>>> => {
  const name = typed.trim();
  const { classId } = seen;
  const done = await onGroup(
    deps,
    caller,
    seen,
    async (tx, group, act, groups): Promise<Result<null, Refused>> => {
      if (group.name === name) return ok(null);
      const others = groups.filter(({ id }) => id !== group.id).map((one) => one.name);
      const issue = groupNameIssue(name, others);
      if (issue !== undefined) return invalid('name', issue);
      await tx.classGroups.put(changed(group, { name }, caller.user.id, act.at));
      const fields = { before: { name: group.name }, after: { groupId: group.id, name } };
      await writeGroupLine(tx, { ...act, batch: null }, 'classes.group.rename', { classId }, fields);
      return ok(null);
    },
  );
  return boardAfter(deps, caller, classId, done);
};

/** Says who of a group leads it. */
export const leadGroup = async (
  deps: ClassGroupDeps,
  caller: Caller,
  { leaderId, ...seen }: SeenGroup & { readonly leaderId: string | null },
): Promise<Result<GroupBoard, Refused | ErrorOf<'changed-meanwhile'>>> => {
  const { classId } = seen;
  const done = await onGroup(deps, caller, seen, async (tx, group, act): Promise<Result<null, Refused>> => {
    if (group.leaderId === leaderId) return ok(null);
    if (leaderId !== null && (await tx.classGroups.places(classId)).get(leaderId) !== group.id)
      return invalid('leaderId', '组长要是这一组的学员');
    await setLeader(tx, group, leaderId, { ...act, batch: null });
    return ok(null);
  });
  return boardAfter(deps, caller, classId, done);
};

/** Stores who leads a group, and writes it in the audit log. */
export const setLeader = async (
  tx: Pick<Tx, 'audit' | 'classGroups'>,
  group: ClassGroup,
  leaderId: string | null,
  act: GroupAct,
): Promise<void> => {
  await tx.classGroups.put(changed(group, { leaderId }, act.by.actor, act.at));
  const { classId, id: groupId } = group;
  const about = leaderId ?? group.leaderId;
  const fields = { before: { groupId, leaderId: group.leaderId }, after: { groupId, leaderId } };
  await writeGroupLine(tx, act, 'classes.group.lead', { classId, about }, fields);
};

/** Removes a group that nobody is in, and writes it in the audit log. */
export const dropGroup = async (
  tx: Pick<Tx, 'audit' | 'classGroups'>,
  { id: groupId, classId, name, sort }: ClassGroup,
  act: GroupAct,
): Promise<void> => {
  await tx.classGroups.remove({ id: groupId, classId });
  const fields = { before: { groupId, name, sort }, after: {} };
  await writeGroupLine(tx, act, 'classes.group.delete', { classId }, fields);
};

/** Deletes a group: its students are in none then, and each has a line in the audit log. */
export const removeGroup = async (
  deps: ClassGroupDeps,
  caller: Caller,
  seen: SeenGroup,
): Promise<Result<GroupChange, Refused | ErrorOf<'changed-meanwhile'>>> => {
  const batch = deps.ids.next();
  const { classId } = seen;
  const done = await onGroup(
    deps,
    caller,
    seen,
    async (tx, group, acting): Promise<Result<number, never>> => {
      const act = { ...acting, batch };
      if (group.leaderId !== null) await setLeader(tx, group, null, act);
      const places = await tx.classGroups.places(classId);
      const ids = [...places].flatMap(([id, groupId]) => (groupId === group.id ? [id] : [])).toSorted();
      for (const id of ids) await placeStudent(tx, classId, id, group.id, null, act);
      await dropGroup(tx, group, act);
      return ok(ids.length);
    },
  );
  if (!done.ok) return done;
  const board = await boardOf(deps, caller, classId);
  return ok({ board, batch, moved: done.value });
};

/** Puts a student from one group, or none, into another, or none, and writes it in the audit log. */
export const placeStudent = async (
  tx: Pick<Tx, 'audit' | 'classGroups'>,
  classId: string,
  studentId: string,
  from: string | null,
  to: string | null,
  act: GroupAct,
): Promise<void> => {
  await tx.classGroups.place(classId, studentId, to);
  const fields = { before: { groupId: from }, after: { groupId: to } };
  await writeGroupLine(tx, act, 'classes.group.move', { classId, about: studentId }, fields);
};

/** Puts students into a group, or into none; those who are there or not in the class stay. Who led a group and goes leads it no more. */
export const moveStudents = async (
  deps: ClassGroupDeps,
  caller: Caller,
  {
    classId,
    studentIds,
    groupId,
  }: { readonly classId: string; readonly studentIds: readonly string[]; readonly groupId: string | null },
): Promise<Result<GroupChange, Refused>> => {
  const batch = deps.ids.next();
  const done = await onClass(
    deps,
    caller,
    classId,
    async (tx, _one, acting): Promise<Result<number, Refused>> => {
      const groups = await tx.classGroups.ofClass(classId);
      if (groupId !== null && !groups.some(({ id }) => id === groupId))
        return invalid('groupId', '没有找到这个小组，它可能已被删除');
      const act = { ...acting, batch };
      const members = new Set(await tx.classes.memberIds(classId));
      const places = await tx.classGroups.places(classId);
      const moving = [...new Set(studentIds)].filter(
        (id) => members.has(id) && (places.get(id) ?? null) !== groupId,
      );
      for (const group of groups) {
        if (group.leaderId !== null && moving.includes(group.leaderId)) await setLeader(tx, group, null, act);
      }
      for (const id of moving.toSorted())
        await placeStudent(tx, classId, id, places.get(id) ?? null, groupId, act);
      return ok(moving.length);
    },
  );
  if (!done.ok) return err(done.error);
  const board = await boardOf(deps, caller, classId);
  return ok({ board, batch: done.value > 0 ? batch : null, moved: done.value });
};
