import type { WelcomeRecords } from '@ykd/application/ports';
import type { Database } from './database.js';
import type { Placeholder } from './prepared.js';

export const welcomeRecords = (database: Database): WelcomeRecords => {
  const byUser = database.prepare((db, param: Placeholder<{ userId: string }>) =>
    db
      .selectFrom('welcome')
      .select(['user_id as userId', 'gmt_created as gmtCreated'])
      .where('user_id', '=', param('userId')),
  );
  const insert = database.prepare((db, param: Placeholder<{ userId: string; gmtCreated: number }>) =>
    db
      .insertInto('welcome')
      .values({ user_id: param('userId'), gmt_created: param('gmtCreated') })
      .onConflict((conflict) => conflict.column('user_id').doNothing()),
  );
  const find = (userId: string) => byUser.first({ userId });

  return {
    find,
    save: async (record) => {
      await insert.change({ ...record });
      return (await find(record.userId)) ?? record;
    },
  };
};
