import type { LoginAttempts } from '@ykd/application/ports';
import type { Database } from './database.js';
import type { Placeholder } from './prepared.js';

type Place = { readonly account: string; readonly address: string };

/** The memory of failed logins in the database. */
export const loginAttempts = (database: Database): LoginAttempts => {
  const forget = database.prepare((db, param: Placeholder<Place>) =>
    db
      .deleteFrom('login_attempt')
      .where('account', '=', param('account'))
      .where('address', '=', param('address')),
  );
  const forgetOne = database.prepare((db, param: Placeholder<Place & { guess: string }>) =>
    db
      .deleteFrom('login_attempt')
      .where('account', '=', param('account'))
      .where('address', '=', param('address'))
      .where('guess', '=', param('guess')),
  );
  const deleteOlder = database.prepare((db, param: Placeholder<{ before: number }>) =>
    db.deleteFrom('login_attempt').where('at', '<', param('before')),
  );

  return {
    reserve: ({ account, address, guess, at }, since, max) =>
      database.transaction(async (trx) => {
        // Counting and adding must not interleave with another guess at the same account.
        await database.traits.lockKey(trx, `login:${account}:${address}`);
        // No more than a few: what is too much is not written.
        const counting = await trx
          .selectFrom('login_attempt')
          .select(['guess', 'at'])
          .where('account', '=', account)
          .where('address', '=', address)
          .where('at', '>=', since)
          .execute();
        if (counting.some((one) => one.at > at)) {
          await trx.updateTable('login_attempt').set({ at }).where('at', '>', at).execute();
        }
        if (counting.some((one) => one.guess === guess)) return { kind: 'again' };
        if (counting.length >= max) {
          return { kind: 'full', oldest: Math.min(at, ...counting.map((one) => one.at)) };
        }
        await trx.insertInto('login_attempt').values({ account, address, guess, at }).execute();
        return { kind: 'counted' };
      }),
    forget: async (account, address, guess) => {
      if (guess === undefined) await forget.change({ account, address });
      else await forgetOne.change({ account, address, guess });
    },
    deleteOlder: (before) => deleteOlder.change({ before }),
  };
};
