import type { NewMember } from '@ykd/application/ports';
import type { Kysely } from 'kysely';
import type { DialectTraits } from './dialect.js';
import { userRow } from './member-row.js';
import { addEmployee, writeRights } from './people.js';
import type { Schema } from './schema.js';
import { addSummaries } from './student-summary.js';

/** Stores a new member with what is kept of him beside; false, and nothing stored, where something of his is taken. */
export const insertMember = async (
  trx: Kysely<Schema>,
  traits: Pick<DialectTraits, 'forNoKeyUpdate'>,
  { user, passwordHash, initialSince, staff, at }: NewMember,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows: stored } = await trx
    .insertInto('member')
    .values({
      ...userRow(user),
      pwd_hash: passwordHash ?? null,
      pwd_initial_since: initialSince ?? null,
      gmt_created: at,
      gmt_modified: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (stored === 0n) return false;
  if (staff !== undefined) {
    await writeRights(trx, user.id, staff);
    await addEmployee(trx, user.id, at);
  }
  await addSummaries(trx, traits, [{ user, at }]);
  return true;
};
