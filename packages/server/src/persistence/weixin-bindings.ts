import type { MemberRepository } from '@ykd/application/ports';
import type { Database } from './database.js';
import { USER_COLUMNS, userOf } from './member-row.js';
import type { Placeholder } from './prepared.js';

type Bindings = Pick<MemberRepository, 'findByWeixin' | 'weixinOf' | 'weixinSince' | 'unbindWeixin'>;

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
    unbindWeixin: async (id) => {
      await remove.change({ id });
    },
  };
};
