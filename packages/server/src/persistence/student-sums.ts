import { sql, type Kysely } from 'kysely';
import type { DialectTraits } from './dialect.js';
import type { Schema } from './schema.js';
import { firstOfMonths, monthOf } from './first-of-month.js';
import { addToSums, type Addition } from './pending-sums.js';

/** As what a member is counted: not at all, as somebody who came, who bought as well, and who studied, too. */
const stageOf = (
  student: Pick<Schema['student_summary'], 'was_student' | 'has_bought' | 'last_studied'>,
  employee: string | undefined,
): number => {
  // `isStudent`, by what is kept.
  if (employee !== undefined && (employee === 'active' || student.was_student === 0)) return 0;
  if (student.has_bought === 0) return 1;
  return student.last_studied === null ? 2 : 3;
};

/** How a member of a stage is counted on the day on which he came. */
const asCohort = (stage: number): Required<Pick<Addition, 'registered' | 'bought' | 'began'>> => ({
  registered: stage >= 1 ? 1 : 0,
  bought: stage >= 2 ? 1 : 0,
  began: stage >= 3 ? 1 : 0,
});

type LearnerDay = Schema['learner_day'];

const countDays = (rows: readonly LearnerDay[], sign: 1 | -1): void => {
  for (const { user_id: id, day, is_first: isFirst } of rows)
    addToSums(day, id, { learners: sign, firstLearners: sign * isFirst });
};

/**
 * Counts members anew, where they are counted as something else than what they are now. Their rows are held from then on:
 * whoever makes them something else waits, and counts what this transaction wrote. Answers those who are counted anew.
 */
export const recountStudents = async (
  trx: Kysely<Schema>,
  { forNoKeyUpdate }: Pick<DialectTraits, 'forNoKeyUpdate'>,
  ids: readonly string[],
): Promise<readonly string[]> => {
  if (ids.length === 0) return [];
  const members = await trx
    .selectFrom('student_summary')
    .select(['id', 'gmt_created', 'was_student', 'has_bought', 'last_studied', 'counted'])
    .where('id', 'in', ids)
    .orderBy('id')
    .modifyEnd(forNoKeyUpdate)
    .execute();
  const working = await trx
    .selectFrom('employee')
    .select(['user_id', 'state'])
    .where('user_id', 'in', ids)
    .execute();
  const states = new Map(working.map(({ user_id, state }) => [user_id, state]));
  const changed = members
    .map((member) => ({ ...member, stage: stageOf(member, states.get(member.id)) }))
    .filter(({ stage, counted }) => stage !== counted);
  if (changed.length === 0) return [];
  for (const { id, gmt_created: at, stage, counted } of changed) {
    const [now, before] = [asCohort(stage), asCohort(counted)];
    addToSums(at, id, {
      registered: now.registered - before.registered,
      bought: now.bought - before.bought,
      began: now.began - before.began,
    });
  }
  const moved = new Map(
    changed.flatMap(({ id, stage, counted }) =>
      stage > 0 === counted > 0 ? [] : [[id, stage > 0 ? (1 as const) : (-1 as const)]],
    ),
  );
  if (moved.size > 0) {
    const days = await trx
      .selectFrom('learner_day')
      .selectAll()
      .where('user_id', 'in', [...moved.keys()])
      .execute();
    for (const day of days) countDays([day], moved.get(day.user_id) ?? 1);
  }
  for (const stage of new Set(changed.map((one) => one.stage))) {
    await trx
      .updateTable('student_summary')
      .set({ counted: stage })
      .where(
        'id',
        'in',
        changed.filter((one) => one.stage === stage).map(({ id }) => id),
      )
      .execute();
  }
  return changed.map(({ id }) => id);
};

/** Takes members who are about to be removed, and of whom nothing else is known, out of the sums of the days on which they came. */
export const uncountStudents = async (trx: Kysely<Schema>, ids: readonly string[]): Promise<void> => {
  const members = await trx
    .selectFrom('student_summary')
    .select(['id', 'gmt_created', 'counted'])
    .where('id', 'in', ids)
    .execute();
  for (const { id, gmt_created: at, counted } of members) {
    const { registered, bought, began } = asCohort(counted);
    addToSums(at, id, { registered: -registered, bought: -bought, began: -began });
  }
};

/** The days on which somebody studied, of whom none was known before; a day may be named several times. */
export const learnerDays = (userId: string, days: readonly number[]): readonly LearnerDay[] => {
  const first = firstOfMonths(days);
  return [...new Set(days)]
    .toSorted((a, b) => a - b)
    .map((day) => ({ user_id: userId, day, is_first: first.has(day) ? 1 : 0 }));
};

/** The days on which somebody studied, as they are kept. */
const daysKept = (trx: Kysely<Schema>, userId: string) =>
  trx.selectFrom('learner_day').selectAll().where('user_id', '=', userId);

/** Those of some days, instants at which they begin, of which it is not kept that somebody studied on them. */
export const unknownDays = async (
  trx: Kysely<Schema>,
  userId: string,
  days: readonly number[],
): Promise<readonly number[]> => {
  const kept = await daysKept(trx, userId).where('day', 'in', days).execute();
  const known = new Set(kept.map(({ day }) => day));
  return days.filter((day) => !known.has(day));
};

/**
 * Keeps further days on which somebody studied, who is held if he is a member; they are counted where he is. Others of the
 * same month may be no first ones any more.
 */
export const addLearnerDays = async (
  trx: Kysely<Schema>,
  userId: string,
  days: readonly number[],
  isCounted: boolean,
): Promise<void> => {
  const months = new Set(days.map(monthOf));
  const firsts = await daysKept(trx, userId).where('is_first', '=', sql.lit(1)).execute();
  const before = firsts.filter(({ day }) => months.has(monthOf(day)));
  const first = firstOfMonths([...days, ...before.map(({ day }) => day)]);
  const rows = days.map((day) => ({ user_id: userId, day, is_first: first.has(day) ? 1 : 0 }));
  await trx.insertInto('learner_day').values(rows).execute();
  const late = before.filter(({ day }) => !first.has(day));
  if (late.length > 0) {
    await trx
      .updateTable('learner_day')
      .set({ is_first: 0 })
      .where('user_id', '=', userId)
      .where(
        'day',
        'in',
        late.map(({ day }) => day),
      )
      .execute();
  }
  if (!isCounted) return;
  countDays(rows, 1);
  for (const { day } of late) addToSums(day, userId, { firstLearners: -1 });
};

/** Keeps these days, and no others, as those on which somebody studied. Answers whether that changed. */
export const replaceLearnerDays = async (
  trx: Kysely<Schema>,
  userId: string,
  { kept, days, isCounted }: { kept: readonly LearnerDay[]; days: readonly number[]; isCounted: boolean },
): Promise<boolean> => {
  const rows = learnerDays(userId, days);
  const isSame =
    rows.length === kept.length &&
    rows.every(({ day, is_first: isFirst }, at) => kept[at]?.day === day && kept[at].is_first === isFirst);
  if (isSame) return false;
  if (isCounted) {
    countDays(kept, -1);
    countDays(rows, 1);
  }
  await trx.deleteFrom('learner_day').where('user_id', '=', userId).execute();
  if (rows.length > 0) await trx.insertInto('learner_day').values(rows).execute();
  return true;
};
