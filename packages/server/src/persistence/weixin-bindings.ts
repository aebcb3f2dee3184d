import type { MemberRepository } from '@ykd/application';
import type { Database } from './database.js';
import { USER_COLUMNS, userOf } from './member-row.js';
import type { Placeholder } from './prepared.js';
import { unlessTaken } from './unless-taken.js';

/** The WeChat accounts of members. */
export const weixinBindings = (database: Database): Pick<MemberRepository, 'findByWeixin' | 'bindWeixin'> => {
  const byOpenid = database.prepare((db, param: Placeholder<{ openid: string }>) =>
    db
      .selectFrom('weixin_binding')
      .innerJoin('member', 'member.id', 'weixin_binding.user_id')
      .select(USER_COLUMNS)
      .where('weixin_binding.openid', '=', param('openid')),
  );
  // One statement: the unique key on the WeChat account decides between members who bind it at once.
  const bind = database.prepare((db, param: Placeholder<{ id: string; openid: string; at: number }>) =>
    db
      .insertInto('weixin_binding')
      .columns(['user_id', 'openid', 'gmt_created'])
      .expression((e) =>
        e
          .selectFrom('member')
          .select((s) => ['id', s.val(param('openid')).as('openid'), s.val(param('at')).as('at')])
          .where('id', '=', param('id')),
      )
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet((e) => ({
          openid: e.ref('excluded.openid'),
          gmt_created: e.ref('excluded.gmt_created'),
        })),
      ),
  );

  return {
    findByWeixin: async (openid) => {
      const row = await byOpenid.first({ openid });
      return row && userOf(row);
    },
    bindWeixin: (id, openid, at) =>
      unlessTaken(database, async () => (await bind.change({ id, openid, at })) === 1),
  };
};
