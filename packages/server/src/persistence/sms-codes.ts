import type { SmsCodes } from '@ykd/application/ports';
import { sql } from 'kysely';
import type { Database } from './database.js';
import type { Placeholder } from './prepared.js';

/** Named parameters: a type, because an interface might get more fields of any kind. */
type Code = { readonly mobile: string; readonly digest: string };
type Try = {
  readonly mobile: string;
  readonly address: string;
  readonly at: number;
  readonly maxTries: number;
};

/** The codes that were sent, and the memory behind the limits of sending, in the database. */
export const smsCodes = (database: Database): SmsCodes => {
  const store = database.prepare((db, param: Placeholder<Code & { address: string; expiresAt: number }>) =>
    db
      .insertInto('sms_code')
      .values({
        mobile: param('mobile'),
        digest: param('digest'),
        expires_at: param('expiresAt'),
        address: param('address'),
        tries: sql.lit(0),
        other_tries: sql.lit(0),
      })
      .onConflict((conflict) =>
        conflict.column('mobile').doUpdateSet((e) => ({
          digest: e.ref('excluded.digest'),
          expires_at: e.ref('excluded.expires_at'),
          address: e.ref('excluded.address'),
          tries: e.ref('excluded.tries'),
          other_tries: e.ref('excluded.other_tries'),
        })),
      ),
  );
  /** Counts a try at the address that asked for the code, or at another one, as long as there is any left. */
  const countTry = (column: 'tries' | 'other_tries', where: '=' | '<>') =>
    database.prepare((db, param: Placeholder<Try>) =>
      db
        .updateTable('sms_code')
        .set((e) => ({ [column]: e(column, '+', sql.lit(1)) }))
        .where('mobile', '=', param('mobile'))
        .where('address', where, param('address'))
        .where('expires_at', '>', param('at'))
        .where(column, '<', param('maxTries'))
        .returning('digest'),
    );
  const countOwnTry = countTry('tries', '=');
  const countOtherTry = countTry('other_tries', '<>');
  const useUp = database.prepare((db, param: Placeholder<Code>) =>
    db.deleteFrom('sms_code').where('mobile', '=', param('mobile')).where('digest', '=', param('digest')),
  );
  const deleteRequests = database.prepare((db, param: Placeholder<{ before: number }>) =>
    db.deleteFrom('sms_request').where('at', '<', param('before')),
  );
  const deleteCodes = database.prepare((db, param: Placeholder<{ at: number; latest: number }>) =>
    db
      .deleteFrom('sms_code')
      .where((e) => e.or([e('expires_at', '<', param('at')), e('expires_at', '>', param('latest'))])),
  );

  return {
    reserve: (request, limits) =>
      database.transaction(async (trx) => {
        // Counting and adding must not interleave with another request that counts against the same limits. Everybody
        // takes the mobile's lock first, so that nobody waits in a circle.
        await database.traits.lockKey(trx, `sms:mobile:${request.mobile}`);
        await database.traits.lockKey(trx, `sms:address:${request.address}`);
        if (limits.some(({ by }) => by === 'all')) await database.traits.lockKey(trx, 'sms:all');
        // A clock that was ahead must not make anybody wait for a year.
        const { at: now } = request;
        await trx.updateTable('sms_request').set({ at: now }).where('at', '>', now).execute();
        for (const limit of limits) {
          const { by } = limit;
          const since = trx
            .selectFrom('sms_request')
            .select((e) => [e.fn.countAll<number>().as('count'), e.fn.min('at').as('oldest')])
            .where('at', '>=', limit.since);
          const counting = by === 'all' ? since : since.where(by, '=', request[by]);
          const counted = await counting.executeTakeFirstOrThrow();
          if (counted.count >= limit.max) return { limit, oldest: counted.oldest ?? now };
        }
        const { mobile, address } = request;
        await trx.insertInto('sms_request').values({ mobile, address, at: now }).execute();
        return undefined;
      }),
    store: async (code) => {
      await store.change({ ...code });
    },
    // Statements without a transaction: each is atomic, and a crash in between costs a try, never gives one away.
    redeem: async ({ digest, olderDigests = [], ...attempt }) => {
      const { mobile } = attempt;
      const tried = (await countOwnTry.first(attempt)) ?? (await countOtherTry.first(attempt));
      const right = [digest, ...olderDigests].find((one) => one === tried?.digest);
      return right !== undefined && (await useUp.change({ mobile, digest: right })) === 1;
    },
    deleteOlder: async (before, at, latest = Number.MAX_SAFE_INTEGER) =>
      (await deleteRequests.change({ before })) + (await deleteCodes.change({ at, latest })),
  };
};
