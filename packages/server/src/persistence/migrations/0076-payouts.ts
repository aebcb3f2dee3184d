import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

/** What payouts are looked up by: in an order, by a condition, or by a search. */
const LOOKED_UP = ['status', 'method', 'amount', 'gmt_created', 'bank_list', 'reference', 'payee_name'];

/** Money that is paid out to partners. Nothing of it goes with a member: what was paid is kept. */
export const payouts = ({ textType: text }: DialectTraits): Migration => ({
  up: async ({ schema }: Kysely<Schema>) => {
    await schema
      .createTable('payout')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('partner_id', text, (c) => c.notNull().references('commission_account.partner_id'))
      .addColumn('method', text, (c) => c.notNull())
      .addColumn('status', text, (c) => c.notNull())
      .addColumn('amount', 'bigint', (c) => c.notNull())
      .addColumn('tax', 'bigint', (c) => c.notNull())
      .addColumn('net', 'bigint', (c) => c.notNull())
      .addColumn('tax_month', text, (c) => c.notNull())
      .addColumn('payee_name', text, (c) => c.notNull())
      .addColumn('payee_bank', text, (c) => c.notNull())
      .addColumn('payee_account', text, (c) => c.notNull())
      .addColumn('openid', text)
      .addColumn('request_key', text, (c) => c.notNull())
      .addColumn('maker_id', text, (c) => c.notNull())
      .addColumn('checker_id', text)
      .addColumn('checked_at', 'bigint')
      .addColumn('bank_list', text)
      .addColumn('asked', text)
      .addColumn('asked_at', 'bigint')
      .addColumn('is_refused', 'bigint', (c) => c.notNull())
      .addColumn('transfer_state', text)
      .addColumn('transfer_no', text)
      .addColumn('invitation', text)
      .addColumn('attempts', 'bigint', (c) => c.notNull())
      .addColumn('trouble', text)
      .addColumn('reference', text)
      .addColumn('reason', text)
      .addColumn('ended_at', 'bigint')
      .addColumn('version', 'bigint', (c) => c.notNull())
      .addColumn('changed_by', text)
      .addColumn('changed_at', 'bigint', (c) => c.notNull())
      .addColumn('gmt_created', 'bigint', (c) => c.notNull())
      .addColumn('due_at', 'bigint')
      .execute();
    for (const column of LOOKED_UP)
      await schema.createIndex(`payout_by_${column}`).on('payout').columns([column, 'id']).execute();
    await schema
      .createIndex('payout_partner_id')
      .on('payout')
      .columns(['partner_id', 'gmt_created', 'id'])
      .execute();
    await schema.createIndex('payout_tax_month').on('payout').columns(['partner_id', 'tax_month']).execute();
    // One request makes one payout of each partner.
    await schema
      .createIndex('payout_request_key')
      .unique()
      .on('payout')
      .columns(['request_key', 'partner_id'])
      .execute();
    await schema.createIndex('payout_due_at').on('payout').column('due_at').execute();
    await schema
      .createIndex('commission_account_payable')
      .on('commission_account')
      .columns(['payable', 'partner_id'])
      .execute();
  },
});
