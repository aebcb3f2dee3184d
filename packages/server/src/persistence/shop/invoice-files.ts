import type { InvoiceFiles } from '@ykd/application/ports';
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Database } from '../database.js';
import type { DialectTraits } from '../dialect.js';
import { limitOf } from '../planned-once.js';
import type { Placeholder } from '../prepared.js';
import { reservePicture } from '../reserve-picture.js';
import type { Schema } from '../schema.js';

const COLUMNS = ['name', 'user_id as userId', 'at'] as const;

/** Makes all that changes which files of somebody there are, and are used, wait for each other. */
export const lockInvoiceFiles = (
  trx: Kysely<Schema>,
  { lockKey }: DialectTraits,
  userId: string,
): Promise<void> => lockKey(trx, `invoice-files:${userId}`);

/** That no invoice names a file. */
export const isUnused = (e: ExpressionBuilder<Schema, 'invoice_file'>) =>
  e.and(
    (['file', 'red_file'] as const).map((column) =>
      e.not(
        e.exists(
          e
            .selectFrom('invoice')
            .select('invoice.id')
            .whereRef(`invoice.${column}`, '=', 'invoice_file.name'),
        ),
      ),
    ),
  );

/** The names of the files of invoices in the database. */
export const invoiceFiles = (database: Database): InvoiceFiles => {
  const { prepare, transaction, traits } = database;
  const byName = prepare((db, param: Placeholder<{ name: string }>) =>
    db.selectFrom('invoice_file').select(COLUMNS).where('name', '=', param('name')),
  );
  const unused = prepare((db, param: Placeholder<{ before: number; limit: number }>) =>
    db
      .selectFrom('invoice_file')
      .select(COLUMNS)
      .where('at', '<', param('before'))
      .where(isUnused)
      .orderBy('at')
      .orderBy('name')
      .limit(limitOf(param('limit'))),
  );
  return {
    reserve: (file, since, max) =>
      transaction(async (trx) => {
        await lockInvoiceFiles(trx, traits, file.userId);
        return reservePicture(trx, 'invoice_file', file, { since, max });
      }),
    find: (name) => byName.first({ name }),
    delete: (name, userId) =>
      transaction(async (trx) => {
        await lockInvoiceFiles(trx, traits, userId);
        const { numDeletedRows } = await trx
          .deleteFrom('invoice_file')
          .where('name', '=', name)
          .where('user_id', '=', userId)
          .where(isUnused)
          .executeTakeFirstOrThrow();
        return numDeletedRows === 1n;
      }),
    findUnused: (before, limit) => unused.all({ before, limit }),
  };
};
