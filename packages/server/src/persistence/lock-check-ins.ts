import type { Kysely } from 'kysely';
import type { DialectTraits } from './dialect.js';
import type { Schema } from './schema.js';

/** Makes all that changes a member's entries and their pictures wait for each other until the transaction ends. */
export const lockCheckIns = (
  trx: Kysely<Schema>,
  { lockKey }: Pick<DialectTraits, 'lockKey'>,
  userId: string,
): Promise<void> => lockKey(trx, `checkin:${userId}`);
