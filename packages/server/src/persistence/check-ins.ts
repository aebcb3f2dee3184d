import type { CheckInEntry, CheckIns } from '@ykd/application';
import type { CheckInCampaignValue } from '@ykd/domain/campaign';
import type { Database } from './database.js';
import type { Placeholder } from './prepared.js';
import { lockCheckIns } from './lock-check-ins.js';
import type { CheckInTable } from './schema.js';

const entryOf = (row: CheckInTable, pictures: readonly string[]): CheckInEntry => ({
  userId: row.user_id,
  // Nothing else is ever stored.
  campaign: row.campaign as CheckInCampaignValue,
  day: row.day,
  text: row.entry,
  pictures,
  gmtCreated: row.gmt_created,
  gmtModified: row.gmt_modified,
});

/** The entries of the daily check-in in the database. */
export const checkIns = (database: Database): CheckIns => {
  const entries = database.prepare((db, param: Placeholder<{ userId: string; campaign: string }>) =>
    db
      .selectFrom('check_in')
      .selectAll()
      .where('user_id', '=', param('userId'))
      .where('campaign', '=', param('campaign'))
      .orderBy('day', 'desc'),
  );
  const shown = database.prepare((db, param: Placeholder<{ userId: string; campaign: string }>) =>
    db
      .selectFrom('check_in_shown')
      .select(['day', 'name'])
      .where('user_id', '=', param('userId'))
      .where('campaign', '=', param('campaign'))
      .orderBy('day')
      .orderBy('place'),
  );
  const days = database.prepare((db, param: Placeholder<{ userId: string }>) =>
    db.selectFrom('check_in').select(['campaign', 'day']).where('user_id', '=', param('userId')),
  );

  return {
    put: ({ userId, campaign, day, text, pictures, at }) =>
      database.transaction(async (trx) => {
        await lockCheckIns(trx, database.traits, userId);
        if (pictures.length > 0) {
          const own = await trx
            .selectFrom('check_in_picture')
            .select('name')
            .where('user_id', '=', userId)
            .where('name', 'in', pictures)
            .execute();
          if (own.length < pictures.length) return undefined;
        }
        const key = { user_id: userId, campaign, day };
        const row = await trx
          .insertInto('check_in')
          .values({ ...key, entry: text, gmt_created: at, gmt_modified: at })
          .onConflict((conflict) =>
            conflict.columns(['user_id', 'campaign', 'day']).doUpdateSet({ entry: text, gmt_modified: at }),
          )
          .returningAll()
          .executeTakeFirstOrThrow();
        await trx
          .deleteFrom('check_in_shown')
          .where('user_id', '=', userId)
          .where('campaign', '=', campaign)
          .where('day', '=', day)
          .execute();
        if (pictures.length > 0) {
          const named = pictures.map((name, place) => ({ ...key, place, name }));
          await trx.insertInto('check_in_shown').values(named).execute();
        }
        return entryOf(row, pictures);
      }),
    entries: async (userId, campaign) => {
      const [rows, names] = await Promise.all([
        entries.all({ userId, campaign }),
        shown.all({ userId, campaign }),
      ]);
      const byDay = new Map<string, string[]>();
      for (const { day, name } of names) byDay.set(day, [...(byDay.get(day) ?? []), name]);
      return rows.map((row) => entryOf(row, byDay.get(row.day) ?? []));
    },
    days: async (userId) =>
      (await days.all({ userId })).map(({ campaign, day }) => ({
        campaign: campaign as CheckInCampaignValue,
        day,
      })),
  };
};
