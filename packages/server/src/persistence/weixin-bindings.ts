import type { MemberRepository, WeixinBound } from '@ykd/application';
import type { Database } from './database.js';
import { USER_COLUMNS, userOf } from './member-row.js';
import type { Placeholder } from './prepared.js';

type Bindings = Pick<
  MemberRepository,
  'findByWeixin' | 'weixinOf' | 'weixinSince' | 'bindWeixin' | 'unbindWeixin'
>;

/** The WeChat accounts of members. */
export const weixinBindings = (database: Database): Bindings => {
  const byOpenid = database.prepare((db, param: Placeholder<{ openid: string }>) =>
    db
      .selectFrom('weixin_binding')
      .innerJoin('member', 'member.id', 'weixin_binding.user_id')
      .select(USER_COLUMNS)
      .where('weixin_binding.openid', '=', param('openid')),
  );
  const openidOf = database.prepare((db, param: Placeholder<{ id: string }>) =>
    db.selectFrom('weixin_binding').select('openid').where('user_id', '=', param('id')),
  );
  const byUser = database.prepare((db, param: Placeholder<{ id: string }>) =>
    db.selectFrom('weixin_binding').select('gmt_created').where('user_id', '=', param('id')),
  );
  const remove = database.prepare((db, param: Placeholder<{ id: string }>) =>
    db.deleteFrom('weixin_binding').where('user_id', '=', param('id')),
  );

  return {
    findByWeixin: async (openid) => {
      const row = await byOpenid.first({ openid });
      return row && userOf(row);
    },
    weixinOf: async (id) => (await openidOf.first({ id }))?.openid,
    weixinSince: async (id) => (await byUser.first({ id }))?.gmt_created,
    bindWeixin: ({ id, sessionId, openid, at }) =>
      database.transaction(async (trx): Promise<WeixinBound> => {
        // A change of the password ends this session and the binding: it waits for this, or this waits and sees it done.
        await trx
          .selectFrom('member')
          .select('id')
          .where('id', '=', id)
          .modifyEnd(database.traits.forShare)
          .execute();
        const session = await trx
          .selectFrom('session')
          .select('id')
          .where('id', '=', sessionId)
          .where('user_id', '=', id)
          .executeTakeFirst();
        if (session === undefined) return 'session-ended';
        // The unique keys on member and WeChat account decide between those who bind at once.
        await trx
          .insertInto('weixin_binding')
          .values({ user_id: id, openid, gmt_created: at })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        const stored = await trx
          .selectFrom('weixin_binding')
          .select('user_id')
          .where('openid', '=', openid)
          .executeTakeFirst();
        if (stored === undefined) return 'has-another';
        return stored.user_id === id ? 'bound' : 'taken';
      }),
    unbindWeixin: async (id) => {
      await remove.change({ id });
    },
  };
};
