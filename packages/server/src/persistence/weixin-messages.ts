import { weixinPermitFields, weixinTellingFields } from '@ykd/application/entities';
import type { TxWeixinMessages, WeixinMessages } from '@ykd/application/ports';
import type { Kysely } from 'kysely';
import type { Database } from './database.js';
import { inParts } from './in-parts.js';
import { mapping } from './mapping.js';
import type { Placeholder } from './prepared.js';
import type { Schema } from './schema.js';
import { takeDue } from './take-due.js';

const permits = mapping(weixinPermitFields);
const tellings = mapping(weixinTellingFields);

/** Messages in WeChat, in the database. */
export const weixinMessages = (database: Database): WeixinMessages => {
  const { db, prepare } = database;
  const permitOf = prepare((from, param: Placeholder<{ userId: string }>) =>
    from.selectFrom('weixin_permit').select(permits.columns).where('user_id', '=', param('userId')),
  );
  return {
    permitOf: async (userId) => {
      const row = await permitOf.first({ userId });
      return row && permits.recordOf(row);
    },
    permit: async (permit) => {
      const { openid, at, ...key } = permits.rowOf(permit);
      await db
        .insertInto('weixin_permit')
        .values({ ...key, openid, at })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ openid, at }))
        .execute();
    },
    takeDue: async (taking) =>
      (await takeDue<Schema['weixin_telling']>(database, 'weixin_telling', taking)).map(tellings.recordOf),
    end: async (noticeId) => {
      await db.deleteFrom('weixin_telling').where('notice_id', '=', noticeId).execute();
    },
  };
};

/** The same inside a transaction. */
export const txWeixinMessages = (trx: Kysely<Schema>): TxWeixinMessages => ({
  tell: async (notices, { at, expiresAt }) => {
    // One that somebody allowed is for one notice, the first.
    const noticeOf = new Map(notices.map(({ noticeId, userId }) => [userId, noticeId] as const).toReversed());
    const used = await inParts([...noticeOf.keys()], (some) =>
      trx.deleteFrom('weixin_permit').where('user_id', 'in', some).returning(['user_id', 'openid']).execute(),
    );
    await inParts(used, async (some) => {
      const rows = some.flatMap(({ user_id: userId, openid }) => {
        const noticeId = noticeOf.get(userId);
        return noticeId === undefined
          ? []
          : [{ ...tellings.rowOf({ noticeId, userId, openid, expiresAt }), due_at: at }];
      });
      await trx
        .insertInto('weixin_telling')
        .values(rows)
        .onConflict((conflict) => conflict.column('notice_id').doNothing())
        .execute();
      return rows;
    });
  },
});
