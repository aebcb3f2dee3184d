import type { SyncWish } from '@ykd/application/ports';
import type { Kysely } from 'kysely';
import type { DialectTraits } from './dialect.js';
import type { Schema } from './schema.js';
import { holdSummary, keepSyncFailed } from './student-facts.js';

/** So many wishes in one statement. */
const WISHES_A_STATEMENT = 500;

/** Writes wishes into the outbox, each merged with the one that waits; their members' rows are held. */
const insertWishes = (trx: Kysely<Schema>, wishes: readonly SyncWish[]) =>
  trx
    .insertInto('account_sync')
    .values(
      wishes.map(({ userId, target, sealedPassword, at }) => ({
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
      })),
    )
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

/** Writes a wish into the outbox of account changes, merged with the one that waits; what was given up is tried again. */
export const writeWish = async (
  trx: Kysely<Schema>,
  traits: DialectTraits,
  wish: SyncWish,
): Promise<void> => {
  const student = await holdSummary(trx, traits, wish.userId);
  await insertWishes(trx, [wish]);
  if (student?.sync_failed === 1) await keepSyncFailed(trx, wish.userId);
};

/** The same for many members, whose rows are held: each once a service. */
export const writeWishes = async (trx: Kysely<Schema>, wishes: readonly SyncWish[]): Promise<void> => {
  for (let at = 0; at < wishes.length; at += WISHES_A_STATEMENT) {
    const some = wishes.slice(at, at + WISHES_A_STATEMENT);
    await insertWishes(trx, some);
    const failed = await trx
      .selectFrom('student_summary')
      .select('id')
      .where(
        'id',
        'in',
        some.map(({ userId }) => userId),
      )
      .where('sync_failed', '=', 1)
      .execute();
    for (const { id } of failed) await keepSyncFailed(trx, id);
  }
};
