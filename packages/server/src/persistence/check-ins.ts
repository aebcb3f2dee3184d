import { type CheckInEntry, checkInFields } from '@ykd/application/entities';
import type { CheckIns } from '@ykd/application/ports';
import type { Database } from './database.js';
import { mapping } from './mapping.js';
import type { Placeholder } from './prepared.js';
import { lockCheckIns } from './lock-check-ins.js';
import type { CheckInTable } from './schema.js';

const { recordOf } = mapping(checkInFields, { text: 'entry' });

const entryOf = (row: CheckInTable, pictures: readonly string[]): CheckInEntry => ({
  ...recordOf(row),
  pictures,
});

/** Entries from rows of which each has one of an entry's pictures, or none. */
const entriesOf = (
  rows: readonly (CheckInTable & { readonly name: string | null })[],
): readonly CheckInEntry[] => {
  const days = new Map<string, { readonly row: CheckInTable; readonly pictures: string[] }>();
  for (const row of rows) {
    const entry = days.get(row.day) ?? { row, pictures: [] };
    days.set(row.day, entry);
    if (row.name !== null) entry.pictures.push(row.name);
  }
  return [...days.values()].map(({ row, pictures }) => entryOf(row, pictures));
};

export const checkIns = (database: Database): CheckIns => {
  // In one statement: between two, an entry could be put anew.
  const entries = database.prepare((db, param: Placeholder<{ userId: string; campaign: string }>) =>
    db
      .selectFrom('check_in')
      .leftJoin('check_in_shown', (join) =>
        join
          .onRef('check_in_shown.user_id', '=', 'check_in.user_id')
          .onRef('check_in_shown.campaign', '=', 'check_in.campaign')
          .onRef('check_in_shown.day', '=', 'check_in.day'),
      )
      .selectAll('check_in')
      .select('check_in_shown.name')
      .where('check_in.user_id', '=', param('userId'))
      .where('check_in.campaign', '=', param('campaign'))
      .orderBy('check_in.day', 'desc')
      .orderBy('check_in_shown.place'),
  );
  const days = database.prepare((db, param: Placeholder<{ userId: string }>) =>
    db.selectFrom('check_in').select(['campaign', 'day']).where('user_id', '=', param('userId')),
  );

  return {
    put: ({ userId, campaign, day, text, pictures, at }) =>
      database.transaction(async (trx) => {
        await lockCheckIns(trx, database.traits, userId);
        // Whoever removes it waits until this is written, or this until it is gone.
        const there = await trx
          .selectFrom('campaign')
          .select('value')
          .where('value', '=', campaign)
          .modifyEnd(database.traits.forShare)
          .executeTakeFirst();
        if (there === undefined) return undefined;
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
    entries: async (userId, campaign) => entriesOf(await entries.all({ userId, campaign })),
    days: (userId) => days.all({ userId }),
  };
};
