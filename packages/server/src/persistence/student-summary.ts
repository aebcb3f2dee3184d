import type { User } from '@ykd/domain/member';
import type { Kysely } from 'kysely';
import { USER_COLUMNS, userOf } from './member-row.js';
import type { Schema } from './schema.js';
import { factColumns, factsOf } from './student-facts.js';
import { ownUsername, sortKey, termsOf, userNameSortKey } from './student-spelling.js';

/** The columns of a student's row that come from what is stored of him as a member. */
export const summaryOf = (user: User) => {
  const { name, mobile, profile } = user;
  const userName = ownUsername(user);
  return {
    name: name || null,
    name_sort: sortKey(name),
    user_name: userName ?? null,
    user_name_sort: userNameSortKey(userName),
    mobile,
    school: profile?.schoolName || null,
    school_sort: sortKey(profile?.schoolName),
    major: profile?.major || null,
    major_sort: sortKey(profile?.major),
  };
};

/** Writes down what a member is found by, in place of what was before. */
export const writeTerms = async (trx: Kysely<Schema>, user: User): Promise<void> => {
  await trx.deleteFrom('student_term').where('student_id', '=', user.id).execute();
  await trx
    .insertInto('student_term')
    .values(termsOf(user).map((term) => ({ student_id: user.id, term })))
    .execute();
};

/** Writes down a member who is new; orders from elsewhere may have come before him. */
export const addSummary = async (trx: Kysely<Schema>, user: User, at: number): Promise<void> => {
  const { id } = user;
  const facts = factColumns((await factsOf(trx, [id]))(id));
  await trx
    .insertInto('student_summary')
    .values({ id, ...summaryOf(user), class_teacher_id: null, gmt_created: at, ...facts })
    .execute();
  await writeTerms(trx, user);
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
