import type { ActivityPeriods } from '@ykd/application/ports';
import { ACTIVITY_KEYS, ACTIVITY_PERIODS, type ActivityKey } from '@ykd/domain/campaign';
import type { Database } from './database.js';
import type { Placeholder } from './prepared.js';

/** The periods of activities in the database: rows take the place of defaults. */
export const activityPeriods = (database: Database): ActivityPeriods => {
  const stored = database.prepare((db) =>
    db
      .selectFrom('activity_period')
      .select(['key', 'first_day as firstDay', 'last_day as lastDay'])
      .where('key', 'in', ACTIVITY_KEYS),
  );
  const save = database.prepare(
    (db, param: Placeholder<{ key: string; firstDay: string; lastDay: string; at: number }>) =>
      db
        .insertInto('activity_period')
        .values({
          key: param('key'),
          first_day: param('firstDay'),
          last_day: param('lastDay'),
          gmt_modified: param('at'),
        })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet(({ ref }) => ({
            first_day: ref('excluded.first_day'),
            last_day: ref('excluded.last_day'),
            gmt_modified: ref('excluded.gmt_modified'),
          })),
        ),
  );
  return {
    periods: async () => {
      const periods = { ...ACTIVITY_PERIODS };
      for (const { key, ...period } of await stored.all({})) periods[key as ActivityKey] = period;
      return periods;
    },
    save: async ({ key, period: { firstDay, lastDay }, at }) => {
      await save.change({ key, firstDay, lastDay, at });
    },
  };
};
