import type { MemberRepository } from '@ykd/application/ports';
import { usernameKey } from '@ykd/domain/member';
import { sql } from 'kysely';
import type { Database } from './database.js';
import { memberChanges } from './member-changes.js';
import { insertMember } from './insert-member.js';
import { secretOf } from './member-password.js';
import { USER_COLUMNS, userOf } from './member-row.js';
import type { Placeholder } from './prepared.js';
import { weixinBindings } from './weixin-bindings.js';

export const memberRepository = (database: Database): MemberRepository => {
  const byId = database.prepare((db, param: Placeholder<{ id: string }>) =>
    db.selectFrom('member').select(USER_COLUMNS).where('id', '=', param('id')),
  );
  const byAccount = database.prepare((db, param: Placeholder<{ account: string; key: string }>) =>
    db
      .selectFrom('member')
      .select([...USER_COLUMNS, 'pwd_hash', 'pwd_initial_since'])
      .where((e) => e.or([e('mobile', '=', param('account')), e('user_name_key', '=', param('key'))]))
      // Should a username ever look like the mobile of somebody else, the mobile's owner comes first.
      .orderBy((e) => e.case().when('mobile', '=', param('account')).then(0).else(1).end())
      .limit(sql.lit(1)),
  );
  const countAll = database.prepare((db) =>
    db.selectFrom('member').select((e) => e.fn.countAll<number>().as('count')),
  );

  return {
    insert: (member) => database.transaction((trx) => insertMember(trx, database.traits, member)),
    findById: async (id) => {
      const row = await byId.first({ id });
      return row && userOf(row);
    },
    findByIds: async (ids) => {
      if (ids.length === 0) return [];
      const named = database.db
        .selectFrom('member')
        .select(USER_COLUMNS)
        .where('id', 'in', [...new Set(ids)]);
      return (await named.execute()).map(userOf);
    },
    findByAccount: async (account) => {
      const row = await byAccount.first({ account, key: usernameKey(account) });
      return row && { user: userOf(row), ...secretOf(row) };
    },
    ...memberChanges(database),
    ...weixinBindings(database),
    count: async () => (await countAll.first({}))?.count ?? 0,
  };
};
