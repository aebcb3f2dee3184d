import type { NewMember } from '@ykd/application/ports';
import type { Kysely } from 'kysely';
import { userRow } from './member-row.js';
import { addEmployee, writeRights } from './people.js';
import type { Schema } from './schema.js';
import { addSummary } from './student-summary.js';

/** Stores a new member with what is kept of him beside; breaks a unique key where something of his is taken. */
export const insertMember = async (
  trx: Kysely<Schema>,
  { user, passwordHash, staff, at }: NewMember,
): Promise<void> => {
  await trx
    .insertInto('member')
    .values({ ...userRow(user), pwd_hash: passwordHash ?? null, gmt_created: at, gmt_modified: at })
    .execute();
  await addSummary(trx, user, at);
  if (staff === undefined) return;
  await writeRights(trx, user.id, staff);
  await addEmployee(trx, user.id, at);
};
