import type { User } from '@ykd/domain/member';
import type { Kysely } from 'kysely';
import { insertMany } from './insert-many.js';
import { USER_COLUMNS, userOf } from './member-row.js';
import type { DialectTraits } from './dialect.js';
import type { Schema } from './schema.js';
import { factColumns, factsOf, standingColumns } from './student-facts.js';
import {
  lettersOf,
  nameSortKey,
  ownUsername,
  sortKey,
  termsOf,
  userNameSortKey,
} from './student-spelling.js';
import { recountStudents } from './student-sums.js';

/** The columns of a student's row that come from what is stored of him as a member. */
export const summaryOf = (user: User) => {
  const { name, mobile, profile } = user;
  const userName = ownUsername(user);
  return {
    name: name || null,
    name_sort: nameSortKey(name),
    user_name: userName ?? null,
    user_name_sort: userNameSortKey(userName),
    mobile,
    letters: lettersOf(termsOf(user)),
    school: profile?.schoolName || null,
    school_sort: sortKey(profile?.schoolName),
    major: profile?.major || null,
    major_sort: sortKey(profile?.major),
  };
};

export const addTermsOf = (trx: Kysely<Schema>, users: readonly User[]): Promise<void> =>
  insertMany(
    trx,
    'student_term',
    users.flatMap((user) => termsOf(user).map((term) => ({ student_id: user.id, term }))),
  );

/** Writes down what a member is found by, in place of what was before. */
export const writeTerms = async (trx: Kysely<Schema>, user: User): Promise<void> => {
  await trx.deleteFrom('student_term').where('student_id', '=', user.id).execute();
  await addTermsOf(trx, [user]);
};

/** A member who is new, since when (epoch ms), and who is his class teacher already. */
interface NewStudent {
  readonly user: User;
  readonly at: number;
  readonly classTeacherId?: string | undefined;
}

/** Writes down members who are new; orders from elsewhere may have come before them. */
export const addSummaries = async (
  trx: Kysely<Schema>,
  traits: Pick<DialectTraits, 'forNoKeyUpdate'>,
  students: readonly NewStudent[],
): Promise<void> => {
  const ids = students.map(({ user }) => user.id);
  const facts = await factsOf(trx, ids);
  const standing = await standingColumns(trx, ids, facts);
  const rows = students.map(({ user, at, classTeacherId = null }) => ({
    id: user.id,
    ...summaryOf(user),
    class_teacher_id: classTeacherId,
    gmt_created: at,
    ...factColumns(facts(user.id)),
    ...standing(user.id),
    counted: 0,
  }));
  await insertMany(trx, 'student_summary', rows);
  await addTermsOf(
    trx,
    students.map(({ user }) => user),
  );
  await recountStudents(trx, traits, ids);
};

/** Brings a member's row up to date in the transaction that changed him. */
export const keepSummary = async (trx: Kysely<Schema>, user: User): Promise<void> => {
  await trx.updateTable('student_summary').set(summaryOf(user)).where('id', '=', user.id).execute();
  await writeTerms(trx, user);
};

/** The same for a member of whom only the id is known. */
export const keepSummaryOf = async (trx: Kysely<Schema>, id: string): Promise<void> => {
  const row = await trx.selectFrom('member').select(USER_COLUMNS).where('id', '=', id).executeTakeFirst();
  if (row !== undefined) await keepSummary(trx, userOf(row));
};
