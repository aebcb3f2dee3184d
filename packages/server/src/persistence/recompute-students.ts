import type { Kysely } from 'kysely';
import type { Database } from './database.js';
import type { DialectTraits } from './dialect.js';
import { USER_COLUMNS, userOf } from './member-row.js';
import type { Schema } from './schema.js';
import { factColumns, factsOf, standingColumns } from './student-facts.js';
import { termsOf } from './student-spelling.js';
import { summaryOf, writeTerms } from './student-summary.js';

/** So many students are held at a time: whoever changes one of them waits so long. */
const BATCH = 100;

/** How far a recomputation is. */
export interface Recomputed {
  readonly looked: number;
  /** Those of whom something else was kept than follows from the rest. */
  readonly differed: number;
}

type Row = Schema['student_summary'];

const isSameRow = (known: Row | undefined, row: Row): boolean =>
  known !== undefined && (Object.keys(row) as (keyof Row)[]).every((name) => known[name] === row[name]);

const isSameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((term) => other.has(term));

/** What is stored of these students, beside what is kept of them in the rows of the list. */
const sourcesOf = async (trx: Kysely<Schema>, ids: readonly string[]) => {
  const members = await trx
    .selectFrom('member')
    .select([...USER_COLUMNS, 'member.gmt_created'])
    .where('id', 'in', ids)
    .execute();
  const cared = await trx
    .selectFrom('student_care')
    .select(['student_id', 'staff_id'])
    .where('student_id', 'in', ids)
    .where('kind', '=', 'classTeacher')
    .execute();
  const teachers = new Map(cared.map(({ student_id, staff_id }) => [student_id, staff_id]));
  const facts = await factsOf(trx, ids);
  const standing = await standingColumns(trx, ids, facts);
  return members.map((member) => {
    const user = userOf(member);
    const { id } = user;
    const row: Row = {
      id,
      ...summaryOf(user),
      class_teacher_id: teachers.get(id) ?? null,
      gmt_created: member.gmt_created,
      ...factColumns(facts(id)),
      ...standing(id),
    };
    return { user, row };
  });
};

const termsBy = async (trx: Kysely<Schema>, ids: readonly string[]) => {
  const rows = await trx.selectFrom('student_term').selectAll().where('student_id', 'in', ids).execute();
  const known = new Map<string, Set<string>>();
  for (const { student_id, term } of rows) {
    known.set(student_id, (known.get(student_id) ?? new Set()).add(term));
  }
  return (id: string): ReadonlySet<string> => known.get(id) ?? new Set();
};

const recomputeBatch = async (
  trx: Kysely<Schema>,
  { forNoKeyUpdate }: DialectTraits,
  ids: readonly string[],
): Promise<number> => {
  // Before anything else is read: who changes something of theirs has kept it by then, or waits and keeps it afterwards.
  const kept = await trx
    .selectFrom('student_summary')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id')
    .modifyEnd(forNoKeyUpdate)
    .execute();
  const rows = new Map(kept.map((row) => [row.id, row]));
  const terms = await termsBy(trx, ids);
  let differed = 0;
  for (const { user, row } of await sourcesOf(trx, ids)) {
    const wanted = new Set(termsOf(user));
    const isSame = isSameRow(rows.get(user.id), row) && isSameSet(terms(user.id), wanted);
    if (isSame) continue;
    differed += 1;
    await trx
      .insertInto('student_summary')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
    await writeTerms(trx, user);
  }
  return differed;
};

/**
 * Works out anew what is kept of every member in the rows of the list of students, some at a time, also beside running
 * servers; what was right stays as it is. `told`: after each batch.
 */
export const recomputeStudents = async (
  { db, transaction, traits }: Pick<Database, 'db' | 'transaction' | 'traits'>,
  told: (so: Recomputed) => void = () => {},
): Promise<Recomputed> => {
  let so: Recomputed = { looked: 0, differed: 0 };
  let last = '';
  for (;;) {
    const rows = await db
      .selectFrom('member')
      .select('id')
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    const ids = rows.map(({ id }) => id);
    const end = ids.at(-1);
    if (end === undefined) return so;
    last = end;
    const differed = await transaction((trx) => recomputeBatch(trx, traits, ids));
    so = { looked: so.looked + ids.length, differed: so.differed + differed };
    told(so);
  }
};
