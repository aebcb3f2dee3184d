import { usernameKey } from '@ykd/domain/member';
import type { Care } from '../../entities/care.js';
import { OPEN_ROSTER_STATES, type Roster, type RosterRowRecord } from '../../entities/roster.js';
import type { SyncWish } from '../../ports/account-sync.js';
import type {
  RosterKey,
  RosterMember,
  RosterMemberClass,
  RosterRowKey,
  Rosters,
  TxRosters,
} from '../../ports/rosters.js';
import { rowsByKey } from '../../shared/rows-by-key.js';
import { insertInto, withoutNulls } from './members.js';
import { txCare } from './student-care.js';
import { txStudentNotes } from './student-notes.js';
import { giveIn, lableOf } from './student-tags.js';
import { isListed } from './students.js';
import type { FakeWorld } from './world.js';

const OPEN: ReadonlySet<Roster['state']> = new Set(OPEN_ROSTER_STATES);

const rowKey = ({ rosterId, number }: Pick<RosterRowRecord, 'rosterId' | 'number'>): string =>
  JSON.stringify([rosterId, number]);

const rowsOf = ({ rosterRows }: Pick<FakeWorld, 'rosterRows'>, id: string): readonly RosterRowRecord[] =>
  [...rosterRows.values()].filter(({ rosterId }) => rosterId === id).toSorted((a, b) => a.number - b.number);

/** Rosters in memory. */
export const fakeRosters = (world: Pick<FakeWorld, 'rosters' | 'rosterRows'>): Rosters => ({
  find: async (id) => world.rosters.get(id),
  page: async (window, ownerId) => {
    const all = [...world.rosters.values()];
    const own = ownerId === undefined ? all : all.filter((roster) => roster.ownerId === ownerId);
    return rowsByKey(own, ({ gmtCreated, id }): RosterKey => [gmtCreated, id], window, true);
  },
  rows: async (window, { rosterId, state }) => {
    const all = rowsOf(world, rosterId);
    const some = state === undefined ? all : all.filter((row) => row.state === state);
    return rowsByKey(some, ({ number }): RosterRowKey => [number], window, false);
  },
});

/** What each of these says of whom there is something. */
const usersOf = (world: FakeWorld, joined: ReadonlyMap<string, string>): ReadonlySet<string> => {
  const rows = [
    ...world.sessions.values(),
    ...world.orders.values(),
    ...world.studyLogs.values(),
    ...world.notes.values(),
    ...world.employees.values(),
    ...world.messageReceivers.values(),
    ...world.knownDevices.values(),
    ...world.usedWeixin.values(),
  ].map(({ userId }) => userId);
  const told = [...world.notices.values()].flatMap(({ userId, kind }) =>
    joined.has(userId) && (kind === 'class' || kind === 'classChange') ? [] : [userId],
  );
  const inClass = [...world.classMembers.values()].flatMap(({ studentId, classId }) =>
    joined.get(studentId) === classId ? [] : [studentId],
  );
  const bound = [...world.weixin.values()].map(({ id }) => id);
  const locked = [...world.members.values()].flatMap(({ user, passwordHash }) =>
    passwordHash === undefined ? [] : [user.id],
  );
  const handed = [...world.handedStudents.values()].map(({ studentId }) => studentId);
  const kept = [...world.followUps.keys(), ...world.smsOptOuts.keys()];
  return new Set([...rows, ...told, ...bound, ...locked, ...kept, ...inClass, ...handed]);
};

const deleteWhere = <T>(rows: Map<string, T>, isGone: (row: T) => boolean): void => {
  for (const [key, row] of rows) if (isGone(row)) rows.delete(key);
};

