import { MOST_ATTEMPTS } from '@ykd/application/account-sync';
import { careFields } from '@ykd/application/entities';
import { DUE_GIVEN_UP } from '@ykd/application/ports';
import type { Kysely } from 'kysely';
import { insertMany } from '../insert-many.js';
import type { DialectTraits } from '../dialect.js';
import { mapping } from '../mapping.js';
import { userRow } from '../member-row.js';
import { populateLearning } from './populate-learning.js';
import type { Population } from './population.js';
import type { AccountSyncTable, Schema } from '../schema.js';
import { populateShop } from './populate-shop.js';
import { populateStaff } from './populate-staff.js';
import { addSummaries } from '../student-summary.js';
import { recountStudents } from '../student-sums.js';
import { giveTags } from '../student-tags.js';

/** So many students are named in one statement. */
const STUDENTS_AT_ONCE = 1000;

const { rowOf: careRow } = mapping(careFields);

const givenUp = ({ userId, target, error, at }: Population['failedSyncs'][number]): AccountSyncTable => ({
  user_id: userId,
  target,
  wanted_version: 1,
  done_version: 0,
  sealed_password: null,
  external_id: null,
  has_picture: 0,
  attempts: MOST_ATTEMPTS,
  error,
  due_at: DUE_GIVEN_UP,
  leased_until: 0,
  gmt_modified: at,
});

/**
 * Inserts members with all that belongs to them, many rows with each statement: what repositories would have written one
 * by one, what is derived included. Nobody whom it names may be there already but those whose place it tells; who looks
 * after them must be. Within a transaction.
 */
export const populate = async (
  trx: Kysely<Schema>,
  traits: Pick<DialectTraits, 'forNoKeyUpdate'>,
  people: Population,
): Promise<void> => {
  const teachers = new Map(
    people.care.flatMap(({ studentId, staffId, kind }) =>
      kind === 'classTeacher' ? [[studentId, staffId]] : [],
    ),
  );
  const everybody = [...people.members, ...people.colleagues];
  const members = everybody.map(({ user, at }) => ({
    ...userRow(user),
    pwd_hash: null,
    pwd_initial_since: null,
    gmt_created: at,
    gmt_modified: at,
  }));
  await insertMany(trx, 'member', members);
  await populateStaff(trx, people);
  await insertMany(trx, 'student_care', people.care.map(careRow));
  const welcomes = people.welcomes.map(({ userId, gmtCreated }) => ({
    user_id: userId,
    gmt_created: gmtCreated,
  }));
  await insertMany(trx, 'welcome', welcomes);
  await populateShop(trx, people.purchases, teachers);
  await populateLearning(trx, people);
  await giveTags(
    trx,
    people.givings.map(({ by = null, ...giving }) => ({ ...giving, by })),
  );
  await insertMany(trx, 'account_sync', people.failedSyncs.map(givenUp));
  const students = everybody.map(({ user, at }) => ({
    user,
    at,
    classTeacherId: teachers.get(user.id),
  }));
  // Last: what is kept of students follows from all of it.
  for (let from = 0; from < students.length; from += STUDENTS_AT_ONCE)
    await addSummaries(trx, traits, students.slice(from, from + STUDENTS_AT_ONCE));
  const placed = people.employees.map(({ userId }) => userId);
  await recountStudents(trx, traits, placed);
};
