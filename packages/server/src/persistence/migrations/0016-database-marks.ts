import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

/** The accounts that the demo had when databases did not remember it yet. Members otherwise have random ids. */
const DEMO_MEMBERS = [
  'demo-new',
  'demo-xiaoming',
  'demo-xiaohong',
  'demo-admin',
  'demo-banzhuren',
  'demo-zhujiao',
  'demo-huoban',
  'demo-huoban2',
  'demo-huoban3',
];
/** What a load of the demo that was cut off began with. */
const DEMO_PRODUCT = 'product-develop';

/** What the database remembers of itself; one that holds the demo's rows was loaded with them. */
export const databaseMarks = ({ textType: text }: DialectTraits): Migration => ({
  up: async (db: Kysely<Schema>) => {
    await db.schema
      .createTable('database_mark')
      .addColumn('name', text, (c) => c.notNull().primaryKey())
      .addColumn('gmt_created', 'bigint', (c) => c.notNull())
      .addColumn('note', text, (c) => c.notNull())
      .execute();
    const { rows } = await sql<{ id: string }>`
      select id from member where id in (${sql.join(DEMO_MEMBERS)})
      union all select id from ykd_product where id = ${DEMO_PRODUCT}`.execute(db);
    if (rows.length === 0) return;
    await db.insertInto('database_mark').values({ name: 'demo', gmt_created: 0, note: '' }).execute();
  },
});
