import type { LoginAttempts } from '@ykd/application/ports';
import type { Database } from './database.js';
import type { Placeholder } from './prepared.js';

/** The memory of failed logins in the database. */
export const loginAttempts = (database: Database): LoginAttempts => {
  const clear = database.prepare((db, param: Placeholder<{ account: string; address: string }>) =>
    db
      .deleteFrom('login_attempt')
      .where('account', '=', param('account'))
      .where('address', '=', param('address')),
  );
  const deleteOlder = database.prepare((db, param: Placeholder<{ before: number }>) =>
    db.deleteFrom('login_attempt').where('at', '<', param('before')),
  );

  return {
    reserve: ({ account, address, at }, since, max) =>
      database.transaction(async (trx) => {
        // Counting and adding must not interleave with another guess at the same account.
        await database.traits.lockKey(trx, `login:${account}:${address}`);
        const counted = await trx
          .selectFrom('login_attempt')
          .select((e) => [e.fn.countAll<number>().as('count'), e.fn.min('at').as('oldest')])
          .where('account', '=', account)
          .where('address', '=', address)
          .where('at', '>=', since)
          .executeTakeFirstOrThrow();
        if (counted.count >= max) return counted.oldest ?? at;
        await trx.insertInto('login_attempt').values({ account, address, at }).execute();
        return undefined;
      }),
    clear: async (account, address) => {
      await clear.change({ account, address });
    },
    deleteOlder: (before) => deleteOlder.change({ before }),
  };
};
