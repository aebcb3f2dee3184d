import { noticeFields } from '@ykd/application/entities';
import type { Notices, TxNotices } from '@ykd/application/ports';
import { rankedNumber } from '@ykd/application/staff-list';
import { sql, type Kysely } from 'kysely';
import type { Database } from './database.js';
import { inParts } from './in-parts.js';
import { keyReader } from './key-page.js';
import { mapping } from './mapping.js';
import { limitOf } from './planned-once.js';
import type { Placeholder } from './prepared.js';
import type { Schema } from './schema.js';

const { columns, recordOf, rowOf } = mapping(noticeFields);

/** What members were told, in the database. */
export const notices = (database: Database): Notices => {
  const { db, prepare } = database;
  const page = keyReader(
    database,
    (from, param) =>
      from
        .selectFrom('notice')
        .select(columns)
        .where('user_id', '=', param('userId') as never),
    ['notice.gmt_created', 'notice.id'],
    'desc',
  );
  const unread = prepare((from, param: Placeholder<{ userId: string; most: number }>) =>
    from
      .selectFrom(
        from
          .selectFrom('notice')
          .select('user_id')
          .where('user_id', '=', param('userId'))
          .where('read_at', 'is', null)
          .limit(limitOf(param('most')))
          .as('found'),
      )
      .select((e) => e.fn.countAll<number>().as('count')),
  );
  const one = prepare((from, param: Placeholder<{ id: string }>) =>
    from.selectFrom('notice').select(columns).where('id', '=', param('id')),
  );
  const since = prepare((from, param: Placeholder<{ userId: string }>) =>
    from.selectFrom('sms_opt_out').select('since').where('user_id', '=', param('userId')),
  );
  /** The id of the notice about the end of a service: see `serviceNoticeId`. */
  const toldId = (step: string) =>
    sql`'service:' || s.id || ':' || cast(s.service_until as text) || ':' || ${step}`;
  const ending = prepare(
    (from, param: Placeholder<{ from: string; below: string; step: string; limit: number }>) =>
      from
        .selectFrom('student_summary as s')
        .select(['s.id as userId', 's.service_until as serviceUntil'])
        .where('s.service_until_sort', '>=', param('from'))
        .where('s.service_until_sort', '<', param('below'))
        .where(sql<boolean>`not exists (select 1 from notice as n where n.id = ${toldId(param('step'))})`)
        .orderBy('s.service_until_sort')
        .orderBy('s.id')
        .limit(limitOf(param('limit'))),
  );
  return {
    find: async (id) => {
      const row = await one.first({ id });
      return row && recordOf(row);
    },
    page: async (userId, window) => {
      const { list, hasMore } = await page(window, { userId });
      return { list: list.map(recordOf), hasMore };
    },
    countUnread: async (userId, most) => (await unread.first({ userId, most }))?.count ?? 0,
    markRead: async (userId, ids, at) => {
      if (ids.length === 0) return;
      await db
        .updateTable('notice')
        .set({ read_at: at })
        .where('id', 'in', ids)
        .where('user_id', '=', userId)
        .where('read_at', 'is', null)
        .execute();
    },
    markAllRead: async (userId, until, at) => {
      await db
        .updateTable('notice')
        .set({ read_at: at })
        .where('user_id', '=', userId)
        .where('read_at', 'is', null)
        .where('gmt_created', '<=', until)
        .execute();
    },
    smsOptOut: async (userId) => (await since.first({ userId }))?.since,
    setSmsOptOut: async (userId, from) => {
      if (from === null) await db.deleteFrom('sms_opt_out').where('user_id', '=', userId).execute();
      else
        await db
          .insertInto('sms_opt_out')
          .values({ user_id: userId, since: from })
          .onConflict((conflict) => conflict.column('user_id').doNothing())
          .execute();
    },
    endingServices: async ({ from, below, step, limit }) =>
      (
        await ending.all({
          from: rankedNumber(from),
          below: rankedNumber(below),
          step: String(step),
          limit,
        })
      ).flatMap(({ userId, serviceUntil }) => (serviceUntil === null ? [] : [{ userId, serviceUntil }])),
  };
};

/** Notices inside a transaction. */
export const txNotices = (trx: Kysely<Schema>): TxNotices => {
  const addAll: TxNotices['addAll'] = async (all) => {
    const added = await inParts(all, (some) =>
      trx
        .insertInto('notice')
        .values(some.map(rowOf))
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .execute(),
    );
    return added.map(({ id }) => id);
  };
  return {
    add: async (notice) => (await addAll([notice])).length > 0,
    addAll,
    remove: async (ids) => {
      if (ids.length === 0) return;
      await trx.deleteFrom('notice').where('id', 'in', ids).execute();
    },
  };
};
