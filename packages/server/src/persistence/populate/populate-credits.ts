import { NO_DEPARTMENT, NOBODY } from '@ykd/domain/performance';
import type { Kysely } from 'kysely';
import { insertMany } from '../insert-many.js';
import type { Schema } from '../schema.js';

/** An order that is counted, and whose it is. */
interface CountedOrder {
  readonly id: string;
  readonly userId: string;
}

/**
 * To whom new orders count: their buyers' class teachers, who are not written down with the buyers yet, by their ids, and the
 * departments in which those are.
 */
export const populateCredits = async (
  trx: Kysely<Schema>,
  orders: readonly CountedOrder[],
  teachers: ReadonlyMap<string, string>,
): Promise<void> => {
  const people = await trx.selectFrom('employee').select(['user_id', 'department_id']).execute();
  const places = new Map(people.map(({ user_id: id, department_id: department }) => [id, department]));
  const placeOf = (teacher: string | undefined): string =>
    teacher === undefined ? NOBODY : (places.get(teacher) ?? NO_DEPARTMENT);
  const rows = orders.map(({ id, userId }) => {
    const teacher = teachers.get(userId);
    return {
      order_id: id,
      person_id: teacher ?? NOBODY,
      department_id: placeOf(teacher),
      is_late: 0,
    };
  });
  await insertMany(trx, 'order_credit', rows);
};
