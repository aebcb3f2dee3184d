import type { CalendarAddresses, TxCalendarAddresses } from '@ykd/application/ports';
import type { Kysely } from 'kysely';
import type { Database } from '../database.js';
import { endCalendarAddress } from '../end-calendar-address.js';
import type { Placeholder } from '../prepared.js';
import type { Schema } from '../schema.js';

/** The secret addresses of calendars, in the database. */
export const calendarAddresses = (database: Database): CalendarAddresses => {
  const owner = database.prepare((db, param: Placeholder<{ digest: string }>) =>
    db.selectFrom('calendar_address').select('user_id').where('digest', '=', param('digest')),
  );
  const since = database.prepare((db, param: Placeholder<{ userId: string }>) =>
    db.selectFrom('calendar_address').select('since').where('user_id', '=', param('userId')),
  );
  return {
    ownerOf: async (digest) => (await owner.first({ digest }))?.user_id,
    since: async (userId) => (await since.first({ userId }))?.since,
  };
};

/** The same inside a transaction. */
export const txCalendarAddresses = (trx: Kysely<Schema>): TxCalendarAddresses => ({
  put: async (userId, digest, since) => {
    await trx
      .insertInto('calendar_address')
      .values({ user_id: userId, digest, since })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ digest, since }))
      .execute();
  },
  end: (userId) => endCalendarAddress(trx, userId),
});
