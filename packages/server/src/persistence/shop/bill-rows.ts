import { billRowFields } from '@ykd/application/entities';
import type { Kysely } from 'kysely';
import { mapping } from '../mapping.js';
import type { Schema } from '../schema.js';

const rows = mapping(billRowFields);

/** The row of a bill, as it is kept and as it is read. */
export const { rowOf: keptRow, recordOf: billRowOf } = rows;

/** So many numbers are asked for at a time. */
const NUMBERS_AT_ONCE = 5_000;

/** Reads by numbers, many at a time. */
export const byNumbers = async <T>(
  numbers: readonly string[],
  read: (some: readonly string[]) => Promise<readonly T[]>,
): Promise<readonly T[]> => {
  const found: T[] = [];
  for (let from = 0; from < numbers.length; from += NUMBERS_AT_ONCE)
    found.push(...(await read(numbers.slice(from, from + NUMBERS_AT_ONCE))));
  return found;
};

type Row = Schema['bill_row'];

const isBefore = (one: Row, other: Row): boolean =>
  one.day < other.day || (one.day === other.day && one.seq < other.seq);

/** The rows with these numbers, in all bills, oldest first; `db` may be a transaction. Sorted here, so that no index leads by day. */
export const rowsOfNumbers = async (
  db: Kysely<Schema>,
  numbers: readonly string[],
): Promise<readonly Row[]> => {
  const found = await byNumbers(numbers, (some) =>
    db.selectFrom('bill_row').selectAll().where('number', 'in', some).execute(),
  );
  return found.toSorted((one, other) => (isBefore(one, other) ? -1 : 1));
};
