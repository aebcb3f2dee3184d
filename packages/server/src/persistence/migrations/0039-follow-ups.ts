import { MAIN_ORDER_AMOUNT, PAID_STATUS } from '@ykd/domain/order';
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

/** What staff did about whom they are to contact, and when students bought last, which is a reason to. */
export const followUps = ({ textType: text }: DialectTraits): Migration => ({
  up: async (db: Kysely<Schema>) => {
    await db.schema.alterTable('student_summary').addColumn('bought_at', 'bigint').execute();
    await sql`update student_summary set bought_at = (select max(o.gmt_created) from ykd_order as o
      where o.user_id = student_summary.id and o.status = ${sql.lit(PAID_STATUS)}
      and o.amount > ${sql.lit(MAIN_ORDER_AMOUNT)})`.execute(db);
    await db.schema
      .createTable('follow_up')
      .addColumn('student_id', text, (c) => c.primaryKey().references('member.id').onDelete('cascade'))
      .addColumn('version', 'bigint', (c) => c.notNull())
      .addColumn('handled', text, (c) => c.notNull())
      .addColumn('snooze', text)
      .addColumn('hand_over', text)
      .addColumn('act', text, (c) => c.notNull())
      .addColumn('act_id', text, (c) => c.notNull())
      .addColumn('act_by', text, (c) => c.notNull())
      .addColumn('act_at', 'bigint', (c) => c.notNull())
      .addColumn('before', text, (c) => c.notNull())
      .addColumn('note_id', text)
      .addColumn('gave_care', 'bigint', (c) => c.notNull())
      .execute();
  },
});
