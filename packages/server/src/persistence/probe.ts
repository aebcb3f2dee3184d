import type { Database } from './database.js';

const NAME = 'probe';

/** Writes of so many bytes, which the next one takes away: whether the database stores anything now. */
export const probe = async (
  { transaction, health }: Pick<Database, 'transaction' | 'health'>,
  bytes: number,
): Promise<void> => {
  const row = { name: NAME, gmt_created: 0, note: 'x'.repeat(bytes) };
  // Two transactions: what is gone by the end of one need not be written at all.
  await transaction(async (trx) => {
    await trx.deleteFrom('database_mark').where('name', '=', NAME).execute();
    await trx.insertInto('database_mark').values(row).execute();
  });
  await transaction((trx) => trx.deleteFrom('database_mark').where('name', '=', NAME).execute());
  health.wrote();
};
