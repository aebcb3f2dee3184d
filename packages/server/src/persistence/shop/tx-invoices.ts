import type { TxInvoices } from '@ykd/application/ports';
import type { Kysely } from 'kysely';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';
import { isUnused, lockInvoiceFiles } from './invoice-files.js';
import { invoiceOfRow, invoiceRow } from './invoice-row.js';

/** Invoices inside a transaction. */
export const txInvoices = (trx: Kysely<Schema>, traits: DialectTraits): TxInvoices => {
  const all = trx.selectFrom('invoice').selectAll();
  return {
    find: async (id) => {
      const row = await all.where('id', '=', id).executeTakeFirst();
      return row && invoiceOfRow(row);
    },
    ofOrder: async (orderId) => {
      const rows = await all.where('order_id', '=', orderId).orderBy('gmt_created').orderBy('id').execute();
      return rows.map(invoiceOfRow);
    },
    insert: async (invoice) => {
      await trx.insertInto('invoice').values(invoiceRow(invoice)).execute();
    },
    store: async (invoice) => {
      const { id, ...row } = invoiceRow(invoice);
      await trx.updateTable('invoice').set(row).where('id', '=', id).execute();
    },
    lockNumber: (number) => traits.lockKey(trx, `invoice:number:${number}`),
    ofNumber: async (number) => {
      const row =
        (await all.where('number', '=', number).executeTakeFirst()) ??
        (await all.where('red_number', '=', number).executeTakeFirst());
      return row && invoiceOfRow(row);
    },
    holdFile: async (userId, name) => {
      await lockInvoiceFiles(trx, traits, userId);
      const row = await trx
        .selectFrom('invoice_file')
        .select('name')
        .where('name', '=', name)
        .where('user_id', '=', userId)
        .where(isUnused)
        .executeTakeFirst();
      return row !== undefined;
    },
  };
};
