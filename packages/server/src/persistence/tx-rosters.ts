import { careFields, OPEN_ROSTER_STATES, studentNoteFields } from '@ykd/application/entities';
import type { TxRosters } from '@ykd/application/ports';
import { type User } from '@ykd/domain/member';
import type { Kysely } from 'kysely';
import { writeWishes } from './account-wishes.js';
import type { DialectTraits } from './dialect.js';
import { inParts } from './in-parts.js';
import { insertMany } from './insert-many.js';
import { mapping } from './mapping.js';
import { changedUserColumns, staffOf, USER_COLUMNS, userOf, userRow } from './member-row.js';
import { rosterMembers } from './roster-members.js';
import { rosterMapping, rosterRowMapping } from './rosters.js';
import type { Schema } from './schema.js';
import { sortKey } from './student-spelling.js';
import { addSummaries, addTermsOf, summaryOf } from './student-summary.js';
import { uncountStudents } from './student-sums.js';
import { giveTags, takeTags } from './student-tags.js';
import { updateMany } from './update-many.js';
import { usedMembers } from './used-members.js';

const care = mapping(careFields);
const notes = mapping(studentNoteFields);

/** Rosters inside a transaction, and what they change about many students at once. */
export const txRosters = (trx: Kysely<Schema>, traits: DialectTraits): TxRosters => {
  const usersOf = async (ids: readonly string[]): Promise<readonly User[]> => {
    const rows = await inParts(ids, (some) =>
      trx.selectFrom('member').select(USER_COLUMNS).where('id', 'in', some).execute(),
    );
    return rows.map(userOf);
  };
  /** Brings what students are found and listed by up to date. */
  const keepSummaries = async (users: readonly User[]): Promise<void> => {
    await updateMany(
      trx,
      'student_summary',
      ['id'],
      users.map((user) => ({ id: user.id, ...summaryOf(user) })),
      { letters: 'bigint' },
    );
    await inParts(
      users.map(({ id }) => id),
      async (some) => {
        await trx.deleteFrom('student_term').where('student_id', 'in', some).execute();
        return [];
      },
    );
    await addTermsOf(trx, users);
  };
  return {
    insert: async (roster, rows) => {
      await trx.insertInto('roster').values(rosterMapping.rowOf(roster)).execute();
      await insertMany(trx, 'roster_row', rows.map(rosterRowMapping.rowOf));
    },
    countOpen: async (ownerId) => {
      await traits.lockKey(trx, `rosters:${ownerId}`);
      const { count } = await trx
        .selectFrom('roster')
        .select((e) => e.fn.countAll<number>().as('count'))
        .where('owner_id', '=', ownerId)
        .where('state', 'in', OPEN_ROSTER_STATES)
        .executeTakeFirstOrThrow();
      return count;
    },
    hold: async (id) => {
      const row = await trx
        .selectFrom('roster')
        .select(rosterMapping.columns)
        .where('id', '=', id)
        .modifyEnd(traits.forNoKeyUpdate)
        .executeTakeFirst();
      return row && rosterMapping.recordOf(row);
    },
    store: async (roster) => {
      const { id, ...changes } = rosterMapping.rowOf(roster);
      await trx.updateTable('roster').set(changes).where('id', '=', id).execute();
    },
    remove: async (id) => {
      await trx.deleteFrom('roster').where('id', '=', id).execute();
    },
    rows: async (id) => {
      const rows = await trx
        .selectFrom('roster_row')
        .select(rosterRowMapping.columns)
        .where('roster_id', '=', id)
        .orderBy('number')
        .execute();
      return rows.map(rosterRowMapping.recordOf);
    },
    storeRows: (rows) =>
      updateMany(trx, 'roster_row', ['roster_id', 'number'], rows.map(rosterRowMapping.rowOf), {
        number: 'bigint',
        is_skipped: 'bigint',
      }),
    members: (by, isHeld) => rosterMembers(trx, traits, by, isHeld),
    takenNames: async (names) => {
      const rows = await inParts(names, (some) =>
        trx.selectFrom('member').select('user_name_key').where('user_name_key', 'in', some).execute(),
      );
      return new Set(rows.flatMap(({ user_name_key: name }) => name ?? []));
    },
    lables: () =>
      trx
        .selectFrom('lable')
        .select(['id', 'name', 'color', 'description', 'show'])
        .where('id', '>', '')
        .orderBy('id')
        .execute(),
    classTeachers: async () => {
      const rows = await trx
        .selectFrom('staff')
        .innerJoin('member', 'member.id', 'staff.user_id')
        .select(USER_COLUMNS)
        .select(['staff.role', 'staff.grants'])
        .where('staff.role', '=', 'class')
        .orderBy('staff.user_id')
        .execute();
      return rows.flatMap((row) => {
        const staff = staffOf(row);
        return staff === undefined ? [] : [{ user: userOf(row), staff }];
      });
    },
    classIdsNamed: async (named) => {
      // By what they are sorted by, which has an index; several names may be spelled alike.
      const rows = await inParts([...new Set(named.map(sortKey))], (some) =>
        trx.selectFrom('school_class').select(['id', 'name']).where('name_sort', 'in', some).execute(),
      );
      return rows.flatMap(({ id, name }) => (named.includes(name) ? [id] : [])).toSorted();
    },
    addMembers: async (members) => {
      if (members.length === 0) return true;
      let stored = 0n;
      await inParts(members, async (some) => {
        const { numInsertedOrUpdatedRows = 0n } = await trx
          .insertInto('member')
          .values(
            some.map(({ user, passwordHash, initialSince, at }) => ({
              ...userRow(user),
              pwd_hash: passwordHash ?? null,
              pwd_initial_since: initialSince ?? null,
              gmt_created: at,
              gmt_modified: at,
            })),
          )
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirstOrThrow();
        stored += numInsertedOrUpdatedRows;
        return [];
      });
      if (stored !== BigInt(members.length)) return false;
      await inParts(members, async (some) => {
        await addSummaries(trx, traits, some);
        return [];
      });
      return true;
    },
    changeMembers: async (changes, sync, at) => {
      if (changes.length === 0) return;
      const before = new Map((await usersOf(changes.map(({ id }) => id))).map((user) => [user.id, user]));
      const users = changes.flatMap(({ id, fields }) => {
        const user = before.get(id);
        return user === undefined ? [] : [{ ...user, ...fields }];
      });
      // All of them have the same columns: those that a change does not name stay as they are.
      const rows = users.map((user) => {
        const { name = null, email = null, gender = null, profile = null } = user;
        return { id: user.id, ...changedUserColumns({ name, email, gender, profile }), gmt_modified: at };
      });
      await updateMany(trx, 'member', ['id'], rows, { gmt_modified: 'bigint' });
      await keepSummaries(users);
      await writeWishes(
        trx,
        users.flatMap(({ id }) => sync.map((target) => ({ userId: id, target, at }))),
      );
    },
    setCare: async (changes) => {
      if (changes.length === 0) return;
      await inParts(
        changes.map(({ studentId }) => studentId),
        async (some) => {
          await trx.deleteFrom('student_care').where('student_id', 'in', some).execute();
          return [];
        },
      );
      await insertMany(
        trx,
        'student_care',
        changes.flatMap((change) => change.care.map(care.rowOf)),
      );
      await updateMany(
        trx,
        'student_summary',
        ['id'],
        changes.map(({ studentId, care: own }) => ({
          id: studentId,
          class_teacher_id: own.find(({ kind }) => kind === 'classTeacher')?.staffId ?? null,
        })),
      );
    },
    giveTags: (givings) => giveTags(trx, givings),
    takeTags: (ids) => takeTags(trx, ids),
    addNotes: async (added) => {
      await insertMany(trx, 'student_note', added.map(notes.rowOf));
      await insertMany(
        trx,
        'student_note_version',
        added.map(({ id, text, writtenBy, gmtCreated }) => ({
          note_id: id,
          version: 1,
          text,
          written_by: writtenBy,
          at: gmtCreated,
        })),
      );
    },
    deleteNotes: async (ids, by, at) => {
      await inParts(ids, async (some) => {
        await trx
          .updateTable('student_note')
          .set({ deleted_at: at, deleted_by: by })
          .where('id', 'in', some)
          .execute();
        return [];
      });
    },
    used: (ids, joined) => usedMembers(trx, ids, joined),
    removeMembers: async (ids) => {
      await inParts(ids, async (some) => {
        await uncountStudents(trx, some);
        await trx.deleteFrom('student_lable').where('student_id', 'in', some).execute();
        await trx.deleteFrom('notice').where('user_id', 'in', some).execute();
        await trx.deleteFrom('member').where('id', 'in', some).execute();
        return [];
      });
    },
  };
};
