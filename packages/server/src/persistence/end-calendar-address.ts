import type { Kysely } from 'kysely';
import type { Schema } from './schema.js';

/** Somebody has no address of a calendar any more: what was read by whoever had it is over. */
export const endCalendarAddress = async (trx: Kysely<Schema>, userId: string): Promise<void> => {
  await trx.deleteFrom('calendar_address').where('user_id', '=', userId).execute();
};
