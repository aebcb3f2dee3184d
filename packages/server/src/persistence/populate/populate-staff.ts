import type { Kysely } from 'kysely';
import { insertMany } from '../insert-many.js';
import { departments as departmentRows, employeeRow, rightsRow } from '../people.js';
import type { Schema } from '../schema.js';
import type { Population } from './population.js';

/** Inserts departments, and who works in them with what he may do. */
export const populateStaff = async (
  trx: Kysely<Schema>,
  { colleagues, departments, employees }: Population,
): Promise<void> => {
  const nameOf = new Map(departments.map(({ id, name }) => [id, name]));
  await insertMany(trx, 'department', departments.map(departmentRows.rowOf));
  const rights = colleagues.map(({ user, staff }) => rightsRow(user.id, staff));
  await insertMany(trx, 'staff', rights);
  if (employees.length === 0) return;
  const ids = employees.map(({ userId }) => userId);
  await trx.deleteFrom('employee').where('user_id', 'in', ids).execute();
  const rows = employees.map((one) => employeeRow(one, nameOf.get(one.departmentId ?? '')));
  await insertMany(trx, 'employee', rows);
};
