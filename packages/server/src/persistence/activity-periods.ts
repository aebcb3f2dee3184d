import type { ActivityPeriods } from '@ykd/application/ports';
import { ACTIVITY_KEYS, ACTIVITY_PERIODS, type ActivityKey } from '@ykd/domain/campaign';
import { appendAudit } from './audit-log.js';
import type { Database } from './database.js';
import { writeTrace } from './security-log.js';

/** The periods of activities in the database: rows take the place of defaults. */
export const activityPeriods = (database: Database): ActivityPeriods => {
  const stored = database.prepare((db) =>
    db
      .selectFrom('activity_period')
      .select(['key', 'first_day as firstDay', 'last_day as lastDay'])
      .where('key', 'in', ACTIVITY_KEYS),
  );
  return {
    periods: async () => {
      const periods = { ...ACTIVITY_PERIODS };
      for (const { key, ...period } of await stored.all({})) periods[key as ActivityKey] = period;
      return periods;
    },
    save: ({ key, period, at, trace, audit = () => [] }) =>
      database.transaction(async (trx) => {
        // Of two who set it at once the one knows what the other one set.
        await database.traits.lockKey(trx, `activity_period ${key}`);
        const before = await trx
          .selectFrom('activity_period')
          .select(['first_day as firstDay', 'last_day as lastDay'])
          .where('key', '=', key)
          .executeTakeFirst();
        const row = { key, first_day: period.firstDay, last_day: period.lastDay, gmt_modified: at };
        await trx
          .insertInto('activity_period')
          .values(row)
          .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
          .execute();
        if (trace !== undefined) await writeTrace(trx, [trace]);
        await appendAudit(trx, database.traits, audit(before ?? ACTIVITY_PERIODS[key]));
      }),
  };
};
