import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

/** What becomes of the prizes of campaigns, and standings by the days that prizes ask for. */
export const prizeClaims = ({ textType: text }: DialectTraits): Migration => ({
  up: async (db: Kysely<Schema>) => {
    const { schema } = db;
    await schema
      .createTable('prize_claim')
      .addColumn('user_id', text, (c) => c.notNull().references('member.id').onDelete('cascade'))
      .addColumn('campaign', text, (c) => c.notNull())
      .addColumn('prize', text, (c) => c.notNull())
      .addColumn('state', text, (c) => c.notNull())
      .addColumn('receiver', text, (c) => c.notNull())
      .addColumn('mobile', text, (c) => c.notNull())
      .addColumn('address', text, (c) => c.notNull())
      .addColumn('carrier', text, (c) => c.notNull())
      .addColumn('tracking_no', text, (c) => c.notNull())
      .addColumn('reason', text, (c) => c.notNull())
      .addColumn('changed_by', text)
      .addColumn('version', 'bigint', (c) => c.notNull())
      .addColumn('gmt_created', 'bigint', (c) => c.notNull())
      .addColumn('gmt_modified', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('prize_claim_key', ['user_id', 'campaign', 'prize'])
      .execute();
    await schema
      .createIndex('prize_claim_of_prize')
      .on('prize_claim')
      .columns(['campaign', 'prize', 'state', 'gmt_created', 'user_id'])
      .execute();
    for (const by of ['total', 'longest'])
      await schema
        .createIndex(`check_in_by_${by}`)
        .on('check_in_standing')
        .columns(['campaign', by, 'user_id'])
        .execute();
  },
});
