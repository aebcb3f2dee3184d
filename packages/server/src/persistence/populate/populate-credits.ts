import { rankedNumber } from '@ykd/application/staff-list';
import { NO_DEPARTMENT, NOBODY } from '@ykd/domain/performance';
import type { Kysely } from 'kysely';
import { insertMany } from '../insert-many.js';
import type { Schema } from '../schema.js';

/** An order that is counted, whose it is, and when it was paid. */
interface CountedOrder {
  readonly id: string;
  readonly userId: string;
  readonly paidAt: number | null;
  readonly amount: number;
}

/**
 * To whom new orders count: their buyers' class teachers, who are not written down with the buyers yet, by their ids, and the
 * departments in which those are. Answers that, by the orders.
 */
export const populateCredits = async (
  trx: Kysely<Schema>,
  orders: readonly CountedOrder[],
  teachers: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, Pick<Schema['order_credit'], 'person_id' | 'department_id'>>> => {
  const people = await trx.selectFrom('employee').select(['user_id', 'department_id']).execute();
  const places = new Map(people.map(({ user_id: id, department_id: department }) => [id, department]));
  const placeOf = (teacher: string | undefined): string =>
    teacher === undefined ? NOBODY : (places.get(teacher) ?? NO_DEPARTMENT);
  const rows = orders.map(({ id, userId, paidAt, amount }) => {
    const teacher = teachers.get(userId);
    return {
      order_id: id,
      person_id: teacher ?? NOBODY,
      department_id: placeOf(teacher),
      is_late: 0,
      paid_at_sort: rankedNumber(paidAt),
      amount,
    };
  });
  await insertMany(trx, 'order_credit', rows);
  return new Map(rows.map((row) => [row.order_id, row]));
};
