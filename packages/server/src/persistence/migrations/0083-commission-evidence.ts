import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

/** Which WeChat accounts members ever used, which one paid what a partner brought, and when the cooperation with him was stopped last. */
export const commissionEvidence = ({ textType: text, byPrimaryKey }: DialectTraits): Migration => ({
  up: async (db: Kysely<Schema>) => {
    const { schema } = db;
    await schema
      .createTable('used_weixin')
      .addColumn('user_id', text, (c) => c.notNull())
      .addColumn('openid', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('used_weixin_key', ['user_id', 'openid'])
      .modifyEnd(byPrimaryKey)
      .execute();
    await sql`insert into used_weixin (user_id, openid) select user_id, openid from weixin_binding`.execute(
      db,
    );
    await schema.alterTable('partner').addColumn('stopped_at', 'bigint').execute();
    await sql`update partner set stopped_at = changed_at where state <> 'ACTIVE'`.execute(db);
    await schema.alterTable('commission_order').addColumn('payer', text).execute();
    for (const [name, columns] of [
      ['commission_order_payer', ['payer', 'partner_id']],
      ['commission_order_paid', ['partner_id', 'paid_at']],
      ['commission_order_doubt', ['partner_id', 'review', 'state']],
    ] as const)
      await schema
        .createIndex(name)
        .on('commission_order')
        .columns([...columns])
        .execute();
  },
});
