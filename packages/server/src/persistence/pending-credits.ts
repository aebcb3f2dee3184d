import { creditSumFields, type Credit, type CreditSums } from '@ykd/application/entities';
import { NOBODY } from '@ykd/domain/performance';
import { sql, type Kysely } from 'kysely';
import { monthOf } from './first-of-month.js';
import type { Schema } from './schema.js';
import { slotOf } from './slot-of.js';

type Row = Schema['credit_sum'];

/** To whom, and to what, an order counts. */
export type Counted = Pick<Credit, 'orderId' | 'personId' | 'departmentId' | 'isLate'> & {
  readonly productId: string;
};

/** The columns of the sums of what counts to whom. */
export const CREDIT_COLUMNS = Object.keys(creditSumFields).map((name) =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
) as readonly Exclude<keyof Row, 'month' | 'person_id' | 'department_id' | 'product_id' | 'slot'>[];

const NAMES = Object.keys(creditSumFields) as readonly (keyof CreditSums)[];

/** What a transaction is about to add to the sums of what counts to whom. */
export type PendingCredits = Map<string, Row>;

/** Adds to the sums of the month of an instant, epoch ms, what counts as an order does. */
export const addCredit = (
  pending: PendingCredits,
  at: number,
  { orderId, personId, departmentId, productId }: Counted,
  added: Partial<CreditSums>,
): void => {
  // Somebody's orders are few at a time; those of nobody may be all there are.
  const slot = personId === NOBODY ? slotOf(orderId) : 0;
  const key = {
    month: monthOf(at),
    person_id: personId,
    department_id: departmentId,
    product_id: productId,
    slot,
  };
  const name = Object.values(key).join('\n');
  const known = pending.get(name);
  const sums = Object.fromEntries(
    CREDIT_COLUMNS.map((column, place) => [
      column,
      (known?.[column] ?? 0) + (added[NAMES[place] as keyof CreditSums] ?? 0),
    ]),
  ) as Omit<Row, keyof typeof key>;
  pending.set(name, { ...key, ...sums });
};

/** So many rows in one statement, of which databases take so many values. */
const ROWS_AT_ONCE = 500;

/** Adds rows to those that are there, in the order in which everybody takes them. */
export const writeCreditSums = async (trx: Kysely<Schema>, pending: Iterable<Row>): Promise<void> => {
  const keyOf = (row: Row): string =>
    [row.month, row.person_id, row.department_id, row.product_id, row.slot].join('\n');
  const rows = [...pending]
    .filter((row) => CREDIT_COLUMNS.some((column) => row[column] !== 0))
    .toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  const added = Object.fromEntries(
    CREDIT_COLUMNS.map((column) => [
      column,
      sql<number>`${sql.ref(`credit_sum.${column}`)} + ${sql.ref(`excluded.${column}`)}`,
    ]),
  );
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await trx
      .insertInto('credit_sum')
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .onConflict((conflict) =>
        conflict.columns(['month', 'person_id', 'department_id', 'product_id', 'slot']).doUpdateSet(added),
      )
      .execute();
  }
};
