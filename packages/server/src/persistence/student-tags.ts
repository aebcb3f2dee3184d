import { tagFields } from '@ykd/application/entities';
import type { StudentTags, TagGiving, TagMark, TxTags } from '@ykd/application/ports';
import { sql, type Kysely } from 'kysely';
import type { Database } from './database.js';
import type { DialectTraits } from './dialect.js';
import { inParts } from './in-parts.js';
import { insertMany } from './insert-many.js';
import { mapping } from './mapping.js';
import type { Placeholder } from './prepared.js';
import type { Schema } from './schema.js';

const tags = mapping(tagFields);

/** What a tag says, of the tables with their names. */
const LABLE = ['lable.id', 'lable.name', 'lable.color', 'lable.description', 'lable.show'] as const;

/** All tags: a school has a hundred at the most. */
const allTags = (db: Kysely<Schema>) =>
  db.selectFrom('lable').select(tags.columns).where('id', '>', sql.lit('')).orderBy('id');

/** A giving as a row. */
const givingRow = ({ id, studentId, lableId, by, at }: TagGiving) => ({
  id,
  student_id: studentId,
  lable_id: lableId,
  given_by: by,
  gmt_created: at,
});

const byTime = (a: Pick<TagGiving, 'at' | 'id'>, b: Pick<TagGiving, 'at' | 'id'>): number =>
  a.at - b.at || (a.id < b.id ? -1 : 1);

/** Tags, and who has which, in the database. */
export const studentTags = (database: Database): StudentTags => {
  const byStudent = database.prepare((db, param: Placeholder<{ studentId: string }>) =>
    db
      .selectFrom('student_lable')
      .innerJoin('lable', 'lable.id', 'student_lable.lable_id')
      .select(['student_lable.id as givingId', ...LABLE])
      .where('student_lable.student_id', '=', param('studentId'))
      .orderBy('student_lable.gmt_created')
      .orderBy('student_lable.id'),
  );
  const all = database.prepare((db) => allTags(db));
  const counted = database.prepare((db) =>
    db
      .selectFrom('lable')
      .select(tags.columns.map((column) => `lable.${column}` as const))
      .select((e) =>
        e
          .selectFrom('student_lable')
          .select((s) => s.fn.countAll<number>().as('count'))
          .whereRef('student_lable.lable_id', '=', 'lable.id')
          .as('students'),
      )
      .where('lable.id', '>', sql.lit(''))
      .orderBy('lable.id'),
  );
  const marksOf = (studentIds: readonly string[]) =>
    database.db
      .selectFrom('student_lable')
      .select(['student_lable.id as givingId', 'student_lable.student_id', 'student_lable.given_by'])
      .select(['student_lable.gmt_created', 'student_lable.lable_id'])
      .select(
        sql<string | null>`(select coalesce(who.name, who.user_name) from student_summary as who
          where who.id = student_lable.given_by)`.as('byName'),
      )
      .where('student_lable.student_id', 'in', studentIds)
      .execute();
  // Apart: joined, PostgreSQL would read all of them.
  const lablesOf = (ids: readonly string[]) =>
    database.db.selectFrom('lable').select(LABLE).where('lable.id', 'in', ids).execute();
  return {
    ofStudent: async (studentId) => {
      const rows = await byStudent.all({ studentId });
      return rows.map(({ givingId, ...lable }) => ({ id: givingId, lable }));
    },
    marks: async (studentIds) => {
      const rows = await inParts(studentIds, marksOf);
      const found = await inParts([...new Set(rows.map((row) => row.lable_id))], lablesOf);
      const lables = new Map(found.map((one) => [one.id, one]));
      return rows
        .flatMap((row): TagMark[] => {
          const lable = lables.get(row.lable_id);
          if (lable === undefined) return [];
          const { givingId: id, student_id: studentId, given_by: by, gmt_created: at, byName } = row;
          return [{ id, studentId, by, byName, at, lable }];
        })
        .toSorted(byTime);
    },
    all: async () => (await all.all({})).map(tags.recordOf),
    counted: async () =>
      (await counted.all({})).map((row) => ({ ...tags.recordOf(row), students: row.students ?? 0 })),
    saveLable: async (lable, at) => {
      const { id, ...values } = { ...lable, gmt_modified: at };
      await database.db
        .insertInto('lable')
        .values({ id, ...values, version: 1, changed_by: null })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
        .execute();
    },
    give: async ({ by = null, ...giving }) => {
      await database.db
        .insertInto('student_lable')
        .values(givingRow({ ...giving, by }))
        .onConflict((conflict) => conflict.columns(['student_id', 'lable_id']).doNothing())
        .execute();
    },
  };
};

/** Gives tags to students who do not have them. */
export const giveTags = (trx: Kysely<Schema>, givings: readonly TagGiving[]): Promise<void> =>
  insertMany(trx, 'student_lable', givings.map(givingRow));

/** Takes tags off, by the ids of their givings. */
export const takeTags = async (trx: Kysely<Schema>, ids: readonly string[]): Promise<void> => {
  await inParts(ids, async (some) => {
    await trx.deleteFrom('student_lable').where('id', 'in', some).execute();
    return [];
  });
};

/** Tags inside a transaction. */
export const txTags = (trx: Kysely<Schema>, { forUpdate }: DialectTraits): TxTags => ({
  all: async () => (await allTags(trx).execute()).map(tags.recordOf),
  hold: async (id) => {
    const row = await trx
      .selectFrom('lable')
      .select(tags.columns)
      .where('id', '=', id)
      .modifyEnd(forUpdate)
      .executeTakeFirst();
    return row && tags.recordOf(row);
  },
  studentsWith: async (id) => {
    const { count } = await trx
      .selectFrom('student_lable')
      .select((e) => e.fn.countAll<number>().as('count'))
      .where('lable_id', '=', id)
      .executeTakeFirstOrThrow();
    return count;
  },
  put: async (tag) => {
    const { id, ...values } = tags.rowOf(tag);
    await trx
      .insertInto('lable')
      .values({ id, ...values })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute();
  },
  remove: async (id) => {
    await trx.deleteFrom('lable').where('id', '=', id).execute();
  },
  givings: async (studentIds, lableId) => {
    const rows = await inParts(studentIds, (some) =>
      trx
        .selectFrom('student_lable')
        .select(['id', 'student_id', 'lable_id', 'given_by', 'gmt_created'])
        .where('lable_id', '=', lableId)
        .where('student_id', 'in', some)
        .execute(),
    );
    return rows
      .map((row) => ({
        id: row.id,
        studentId: row.student_id,
        lableId: row.lable_id,
        by: row.given_by,
        at: row.gmt_created,
      }))
      .toSorted((a, b) => (a.studentId < b.studentId ? -1 : 1));
  },
  give: (givings) => giveTags(trx, givings),
  take: (ids) => takeTags(trx, ids),
});