/** Rosters inside a transaction on a world. */
export const txRosters = (world: FakeWorld, wish: (wish: SyncWish) => Promise<void>): TxRosters => {
  const { rosters, rosterRows, members, givings, lables, studentNotes } = world;
  const care = txCare(world);
  const notes = txStudentNotes(world);
  const memberOf = async (id: string): Promise<RosterMember> => {
    const found = members.get(id);
    if (found === undefined) throw new Error(`nobody is ${id}`);
    return {
      user: found.user,
      isStudent: isListed(world, id),
      care: await care.ofStudent(id),
      givings: [...givings.values()]
        .filter(({ studentId }) => studentId === id)
        .map(({ id: giving, lableId }) => ({ id: giving, lableId }))
        .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
      notes: [...studentNotes.values()]
        .filter(({ studentId, deletedAt }) => studentId === id && deletedAt === null)
        .map((note) => ({ id: note.id, text: note.text, version: note.version }))
        .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
      classes: [...world.classMembers.values()]
        .filter(({ studentId, leftAt }) => studentId === id && leftAt === null)
        .flatMap(({ classId }): readonly RosterMemberClass[] => {
          const one = world.classes.get(classId);
          if (one === undefined) return [];
          const { id: own, name, typeId, firstDay, lastDay, archivedAt } = one;
          return [{ id: own, name, typeId, firstDay, lastDay, archivedAt }];
        })
        .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    };
  };
  return {
    insert: async (roster, rows) => {
      if (rosters.has(roster.id)) throw new Error(`${roster.id} exists`);
      rosters.set(roster.id, roster);
      for (const row of rows) rosterRows.set(rowKey(row), row);
    },
    countOpen: async (ownerId) =>
      [...rosters.values()].filter((one) => one.ownerId === ownerId && OPEN.has(one.state)).length,
    hold: async (id) => rosters.get(id),
    store: async (roster) => void rosters.set(roster.id, roster),
    remove: async (id) => {
      rosters.delete(id);
      deleteWhere(rosterRows, ({ rosterId }) => rosterId === id);
    },
    rows: async (id) => rowsOf(world, id),
    storeRows: async (rows) => {
      for (const row of rows) rosterRows.set(rowKey(row), row);
    },
    members: async (by) => {
      const isMeant = ({ id, mobile }: { readonly id: string; readonly mobile: string }): boolean =>
        'ids' in by ? by.ids.includes(id) : by.mobiles.includes(mobile);
      const ids = [...members.values()].flatMap(({ user }) => (isMeant(user) ? [user.id] : []));
      return Promise.all(ids.toSorted().map(memberOf));
    },
    takenNames: async (names) =>
      new Set(
        [...members.values()]
          .flatMap(({ user }) => (user.userName ? usernameKey(user.userName) : []))
          .filter((name) => names.includes(name)),
      ),
    lables: async () => [...lables.values()].map(lableOf).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    classTeachers: async () =>
      [...members.values()]
        .flatMap(({ user, staff }) => (staff?.role === 'class' ? [{ user, staff }] : []))
        .toSorted((a, b) => (a.user.id < b.user.id ? -1 : 1)),
    classIdsNamed: async (named) =>
      [...world.classes.values()].flatMap(({ id, name }) => (named.includes(name) ? [id] : [])).toSorted(),
    addMembers: async (added) => added.every((member) => insertInto(world, member)),
    changeMembers: async (changes, sync, at) => {
      for (const { id, fields } of changes) {
        const member = members.get(id);
        if (member === undefined) continue;
        members.set(id, { ...member, user: withoutNulls({ ...member.user, ...fields }) });
        for (const target of sync) await wish({ userId: id, target, at });
      }
    },
    setCare: async (changes) => {
      for (const { studentId, care: wanted } of changes) {
        deleteWhere<Care>(world.care, (one) => one.studentId === studentId);
        for (const one of wanted) await care.assign(one);
      }
    },
    giveTags: async (given) => {
      for (const giving of given) giveIn(world, giving);
    },
    takeTags: async (ids) => {
      for (const id of ids) givings.delete(id);
    },
    addNotes: async (added) => {
      for (const note of added) {
        const { id: noteId, text, writtenBy, gmtCreated: at } = note;
        await notes.insert(note);
        await notes.addVersion({ noteId, version: 1, text, writtenBy, at });
      }
    },
    deleteNotes: async (ids, by, at) => {
      for (const id of ids) {
        const note = studentNotes.get(id);
        if (note !== undefined) studentNotes.set(id, { ...note, deletedAt: at, deletedBy: by });
      }
    },
    used: async (ids, joined) => {
      const users = usersOf(world, joined);
      return new Set(ids.filter((id) => users.has(id)));
    },
    removeMembers: async (ids) => {
      for (const id of ids) members.delete(id);
      const isGone = ({ studentId }: { readonly studentId: string }): boolean => ids.includes(studentId);
      deleteWhere(world.care, isGone);
      deleteWhere(givings, isGone);
      deleteWhere(world.notices, ({ userId }) => ids.includes(userId));
      const removed = [...studentNotes.values()].filter(isGone).map(({ id }) => id);
      deleteWhere(studentNotes, isGone);
      deleteWhere(world.studentNoteVersions, ({ noteId }) => removed.includes(noteId));
    },
  };
};
