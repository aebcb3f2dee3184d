import { usernameKey } from '@ykd/domain/member';
import {
  cleanRow,
  judgeRoster,
  type JudgedRow,
  type RosterStudent,
  type RosterWorld,
} from '@ykd/domain/roster';
import type { Roster, RosterRowRecord, RosterTally } from '../entities/roster.js';
import type { RosterMember } from '../ports/rosters.js';
import type { Tx } from '../ports/unit-of-work.js';
import { memberName } from '../shared/member-name.js';
import type { RosterStanding } from './actor.js';
import { profileOf } from './profile.js';

const studentOf = (
  { user, isStudent, care, givings, notes }: RosterMember,
  standing: RosterStanding,
): RosterStudent => ({
  id: user.id,
  isReached: isStudent && standing.reaches(care),
  profile: profileOf(user),
  tagIds: givings.map(({ lableId }) => lableId),
  teacherId: care.find(({ kind }) => kind === 'classTeacher')?.staffId ?? null,
  notes: notes.map(({ text }) => text),
});

/** The tags by their names; null where several have one name. */
const tagsByName = (lables: readonly { readonly id: string; readonly name: string }[]) => {
  const tags = new Map<string, string | null>();
  for (const { id, name } of lables) tags.set(name, tags.has(name) ? null : id);
  return tags;
};

/** Rows as they are judged by now, and the members whom they are about, by mobile. */
export interface Judged {
  readonly rows: readonly JudgedRow[];
  readonly members: ReadonlyMap<string, RosterMember>;
}

/** Judges rows of a roster by how everything is now; with `isHeld` the students stay so until the transaction ends. */
export const judgeRows = async (
  tx: Pick<Tx, 'rosters'>,
  { fields, overwrites }: Pick<Roster, 'fields' | 'overwrites'>,
  rows: readonly Pick<RosterRowRecord, 'number' | 'cells' | 'isSkipped'>[],
  standing: RosterStanding,
  isHeld = false,
): Promise<Judged> => {
  const mobiles = rows.flatMap(({ cells, isSkipped }) =>
    isSkipped ? [] : (cleanRow(cells, fields).values.mobile ?? []),
  );
  const found = await tx.rosters.members({ mobiles: [...new Set(mobiles)] }, isHeld);
  const members = new Map(found.map((member) => [member.user.mobile, member]));
  const teachers = (await tx.rosters.classTeachers()).flatMap(({ user }) => {
    const teacher = { id: user.id, name: memberName(user) ?? user.id };
    const names = [user.mobile, ...(user.userName ? [usernameKey(user.userName)] : [])];
    return names.map((name): [string, typeof teacher] => [name, teacher]);
  });
  const world: RosterWorld = {
    students: new Map(found.map((member) => [member.user.mobile, studentOf(member, standing)])),
    tags: tagsByName(await tx.rosters.lables()),
    teachers: new Map(teachers),
    mayAssign: standing.mayAssign,
  };
  return { rows: judgeRoster(rows, { fields, overwrites }, world), members };
};

/** How many rows there are in each state. */
export const tallyOf = (rows: readonly Pick<RosterRowRecord, 'state'>[]): RosterTally => {
  const tally: Partial<Record<RosterRowRecord['state'], number>> = {};
  for (const { state } of rows) tally[state] = (tally[state] ?? 0) + 1;
  return tally;
};
