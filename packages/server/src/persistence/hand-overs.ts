import { handedStudentFields, handOverFields } from '@ykd/application/entities';
import type {
  HandOver,
  HandOverCounts,
  HandOvers,
  StudentHandOver,
  TxHandOvers,
} from '@ykd/application/ports';
import { sql, type Kysely } from 'kysely';
import type { Database } from './database.js';
import { keyReader } from './key-page.js';
import { mapping } from './mapping.js';
import { limitOf } from './planned-once.js';
import type { Placeholder } from './prepared.js';
import type { Schema } from './schema.js';

const given = mapping(handOverFields);
const students = mapping(handedStudentFields);

type Row = Schema['hand_over'] & { readonly students: number; readonly returned: number };

const countsOf = (row: Row): HandOverCounts => ({
  ...given.recordOf(row),
  students: row.students,
  back: row.returned,
});

const newestFirst = (a: HandOver, b: HandOver): number => b.at - a.at || (a.id < b.id ? 1 : -1);

/** Hand-overs, each with how many students it gave, and how many are back; the newest first. */
const counted = (db: Kysely<Schema>) =>
  db
    .selectFrom('hand_over as h')
    .select(given.columns.map((column) => `h.${column}` as const))
    .select([
      sql<number>`(select count(*) from hand_over_student as s where s.hand_over_id = h.id)`.as('students'),
      sql<number>`(select count(*) from hand_over_student as s
        where s.hand_over_id = h.id and s.back in ('undone', 'returned'))`.as('returned'),
    ])
    .orderBy('h.at', 'desc')
    .orderBy('h.id', 'desc');

/** Hand-overs as they were about single students. */
const aboutStudents = (db: Kysely<Schema>) =>
  db
    .selectFrom('hand_over_student as s')
    .innerJoin('hand_over as h', 'h.id', 's.hand_over_id')
    .select(given.columns.map((column) => `h.${column}` as const))
    .select([
      's.hand_over_id',
      's.student_id',
      's.note as own_note',
      's.before',
      's.after',
      's.back',
      's.back_at',
    ]);

type AboutRow = Schema['hand_over'] &
  Omit<Schema['hand_over_student'], 'note'> & { readonly own_note: string | null };

const aboutStudent = (row: AboutRow): StudentHandOver => ({
  handOver: given.recordOf(row),
  student: students.recordOf({ ...row, note: row.own_note }),
});

/** Who gave his students to whom, in the database. */
export const handOvers = (database: Database): HandOvers => {
  type Limit = { readonly limit: number };
  const all = database.prepare((db, param: Placeholder<Limit>) => counted(db).limit(limitOf(param('limit'))));
  /** One index each: of a condition on three columns none would be used. */
  const those = (['h.from_id', 'h.to_id', 'h.by_id'] as const).map((column) =>
    database.prepare((db, param: Placeholder<Limit & { staffId: string }>) =>
      counted(db)
        .where(column, '=', param('staffId'))
        .limit(limitOf(param('limit'))),
    ),
  );
  const got = database.prepare((db, param: Placeholder<Limit & { toId: string; since: number }>) =>
    counted(db)
      .where('h.to_id', '=', param('toId'))
      .where('h.at', '>=', param('since'))
      .limit(limitOf(param('limit'))),
  );
  const ofStudent = database.prepare((db, param: Placeholder<{ studentId: string }>) =>
    aboutStudents(db).where('s.student_id', '=', param('studentId')),
  );
  const away = database.prepare((db, param: Placeholder<{ id: string }>) =>
    db
      .selectFrom('hand_over_student')
      .select('student_id')
      .where('hand_over_id', '=', param('id'))
      .where('back', 'is', null)
      .orderBy('student_id'),
  );
  const handed = keyReader(
    database,
    (db, param) =>
      db
        .selectFrom('hand_over_student')
        .select(students.columns)
        .where('hand_over_id', '=', param('id') as never),
    ['student_id'],
    'asc',
  );
  const over = database.prepare((db, param: Placeholder<Limit & { now: number }>) =>
    db
      .selectFrom('hand_over')
      .select(given.columns)
      .where('ended_at', 'is', null)
      .where('until', '<=', param('now'))
      .orderBy('until')
      .orderBy('id')
      .limit(limitOf(param('limit'))),
  );
  return {
    recent: async (limit, staffId) => {
      if (staffId === undefined) return (await all.all({ limit })).map(countsOf);
      const found = await Promise.all(those.map((query) => query.all({ limit, staffId })));
      const each = new Map(found.flat().map((row) => [row.id, countsOf(row)]));
      return [...each.values()].toSorted(newestFirst).slice(0, limit);
    },
    gotSince: async (toId, since, limit) => (await got.all({ toId, since, limit })).map(countsOf),
    ofStudent: async (studentId, limit) =>
      (await ofStudent.all({ studentId }))
        .map(aboutStudent)
        .toSorted((a, b) => newestFirst(a.handOver, b.handOver))
        .slice(0, limit),
    studentsOf: async (id) => (await away.all({ id })).map((row) => row.student_id),
    handed: async (id, window) => {
      const { list, hasMore } = await handed(window, { id });
      return { list: list.map(students.recordOf), hasMore };
    },
    over: async (now, limit) => (await over.all({ now, limit })).map(given.recordOf),
  };
};

/** The same inside a transaction. */
export const txHandOvers = (trx: Kysely<Schema>): TxHandOvers => ({
  insert: async (handOver) => {
    await trx.insertInto('hand_over').values(given.rowOf(handOver)).execute();
  },
  find: async (id) => {
    const row = await trx
      .selectFrom('hand_over')
      .select(given.columns)
      .where('id', '=', id)
      .executeTakeFirst();
    return row && given.recordOf(row);
  },
  end: async (id, at) => {
    await trx
      .updateTable('hand_over')
      .set({ ended_at: at })
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .execute();
  },
  lentOf: async (studentId) => {
    const rows = await aboutStudents(trx)
      .where('s.student_id', '=', studentId)
      .where('s.back', 'is', null)
      .where('h.until', 'is not', null)
      .execute();
    return rows.map(aboutStudent).toSorted((a, b) => newestFirst(b.handOver, a.handOver));
  },
  addStudent: async (student) => {
    await trx.insertInto('hand_over_student').values(students.rowOf(student)).execute();
  },
  findStudent: async (id, studentId) => {
    const row = await trx
      .selectFrom('hand_over_student')
      .select(students.columns)
      .where('hand_over_id', '=', id)
      .where('student_id', '=', studentId)
      .executeTakeFirst();
    return row && students.recordOf(row);
  },
  back: async (id, studentId, { back, at }) => {
    await trx
      .updateTable('hand_over_student')
      .set({ back, back_at: at })
      .where('hand_over_id', '=', id)
      .where('student_id', '=', studentId)
      .execute();
  },
});
