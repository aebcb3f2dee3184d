import { solutionFields, type Solutions, type TxSolutions } from '@ykd/application/ports';
import type { Kysely } from 'kysely';
import type { Database } from './database.js';
import type { DialectTraits } from './dialect.js';
import { mapping } from './mapping.js';
import type { Schema } from './schema.js';

const { columns, recordOf, rowOf } = mapping(solutionFields);

const of = (db: Kysely<Schema>, userId: string, courseId: string) =>
  db.selectFrom('solution').select(columns).where('user_id', '=', userId).where('course_id', '=', courseId);

/** Solutions in the database. */
export const solutions = ({ db }: Database): Solutions => ({
  findByExercises: async (userId, courseId, exerciseIds) => {
    if (exerciseIds.length === 0) return [];
    const rows = await of(db, userId, courseId)
      .where('exercise_id', 'in', exerciseIds)
      .orderBy('exercise_id')
      .execute();
    return rows.map(recordOf);
  },
});

/** Solutions inside a transaction. */
export const txSolutions = (trx: Kysely<Schema>, { lockKey }: DialectTraits): TxSolutions => ({
  lockOwner: (userId) => lockKey(trx, `solution:${userId}`),
  find: async (userId, courseId, exerciseId) => {
    const row = await of(trx, userId, courseId).where('exercise_id', '=', exerciseId).executeTakeFirst();
    return row && recordOf(row);
  },
  put: async (userId, solution) => {
    const row = { user_id: userId, ...rowOf(solution) };
    await trx
      .insertInto('solution')
      .values(row)
      .onConflict((conflict) => conflict.columns(['user_id', 'course_id', 'exercise_id']).doUpdateSet(row))
      .execute();
  },
});
