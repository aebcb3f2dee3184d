import { ROSTER_PROFILE_FIELDS, type JudgedRow, type RosterProfileField } from '@ykd/domain/roster';
import type { User } from '@ykd/domain/member';
import { canonicalText } from '../audit/canonical-text.js';
import type { Care } from '../entities/care.js';
import type { RosterRowDone } from '../entities/roster.js';
import type { StudentNote } from '../entities/student-note.js';
import type { ProfileChange } from '../entities/profile-change.js';
import type { NewMember } from '../ports/member-repository.js';
import type { RosterMember } from '../ports/rosters.js';
import type { TagGiving } from '../ports/student-tags.js';
import { profileChange, profileOf } from './profile.js';
import type { RosterStanding } from './actor.js';

/** Care as it is compared: who, how and since when, in their order. */
export const careText = (care: readonly Care[]): string =>
  canonicalText(
    care
      .map(({ staffId, kind, since }) => [staffId, kind, since] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );

/** All that one row does. */
export interface RowWork {
  readonly member?: NewMember;
  readonly fields?: ProfileChange;
  readonly care?: readonly Care[];
  readonly givings: readonly TagGiving[];
  readonly note?: StudentNote;
  readonly done: RosterRowDone;
}

/** What a row is done with. */
export interface RowWorld {
  readonly nextId: () => string;
  readonly at: number;
  /** Who writes its remark; whoever works at the command line is nobody. */
  readonly authorId: string;
  readonly standing: RosterStanding;
  readonly userId: string | null;
  /** The usernames that others have. */
  readonly taken: ReadonlySet<string>;
}

const noteOf = (studentId: string, text: string, { nextId, authorId, at }: RowWorld): StudentNote => ({
  id: nextId(),
  studentId,
  authorId,
  text,
  version: 1,
  writtenBy: authorId,
  gmtCreated: at,
  gmtModified: at,
  deletedAt: null,
  deletedBy: null,
});

/** The fields of a profile as they are kept, those that a change names. */
const keptOf = (user: User, change: ProfileChange): ProfileChange =>
  Object.fromEntries(Object.keys(change).map((key) => [key, user[key as keyof User] ?? null]));

/** Who looks after a student from now on: the row's class teacher, in the place of any other. */
const careWith = (
  care: readonly Care[],
  studentId: string,
  staffId: string,
  since: number,
): readonly Care[] => [
  { studentId, staffId, kind: 'classTeacher', since },
  ...care.filter((one) => one.kind !== 'classTeacher' && one.staffId !== staffId),
];

/** What whoever imports has to do with a student whom he makes, beside the class teacher whom the row names. */
const withOwnCare = (care: readonly Care[], studentId: string, world: RowWorld): readonly Care[] => {
  const { userId, standing, at } = world;
  const { ownCare } = standing;
  if (userId === null || ownCare === undefined || care.some(({ staffId }) => staffId === userId)) return care;
  // Her own are hers; of those whom she gives to a colleague she stays an assistant of none.
  if (ownCare === 'classTeacher' && care.some(({ kind }) => kind === 'classTeacher')) return care;
  return [...care, { studentId, staffId: userId, kind: ownCare, since: at }];
};

/** What a row does: to the member whom it is about, or by making one. */
export const workOf = (row: JudgedRow, before: RosterMember | undefined, world: RowWorld): RowWork => {
  const isNew = before === undefined;
  const mobile = row.values.mobile ?? '';
  const studentId = before?.user.id ?? world.nextId();
  const own = { id: studentId, mobile };
  const user: User = before?.user ?? (world.taken.has(mobile) ? own : { ...own, userName: mobile });
  const changes = row.changes.filter(({ kept }) => !kept);
  const said = changes.flatMap(({ field, now }): [RosterProfileField, string][] => {
    const known = ROSTER_PROFILE_FIELDS.find((one) => one === field);
    return known === undefined ? [] : [[known, now]];
  });
  const old = profileOf(user);
  const fields = said.length === 0 ? undefined : profileChange(user, Object.fromEntries(said));
  const was = before?.care ?? [];
  const taught = row.teacherId === null ? was : careWith(was, studentId, row.teacherId, world.at);
  const care = isNew ? withOwnCare(taught, studentId, world) : taught;
  const isCareNew = careText(care) !== careText(was);
  const given = { studentId, by: world.userId, at: world.at };
  const givings = row.tagIds.map((lableId) => ({ id: world.nextId(), lableId, ...given }));
  const remark = changes.find(({ field }) => field === 'remark')?.now;
  const note = remark === undefined ? undefined : noteOf(studentId, remark, world);
  return {
    ...(isNew ? { member: { user: { ...user, ...fields }, at: world.at } } : {}),
    ...(isNew || fields === undefined ? {} : { fields }),
    ...(isCareNew ? { care } : {}),
    givings,
    ...(note === undefined ? {} : { note }),
    done: {
      studentId,
      isNew,
      profile: Object.fromEntries(said.map(([field, now]) => [field, { old: old[field] ?? '', now }])),
      ...(isCareNew ? { care: { old: careText(was), now: careText(care) }, careBefore: was } : {}),
      givings: givings.map(({ id }) => id),
      ...(note === undefined ? {} : { noteId: note.id }),
      ...(isNew || fields === undefined ? {} : { kept: { before: keptOf(user, fields), after: fields } }),
    },
  };
};
