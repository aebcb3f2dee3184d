import type { User } from '@ykd/domain/member';
import { sql, type Kysely } from 'kysely';
import type { Database } from './database.js';
import type { DialectTraits } from './dialect.js';
import { USER_COLUMNS, userOf } from './member-row.js';
import type { Schema } from './schema.js';
import { factColumns, factsOf, standingColumns } from './student-facts.js';
import { dayIn } from './fill-sums.js';
import { recountStudents, replaceLearnerDays } from './student-sums.js';
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

/** As what a member is counted follows from his row. */
type Row = Omit<Schema['student_summary'], 'counted'>;

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

/** Stores what a member is found by in place of what was kept. */
const storeAnew = async (trx: Kysely<Schema>, user: User, row: Row): Promise<void> => {
  await trx
    .insertInto('student_summary')
    .values({ ...row, counted: 0 })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  await writeTerms(trx, user);
};

/** The days on which these members studied, from what is stored of it, and as they are kept. */
const daysOf = async (trx: Kysely<Schema>, ids: readonly string[]) => {
  const studied = await trx
    .selectFrom('study_log')
    .select(['user_id', dayIn(sql`(at + seconds * 1000 - 1)`).as('day')])
    .distinct()
    .where('user_id', 'in', ids)
    .execute();
  const kept = await trx
    .selectFrom('learner_day')
    .selectAll()
    .where('user_id', 'in', ids)
    .orderBy('day')
    .execute();
  const of = <Owned extends { readonly user_id: string }>(rows: readonly Owned[]) => {
    const own = new Map<string, Owned[]>();
    for (const row of rows) {
      const known = own.get(row.user_id);
      if (known === undefined) own.set(row.user_id, [row]);
      else known.push(row);
    }
    return (id: string): readonly Owned[] => own.get(id) ?? [];
  };
  const [studiedOf, keptOf] = [of(studied), of(kept)];
  return (id: string) => ({ days: studiedOf(id).map(({ day }) => day), kept: keptOf(id) });
};

const recomputeBatch = async (
  trx: Kysely<Schema>,
  traits: DialectTraits,
  ids: readonly string[],
): Promise<number> => {
  // Before anything else is read: who changes something of theirs has kept it by then, or waits and keeps it afterwards.
  const kept = await trx
    .selectFrom('student_summary')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id')
    .modifyEnd(traits.forNoKeyUpdate)
    .execute();
  const rows = new Map(kept.map((row) => [row.id, row]));
  const terms = await termsBy(trx, ids);
  const days = await daysOf(trx, ids);
  const differed = new Set<string>();
  for (const { user, row } of await sourcesOf(trx, ids)) {
    const wanted = new Set(termsOf(user));
    const known = rows.get(user.id);
    const isCounted = known !== undefined && known.counted > 0;
    const isOther = await replaceLearnerDays(trx, user.id, { ...days(user.id), isCounted });
    const isSame = isSameRow(known, row) && isSameSet(terms(user.id), wanted);
    if (!isSame) await storeAnew(trx, user, row);
    if (!isSame || isOther) differed.add(user.id);
  }
  for (const id of await recountStudents(trx, traits, ids)) differed.add(id);
  return differed.size;
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
