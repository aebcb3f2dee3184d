import { DUE_GIVEN_UP, type StudyPiece } from '@ykd/application/ports';
import { rankedNumber } from '@ykd/application/staff-list';
import { NO_ORDER_ENDS, studyDayOf, type StudentFacts } from '@ykd/application/student';
import {
  isMainOrder,
  isPurchase,
  MAIN_ORDER_AMOUNT,
  mainOrderEnds,
  PAID_STATUS,
  type DatedOrder,
} from '@ykd/domain/order';
import { beatSpan } from '@ykd/domain/report';
import { sql, type Kysely } from 'kysely';
import type { DialectTraits } from './dialect.js';
import { plainText } from './planned-once.js';
import type { Schema } from './schema.js';
import { addLearnerDays, recountStudents, unknownDays } from './student-sums.js';

/** The columns of what a student bought: when it ends, with what they are sorted by, and when that was. */
const endColumns = ({
  validUntil,
  serviceUntil,
  boughtAt,
}: Pick<StudentFacts, 'validUntil' | 'serviceUntil' | 'boughtAt'>) => ({
  valid_until: validUntil,
  valid_until_sort: rankedNumber(validUntil),
  service_until: serviceUntil,
  service_until_sort: rankedNumber(serviceUntil),
  bought_at: boughtAt,
});

const studiedColumns = (lastStudied: number | null) => ({
  last_studied: lastStudied,
  last_studied_sort: rankedNumber(lastStudied),
});

/** The columns of a student's row that follow from what he bought and did. */
export const factColumns = (facts: StudentFacts) => ({
  ...endColumns(facts),
  ...studiedColumns(facts.lastStudied),
  sync_failed: facts.syncFailed ? 1 : 0,
});

/** Of each of these members: when what he bought ends, by his main orders that are paid. */
const endsOf = async (db: Kysely<Schema>, ids: readonly string[]) => {
  const rows = await db
    .selectFrom('ykd_order')
    .select(['user_id', 'status', 'amount', 'valid_date', 'service_date', 'gmt_created'])
    .where('user_id', 'in', ids)
    .where('status', '=', plainText(PAID_STATUS))
    .where('amount', '>', MAIN_ORDER_AMOUNT)
    .execute();
  const orders = new Map<string, DatedOrder[]>();
  for (const { user_id: owner, status, amount, ...dates } of rows) {
    const own = orders.get(owner) ?? [];
    orders.set(owner, own);
    const { gmt_created: gmtCreated, valid_date: validDate, service_date: serviceDate } = dates;
    own.push({ status, amount, gmtCreated, validDate, serviceDate });
  }
  return (id: string) => mainOrderEnds(orders.get(id) ?? []) ?? NO_ORDER_ENDS;
};

/** Of each of these members: the day on which he studied last. */
const studiedOf = async (db: Kysely<Schema>, ids: readonly string[]) => {
  const rows = await db
    .selectFrom('study_log')
    .select(['user_id', sql<number>`max(at + seconds * 1000)`.as('until')])
    .where('user_id', 'in', ids)
    .groupBy('user_id')
    .execute();
  const days = new Map(rows.map(({ user_id, until }) => [user_id, studyDayOf(until)]));
  return (id: string) => days.get(id) ?? null;
};

/** Of each of these members: whether another service was given up on for his account. */
const failedOf = async (db: Kysely<Schema>, ids: readonly string[]) => {
  const rows = await db
    .selectFrom('account_sync')
    .select('user_id')
    .where('user_id', 'in', ids)
    .where('due_at', '=', sql.lit(DUE_GIVEN_UP))
    .whereRef('done_version', '<>', 'wanted_version')
    .execute();
  const failed = new Set(rows.map(({ user_id }) => user_id));
  return (id: string) => failed.has(id);
};

const NO_STUDY = { lastStudied: null };

/** The columns that tell of each of these members whether he has been a student, by any order or by study: see `isStudent`; and whether he bought something. */
export const standingColumns = async (
  db: Kysely<Schema>,
  ids: readonly string[],
  facts: (id: string) => Pick<StudentFacts, 'lastStudied'>,
) => {
  const ordered = await db
    .selectFrom('ykd_order')
    .select(['user_id', 'status', (e) => e.fn.max('amount').as('amount')])
    .where('user_id', 'in', ids)
    .groupBy(['user_id', 'status'])
    .execute();
  const known = new Set(ordered.map(({ user_id }) => user_id));
  const buyers = new Set(ordered.filter(isPurchase).map(({ user_id }) => user_id));
  return (id: string) => ({
    was_student: known.has(id) || facts(id).lastStudied !== null ? 1 : 0,
    has_bought: buyers.has(id) ? 1 : 0,
  });
};

