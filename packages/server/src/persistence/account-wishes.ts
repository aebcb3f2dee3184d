import type { SyncWish } from '@ykd/application/ports';
import type { Kysely } from 'kysely';
import type { DialectTraits } from './dialect.js';
import type { Schema } from './schema.js';
import { holdSummary, keepSyncFailed } from './student-facts.js';

/** Writes a wish into the outbox of account changes, merged with the one that waits; what was given up is tried again. */
export const writeWish = async (
  trx: Kysely<Schema>,
  traits: DialectTraits,
  { userId, target, sealedPassword, at }: SyncWish,
): Promise<void> => {
  const student = await holdSummary(trx, traits, userId);
  await trx
    .insertInto('account_sync')
    .values({
      user_id: userId,
      target,
      wanted_version: 1,
      done_version: 0,
      sealed_password: sealedPassword ?? null,
      external_id: null,
      has_picture: 0,
      attempts: 0,
      error: null,
      due_at: at,
      leased_until: 0,
      gmt_modified: at,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'target']).doUpdateSet((e) => ({
        wanted_version: e('account_sync.wanted_version', '+', 1),
        sealed_password: e.fn.coalesce('excluded.sealed_password', 'account_sync.sealed_password'),
        attempts: 0,
        error: null,
        due_at: e.ref('excluded.due_at'),
        gmt_modified: e.ref('excluded.gmt_modified'),
      })),
    )
    .execute();
  if (student?.sync_failed === 1) await keepSyncFailed(trx, userId);
};
