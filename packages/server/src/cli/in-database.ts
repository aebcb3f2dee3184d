import { openSiteDatabase } from '../open-site-database.js';
import type { Database } from '../persistence/index.js';
import { readConfig } from '../settings/config.js';
import type { CliWorld } from './world.js';

/** Works in the database of the settings, also beside a running server, which sees what was done at its next request. */
export const inDatabase = async <T>(
  world: CliWorld,
  work: (database: Database) => Promise<T>,
): Promise<T> => {
  const database = await openSiteDatabase(readConfig(world.environment), { beside: true });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
};
