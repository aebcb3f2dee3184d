import {
  balanceGroups,
  groupFigures,
  newGroupNames,
  unevenness,
  wishedGroups,
  type GroupedStudent,
} from '@ykd/domain/class-group';
import { err, ok, type Result } from '@ykd/domain/shared';
import { changedMeanwhile, invalid } from '../people/changed.js';
import type { ClassGroup } from '../ports/class-groups.js';
import type { Caller } from '../shared/caller.js';
import type { ErrorOf } from '../shared/errors.js';
import { boardOf, inTenths, readGroups, toldUnevenness, type ReadGroups } from './board.js';
import { dropGroup, onClass, placeStudent, setLeader, writeGroupLine } from './change.js';
import type { ClassGroupDeps } from './deps.js';
import { BALANCED_MAX } from './port.js';
import type { GroupChange, GroupDivision, GroupPreview } from './port.js';

/** A division that was worked out. */
interface Division {
  /** The groups that stay, in their order. */
  readonly kept: readonly ClassGroup[];
  /** Those behind them, which are dissolved. */
  readonly gone: readonly ClassGroup[];
  /** The names of those that are made: until then each is its own id. */
  readonly made: readonly string[];
  /** The group of each student, by his id. */
  readonly places: ReadonlyMap<string, string>;
}

/** What stands for a group that is not made yet: no id looks so. */
const madeId = (name: string): string => `+${name}`;

/** Divides a class: its first groups stay, the others are dissolved; what lacks is made. */
const divide = (
  { groups, students }: ReadGroups,
  { by, number, seed }: GroupDivision,
): Result<Division, ErrorOf<'invalid-input'>> => {
  if (students.length > BALANCED_MAX)
    return invalid('number', `${BALANCED_MAX} 位学员以上的班不能平均分组，请勾选学员移到小组`);
  const wished = wishedGroups(students.length, { by, number });
  if (typeof wished === 'string') return invalid('number', wished);
  const kept = groups.slice(0, wished);
  const made = newGroupNames(
    groups.map(({ name }) => name),
    wished - kept.length,
  );
  const all = [
    ...kept.map(({ id, leaderId }) => ({ id, leaderId })),
    ...made.map((name) => ({ id: madeId(name), leaderId: null })),
  ];
  const places = balanceGroups({ groups: all, students, seed });
  return ok({ kept, gone: groups.slice(wished), made, places });
};

/** What a division was worked out of and leads to, in a text: another text, another division. */
const seenOf = ({ groups, students }: ReadGroups, { places }: Division): string => {
  const parts = [
    ...groups.map(({ id, name, leaderId }) => [id, name, leaderId]),
    ...students.map(({ id, groupId }) => [id, groupId, places.get(id)]),
  ];
  // FNV-1a over the text, twice with different beginnings: nobody gains by two that are alike.
  const text = JSON.stringify(parts);
  const hash = (start: number): string => {
    let value = start;
    for (let at = 0; at < text.length; at += 1) {
      value = Math.imul(value ^ text.charCodeAt(at), 16_777_619);
    }
    return (value >>> 0).toString(16).padStart(8, '0');
  };
  return hash(2_166_136_261) + hash(84_696_351);
};

/** Shows how a class would be divided. */
export const previewGroups = async (
  deps: ClassGroupDeps,
  caller: Caller,
  wish: GroupDivision,
): Promise<Result<GroupPreview, ErrorOf<'invalid-input'>>> => {
  const read = await readGroups(deps, caller, wish.classId);
  const found = divide(read, wish);
  if (!found.ok) return found;
  const { kept, gone, made, places } = found.value;
  const { students } = read;
  const after = students.map((one): GroupedStudent => ({ ...one, groupId: places.get(one.id) ?? null }));
  const figuresIn = (list: readonly GroupedStudent[], id: string) =>
    groupFigures(list.filter(({ groupId }) => groupId === id));
  const line = (id: string, name: string) => ({
    name,
    before: figuresIn(students, id),
    after: figuresIn(after, id),
  });
  const names = new Map([
    ...[...kept, ...gone].map(({ id, name }) => [id, name] as const),
    ...made.map((name) => [madeId(name), name] as const),
  ]);
  const among = [...kept.map(({ id }) => id), ...made.map(madeId)];
  return ok({
    seed: wish.seed,
    seen: seenOf(read, found.value),
    groups: [
      ...kept.map(({ id, name }) => ({ id, isGone: false, ...line(id, name) })),
      ...made.map((name) => ({ id: null, isGone: false, ...line(madeId(name), name) })),
      ...gone.map(({ id, name }) => ({ id, isGone: true, ...line(id, name) })),
    ],
    moves: students.flatMap(({ id, groupId }) => {
      const to = places.get(id) ?? '';
      if (to === groupId) return [];
      const from = groupId === null ? null : (names.get(groupId) ?? null);
      return [{ studentId: id, from, to: names.get(to) ?? '' }];
    }),
    before: toldUnevenness(students, among),
    after: inTenths(unevenness(after)),
  });
};

type Refused = ErrorOf<'entity-not-found' | 'invalid-input' | 'changed-meanwhile'>;

/** Divides a class as it was shown, all or nothing. */
export const applyGroups = async (
  deps: ClassGroupDeps,
  caller: Caller,
  { seen, ...wish }: GroupDivision & { readonly seen: string },
): Promise<Result<GroupChange, Refused>> => {
  const { classId } = wish;
  const read = await readGroups(deps, caller, classId);
  const found = divide(read, wish);
  if (!found.ok) return found;
  const { kept, gone, made, places } = found.value;
  const batch = deps.ids.next();
  const done = await onClass(
    deps,
    caller,
    classId,
    async (tx, one, acting): Promise<Result<number, Refused>> => {
      const groups = await tx.classGroups.ofClass(classId);
      const now = await tx.classGroups.places(classId);
      const members = await tx.classes.memberIds(classId);
      const students = read.students.map((student) => ({ ...student, groupId: now.get(student.id) ?? null }));
      const isSame = members.length === students.length && students.every(({ id }) => members.includes(id));
      if (!isSame || seenOf({ groups, students }, found.value) !== seen) {
        return changedMeanwhile(
          tx,
          { version: one.version, changedBy: null, changedAt: acting.at },
          { students: members.length },
        );
      }
      const act = { ...acting, batch };
      const idOf = new Map<string, string>(kept.map(({ id }) => [id, id]));
      const last = groups.at(-1)?.sort ?? 0;
      for (const [at, name] of made.entries()) {
        const id = deps.ids.next();
        const group = { id, classId, name, leaderId: null, sort: last + at + 1, version: 1 };
        await tx.classGroups.put({ ...group, changedBy: caller.user.id, changedAt: act.at });
        const fields = { before: {}, after: { groupId: id, name } };
        await writeGroupLine(tx, act, 'classes.group.make', { classId }, fields);
        idOf.set(madeId(name), id);
      }
      for (const group of gone) if (group.leaderId !== null) await setLeader(tx, group, null, act);
      let moved = 0;
      for (const { id, groupId } of students) {
        const to = idOf.get(places.get(id) ?? '') ?? null;
        if (to === groupId) continue;
        await placeStudent(tx, classId, id, groupId, to, act);
        moved += 1;
      }
      for (const group of gone) await dropGroup(tx, group, act);
      return ok(moved);
    },
  );
  if (!done.ok) return err(done.error);
  const board = await boardOf(deps, caller, classId);
  const isChanged = done.value + gone.length + made.length > 0;
  return ok({ board, batch: isChanged ? batch : null, moved: done.value });
};
