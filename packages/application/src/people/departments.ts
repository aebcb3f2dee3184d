import {
  departmentNameIssue,
  DEPARTMENTS_MAX,
  departmentsUnder,
  placeDepartment,
  type DepartmentPlace,
} from '@ykd/domain/people';
import { err, ok, type Result } from '@ykd/domain/shared';
import { auditChange } from '../audit/draft.js';
import type { AuditAct } from '../entities/audit-entry.js';
import type { StoredDepartment } from '../entities/department.js';
import type { DepartmentPart } from '../ports/people.js';
import type { ChangedMeanwhile, EntityNotFound, InvalidInput } from '../shared/errors.js';
import { decide, type Actor, type Deciding, type PeopleDeps } from './actor.js';
import { changed, changedMeanwhile, invalid, notFound } from './changed.js';

const RIGHT = 'contacts.manage';

type Refusal = InvalidInput | EntityNotFound | ChangedMeanwhile;

const formOf = ({ parentId, name, position }: StoredDepartment) => ({ parentId, name, position });

const write = async (
  { tx, at, actor }: Deciding,
  act: AuditAct,
  before: StoredDepartment | undefined,
  after: StoredDepartment | undefined,
): Promise<void> => {
  const subjectId = (after ?? before)?.id ?? '';
  const what = { act, subjectKind: 'department', subjectId, at } as const;
  const states = [before && formOf(before), after && formOf(after)] as const;
  for (const line of auditChange(actor.by, what, ...states)) await tx.audit.append(line);
};

/** Stores those that stand elsewhere; only the one that somebody moved counts as changed. */
const store = async (
  { tx, at, actor }: Deciding,
  moved: readonly StoredDepartment[],
  id: string,
): Promise<void> => {
  for (const one of moved) {
    await tx.people.putDepartment(one.id === id ? changed(one, {}, actor.by.actor, at) : one);
  }
};

/** Adds a department, the last one below its parent. */
export const addDepartment = (
  deps: PeopleDeps,
  actor: Actor,
  input: { readonly parentId: string | null; readonly name: string },
) =>
  decide(deps, actor, RIGHT, async (deciding): Promise<Result<null, InvalidInput>> => {
    const { tx, at } = deciding;
    const name = input.name.trim();
    const issue = departmentNameIssue(name);
    if (issue !== undefined) return invalid('name', issue);
    const tree = await tx.people.departments();
    if (tree.length >= DEPARTMENTS_MAX) return invalid('name', `部门最多 ${DEPARTMENTS_MAX} 个`);
    const { parentId } = input;
    const position = departmentsUnder(tree, parentId).length;
    const times = { gmtCreated: at, changedAt: at };
    const one = { id: deps.ids.next(), parentId, name, position, version: 0, changedBy: null, ...times };
    const placed = placeDepartment(tree, one, { parentId, position });
    if (!placed.ok) return err({ kind: 'invalid-input', issues: placed.error });
    await store(deciding, placed.value, one.id);
    await write(deciding, 'departments.add', undefined, one);
    return ok(null);
  });

interface Seen {
  readonly id: string;
  readonly version: number;
}

/** Changes a department that is as it was seen. */
const onSeen = (
  deps: PeopleDeps,
  actor: Actor,
  { id, version }: Seen,
  work: (
    deciding: Deciding,
    tree: readonly StoredDepartment[],
    one: StoredDepartment,
  ) => Promise<Result<null, Refusal>>,
) =>
  decide(deps, actor, RIGHT, async (deciding): Promise<Result<null, Refusal>> => {
    const tree = await deciding.tx.people.departments();
    const one = tree.find((other) => other.id === id);
    if (one === undefined) return notFound();
    if (one.version !== version) return changedMeanwhile(deciding.tx, one, formOf(one));
    return work(deciding, tree, one);
  });

