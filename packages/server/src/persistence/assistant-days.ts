import { assistantDayFields, type AssistantDays } from '@ykd/application/assistant-day';
import type { Database } from './database.js';
import { mapping } from './mapping.js';
import type { Placeholder } from './prepared.js';
import { table, type RowsOf } from './tables/table.js';

/** Words of SQL are no names of columns. */
const RENAMED = { from: 'from_minute', to: 'to_minute' } as const;

export const ASSISTANT_DAY_TABLES = { assistant_day: table(assistantDayFields, RENAMED) };

type Tables = RowsOf<typeof ASSISTANT_DAY_TABLES>;

const { selection, rowOf } = mapping(assistantDayFields, RENAMED);

/** What people wrote down of their days, in the database. */
export const assistantDays = ({ prepare, db }: Database): AssistantDays => {
  const tables = db.withTables<Tables>();
  const within = prepare((from, param: Placeholder<{ userId: string; firstDay: string; lastDay: string }>) =>
    from
      .withTables<Tables>()
      .selectFrom('assistant_day')
      .select(selection)
      .where('user_id', '=', param('userId'))
      .where('day', '>=', param('firstDay'))
      .where('day', '<=', param('lastDay'))
      .orderBy('day'),
  );
  return {
    within: (userId, firstDay, lastDay) => within.all({ userId, firstDay, lastDay }),
    put: async (day) => {
      const row = rowOf(day);
      if (day.version === 1) {
        const { numInsertedOrUpdatedRows } = await tables
          .insertInto('assistant_day')
          .values(row)
          .onConflict((conflict) => conflict.columns(['user_id', 'day']).doNothing())
          .executeTakeFirst();
        return numInsertedOrUpdatedRows === 1n;
      }
      const { numUpdatedRows } = await tables
        .updateTable('assistant_day')
        .set(row)
        .where('user_id', '=', day.userId)
        .where('day', '=', day.day)
        .where('version', '=', day.version - 1)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
  };
};