/** What each of these members is known by, from what is stored of orders, study and accounts elsewhere. */
export const factsOf = async (
  db: Kysely<Schema>,
  ids: readonly string[],
): Promise<(id: string) => StudentFacts> => {
  const ends = await endsOf(db, ids);
  const studied = await studiedOf(db, ids);
  const failed = await failedOf(db, ids);
  return (id) => ({ ...ends(id), lastStudied: studied(id), syncFailed: failed(id) });
};

/**
 * Takes a student's row: whoever else keeps it waits, and sees what this transaction wrote. It is taken before what the facts
 * follow from is read, and before a wish about his accounts is written, so that nobody waits in a circle.
 */
export const holdSummary = (trx: Kysely<Schema>, { forNoKeyUpdate }: DialectTraits, id: string) =>
  trx
    .selectFrom('student_summary')
    .select(['class_teacher_id', 'sync_failed', 'was_student', 'has_bought', 'counted'])
    .where('id', '=', id)
    .modifyEnd(forNoKeyUpdate)
    .executeTakeFirst();

/** Writes down that a member has been a student, and whether he bought something, in the transaction in which an order of his is stored. */
export const keepWasStudent = async (
  trx: Kysely<Schema>,
  traits: DialectTraits,
  order: { readonly userId: string; readonly status: string; readonly amount: number },
): Promise<void> => {
  const { userId: id } = order;
  const held = await holdSummary(trx, traits, id);
  if (held === undefined) return;
  const isBought =
    isPurchase(order) ||
    (held.has_bought === 1 && (await standingColumns(trx, [id], () => NO_STUDY))(id).has_bought === 1);
  if (held.was_student === 1 && held.has_bought === Number(isBought)) return;
  await trx
    .updateTable('student_summary')
    .set({ was_student: 1, has_bought: Number(isBought) })
    .where('id', '=', id)
    .execute();
  await recountStudents(trx, traits, [id]);
};

/** Writes down what a member bought, after an order of his was stored. Only main orders count. */
export const keepOrderEnds = async (
  trx: Kysely<Schema>,
  traits: DialectTraits,
  { userId, amount }: { readonly userId: string; readonly amount: number },
): Promise<void> => {
  if (!isMainOrder({ amount }) || (await holdSummary(trx, traits, userId)) === undefined) return;
  const ends = (await endsOf(trx, [userId]))(userId);
  await trx.updateTable('student_summary').set(endColumns(ends)).where('id', '=', userId).execute();
};

/** The day to which a piece of study belongs, as the instant at which it begins. */
export const studyDay = ({ at, seconds }: Pick<StudyPiece, 'at' | 'seconds'>): number =>
  studyDayOf(beatSpan({ from: at, seconds }).until);

/** Writes down on which days a member studied, where that is not known: the last of them, and each for who counts. */
export const keepStudied = async (
  trx: Kysely<Schema>,
  traits: DialectTraits,
  userId: string,
  pieces: readonly StudyPiece[],
): Promise<void> => {
  if (pieces.length === 0) return;
  const studied = pieces.map(studyDay);
  // Once a day there is something to write.
  const days = await unknownDays(trx, userId, [...new Set(studied)]);
  if (days.length === 0) return;
  const held = await holdSummary(trx, traits, userId);
  await addLearnerDays(trx, userId, days, held !== undefined && held.counted > 0);
  const day = days.reduce((latest, one) => Math.max(latest, one), -Infinity);
  await trx
    .updateTable('student_summary')
    .set({ ...studiedColumns(day), was_student: 1 })
    .where('id', '=', userId)
    .where((e) => e.or([e('last_studied', 'is', null), e('last_studied', '<', day)]))
    .execute();
  await recountStudents(trx, traits, [userId]);
};

/** Writes down whether another service was given up on for a member whose row is held. */
export const keepSyncFailed = async (trx: Kysely<Schema>, userId: string): Promise<void> => {
  const sync_failed = (await failedOf(trx, [userId]))(userId) ? 1 : 0;
  await trx.updateTable('student_summary').set({ sync_failed }).where('id', '=', userId).execute();
};