/** Puts a department elsewhere, or calls it something else. */
const place = async (
  deciding: Deciding,
  act: AuditAct,
  tree: readonly StoredDepartment[],
  [before, after]: readonly [StoredDepartment, StoredDepartment],
): Promise<Result<null, Refusal>> => {
  const placed = placeDepartment(tree, after, after);
  if (!placed.ok) return err({ kind: 'invalid-input', issues: placed.error });
  const now = placed.value.find(({ id }) => id === after.id) ?? after;
  const isSame = JSON.stringify(formOf(now)) === JSON.stringify(formOf(before));
  if (isSame) return ok(null);
  await store(deciding, placed.value, after.id);
  // Those that it left move up.
  const left = departmentsUnder(tree, before.parentId).filter(({ id }) => id !== after.id);
  if (before.parentId !== after.parentId) {
    for (const [position, one] of left.entries()) {
      if (one.position !== position) await deciding.tx.people.putDepartment({ ...one, position });
    }
  }
  await write(deciding, act, before, now);
  return ok(null);
};

/** Calls a department something else. */
export const renameDepartment = (
  deps: PeopleDeps,
  actor: Actor,
  { name: typed, ...seen }: Seen & { readonly name: string },
) =>
  onSeen(deps, actor, seen, async (deciding, tree, one) => {
    const name = typed.trim();
    const issue = departmentNameIssue(name);
    if (issue !== undefined) return invalid('name', issue);
    return place(deciding, 'departments.rename', tree, [one, { ...one, name }]);
  });

/** Puts a department, with all below it, below another one or elsewhere among its siblings. */
export const moveDepartment = (
  deps: PeopleDeps,
  actor: Actor,
  { parentId, position, ...seen }: Seen & DepartmentPlace,
) =>
  onSeen(deps, actor, seen, (deciding, tree, one) =>
    place(deciding, 'departments.move', tree, [one, { ...one, parentId, position }]),
  );

/** Puts those in a department who work here, or who left, into another one or into none; a line of each. */
const moveAll = async (
  { tx, at, actor }: Deciding,
  from: DepartmentPart,
  to: string | null,
): Promise<void> => {
  const ids = await tx.people.idsIn(from);
  await tx.people.moveAll(from, to, { changedBy: actor.by.actor, at });
  const { departmentId } = from;
  const common = { act: 'staff.contact', subjectKind: 'member', batch: departmentId, at } as const;
  for (const userId of ids) {
    const what = { ...common, subjectId: userId, about: userId };
    const lines = auditChange(actor.by, what, { departmentId }, { departmentId: to });
    for (const line of lines) await tx.audit.append(line);
  }
};

/**
 * Removes a department that has none below it, once its people are in another one. Those who left are not counted, and are
 * in none then.
 */
export const removeDepartment = (
  deps: PeopleDeps,
  actor: Actor,
  { moveTo, ...seen }: Seen & { readonly moveTo?: string | undefined },
) =>
  onSeen(deps, actor, seen, async (deciding, tree, one) => {
    const { tx } = deciding;
    if (departmentsUnder(tree, one.id).length > 0) return invalid('id', '请先移走或删除它的下级部门');
    const departmentId = one.id;
    const { length } = await tx.people.idsIn({ departmentId, state: 'active' });
    const target = tree.find(({ id }) => id === moveTo && id !== one.id);
    if (moveTo !== undefined && target === undefined) return invalid('moveTo', '没有找到要移到的部门');
    if (length > 0 && target === undefined) {
      return invalid('moveTo', `这个部门还有 ${length} 人，请选择他们移到哪个部门`);
    }
    if (target !== undefined) await moveAll(deciding, { departmentId, state: 'active' }, target.id);
    await moveAll(deciding, { departmentId, state: 'left' }, null);
    await tx.people.deleteDepartment(one.id);
    const left = departmentsUnder(tree, one.parentId).filter(({ id }) => id !== one.id);
    for (const [position, other] of left.entries()) {
      if (other.position !== position) await tx.people.putDepartment({ ...other, position });
    }
    await write(deciding, 'departments.remove', one, undefined);
    return ok(null);
  });
