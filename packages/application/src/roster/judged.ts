import { usernameKey } from '@ykd/domain/member';
import {
  cleanRow,
  judgeRoster,
  type JudgedRow,
  type RosterStudent,
  type RosterWorld,
} from '@ykd/domain/roster';
import { shanghaiDay } from '@ykd/domain/shared';
import type { Roster, RosterRowRecord, RosterTally } from '../entities/roster.js';
import type { RosterMember } from '../ports/rosters.js';
import type { Tx } from '../ports/unit-of-work.js';
import { memberName } from '../shared/member-name.js';
import type { RosterStanding } from './actor.js';
import { profileOf } from './profile.js';
import { isOpenOn, rosterClasses } from './roster-classes.js';

const studentOf = (
  { user, isStudent, care, givings, notes, classes }: RosterMember,
  standing: RosterStanding,
  day: string,
): RosterStudent => ({
  id: user.id,
  isReached: isStudent && standing.reaches(care),
  profile: profileOf(user),
  tagIds: givings.map(({ lableId }) => lableId),
  teacherId: care.find(({ kind }) => kind === 'classTeacher')?.staffId ?? null,
  notes: notes.map(({ text }) => text),
  classes: classes.flatMap((one) => {
    const { id, name, typeId } = one;
    return isOpenOn(one, day) ? [{ id, name, typeId }] : [];
  }),
});

/** The tags by their names; null where several have one name. */
const tagsByName = (lables: readonly { readonly id: string; readonly name: string }[]) => {
  const tags = new Map<string, string | null>();
  for (const { id, name } of lables) tags.set(name, tags.has(name) ? null : id);
  return tags;
};

/** Class teachers by what a row may call them. An account is nobody else’s; a name may be that of several. */
const teachersByNames = (found: readonly Pick<RosterMember, 'user'>[]): RosterWorld['teachers'] => {
  const teachers = new Map<string, { readonly id: string; readonly name: string } | null>();
  const all = found.map(({ user }) => ({
    user,
    teacher: { id: user.id, name: memberName(user) ?? user.id },
  }));
  for (const { teacher } of all) {
    const name = teacher.name.toLowerCase();
    teachers.set(name, teachers.has(name) ? null : teacher);
  }
  for (const { user, teacher } of all) {
    teachers.set(user.mobile, teacher);
    if (user.userName) teachers.set(usernameKey(user.userName), teacher);
  }
  return teachers;
};

/** Rows as they are judged by now, and the members whom they are about, by mobile. */
export interface Judged {
  readonly rows: readonly JudgedRow[];
  readonly members: ReadonlyMap<string, RosterMember>;
}

/**
 * Judges rows of a roster by how everything is at an instant (epoch ms), which is now; with `isHeld` the students stay so until the
 * transaction ends, as the classes do always.
 */
export const judgeRows = async (
  tx: Pick<Tx, 'classes' | 'rosters'>,
  { fields, overwrites, classId }: Pick<Roster, 'classId' | 'fields' | 'overwrites'>,
  rows: readonly Pick<RosterRowRecord, 'number' | 'cells' | 'isSkipped'>[],
  {
    standing,
    at,
    isHeld = false,
  }: { readonly standing: RosterStanding; readonly at: number; readonly isHeld?: boolean },
): Promise<Judged> => {
  const day = shanghaiDay(at);
  const mobiles = rows.flatMap(({ cells, isSkipped }) =>
    isSkipped ? [] : (cleanRow(cells, fields).values.mobile ?? []),
  );
  const found = await tx.rosters.members({ mobiles: [...new Set(mobiles)] }, isHeld);
  const members = new Map(found.map((member) => [member.user.mobile, member]));
  const world: RosterWorld = {
    students: new Map(found.map((member) => [member.user.mobile, studentOf(member, standing, day)])),
    tags: tagsByName(await tx.rosters.lables()),
    teachers: teachersByNames(await tx.rosters.classTeachers()),
    classes: await rosterClasses(tx, { fields, classId }, rows, { standing, day }),
    mayAssign: standing.mayAssign,
  };
  return { rows: judgeRoster(rows, { fields, overwrites, classId }, world), members };
};

/** How many rows there are in each state. */
export const tallyOf = (rows: readonly Pick<RosterRowRecord, 'state'>[]): RosterTally => {
  const tally: Partial<Record<RosterRowRecord['state'], number>> = {};
  for (const { state } of rows) tally[state] = (tally[state] ?? 0) + 1;
  return tally;
};
