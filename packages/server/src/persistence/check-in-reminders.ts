import { checkInReminderFields } from '@ykd/application/entities';
import type { CheckInReminders, TxCheckInReminders } from '@ykd/application/ports';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from './database.js';
import type { DialectTraits } from './dialect.js';
import { isInAudience } from './in-audience.js';
import { inParts } from './in-parts.js';
import { mapping } from './mapping.js';
import { limitOf } from './planned-once.js';
import type { Placeholder } from './prepared.js';
import type { Schema } from './schema.js';

const { columns, recordOf, rowOf } = mapping(checkInReminderFields);

/** When members want to be reminded, in the database. */
export const checkInReminders = ({ db, prepare }: Database): CheckInReminders => {
  const minute = prepare((from, param: Placeholder<{ userId: string; campaign: string }>) =>
    from
      .selectFrom('check_in_reminder')
      .select('minute')
      .where('campaign', '=', param('campaign'))
      .where('user_id', '=', param('userId')),
  );
  return {
    minuteOf: async (userId, campaign) => (await minute.first({ userId, campaign }))?.minute,
    put: async (reminder) => {
      const row = rowOf(reminder);
      await db
        .insertInto('check_in_reminder')
        .values(row)
        .onConflict((conflict) =>
          conflict.columns(['campaign', 'user_id']).doUpdateSet({ minute: row.minute, due_at: row.due_at }),
        )
        .execute();
    },
    remove: async (userId, campaign) => {
      await db
        .deleteFrom('check_in_reminder')
        .where('campaign', '=', campaign)
        .where('user_id', '=', userId)
        .execute();
    },
  };
};

/** Reminders inside a transaction. */
export const txCheckInReminders = (trx: Kysely<Schema>, traits: DialectTraits): TxCheckInReminders => ({
  holdDue: async (at, limit) => {
    const { rows } = await sql<
      Schema['check_in_reminder']
    >`select ${sql.join(columns.map((one) => sql.ref(one)))}
      from check_in_reminder where due_at <= ${at} order by due_at
      limit ${limitOf(limit)} ${traits.forUpdateSkipLocked}`.execute(trx);
    return rows.map(recordOf);
  },
  moveOn: async (campaign, userIds, dueAt) => {
    await inParts(userIds, (some) =>
      trx
        .updateTable('check_in_reminder')
        .set({ due_at: dueAt })
        .where('campaign', '=', campaign)
        .where('user_id', 'in', some)
        .execute(),
    );
  },
  end: async (campaign, userIds) => {
    await inParts(userIds, (some) =>
      trx
        .deleteFrom('check_in_reminder')
        .where('campaign', '=', campaign)
        .where('user_id', 'in', some)
        .execute(),
    );
  },
  waiting: async ({ value, audience }, day, userIds) => {
    const rows = await inParts(userIds, (some) =>
      trx
        .selectFrom('check_in_reminder as r')
        .select('r.user_id')
        .where('r.campaign', '=', value)
        .where('r.user_id', 'in', some)
        .where(({ not, exists, or, selectFrom }) => {
          const written = selectFrom('check_in as c')
            .select('c.day')
            .whereRef('c.user_id', '=', 'r.user_id')
            .where('c.campaign', '=', value);
          return not(exists(written.where('c.day', '=', day))).and(
            or([isInAudience(audience, 'r.user_id') as RawBuilder<boolean>, exists(written)]),
          );
        })
        .execute(),
    );
    return rows.map(({ user_id: id }) => id);
  },
});
