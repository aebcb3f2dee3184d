import type { Kysely } from 'kysely';
import type { Schema } from './schema.js';

/** What a database remembers of itself. `demo`: it was loaded with demo data, whose passwords are public. */
export type DatabaseMark = 'demo';

/** Sets a mark for good; setting it twice does nothing more. `at`: epoch ms. */
export const setMark = async (db: Kysely<Schema>, name: DatabaseMark, at: number): Promise<void> => {
  await db
    .insertInto('database_mark')
    .values({ name, gmt_created: at, note: '' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Whether a mark was ever set. */
export const hasMark = async (db: Kysely<Schema>, name: DatabaseMark): Promise<boolean> => {
  const found = await db
    .selectFrom('database_mark')
    .select('name')
    .where('name', '=', name)
    .executeTakeFirst();
  return found !== undefined;
};
