import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openSiteDatabase } from '../open-site-database.js';
import { DATABASE_FILE, HAD_DATABASE_FILE, WAL_FILE } from '../persistence/data-files.js';
import type { Database } from '../persistence/index.js';
import { readConfig } from '../settings/config.js';
import { OperationError } from './operation-error.js';
import type { CliWorld } from './world.js';

/** What says that there is a database, or that there was one. */
const DATABASE_FILES = [DATABASE_FILE, WAL_FILE, HAD_DATABASE_FILE];

/**
 * Works in the database of the settings, also beside a running server. Throws OperationError where there is none: to open
 * an empty folder would make a new site of it.
 */
export const withExistingDatabase = async <T>(
  world: CliWorld,
  work: (database: Database) => Promise<T>,
): Promise<T> => {
  const config = readConfig(world.environment);
  const { database: settings } = config;
  if (
    settings.kind === 'sqlite' &&
    !DATABASE_FILES.some((name) => existsSync(join(settings.dataDir, name)))
  ) {
    throw new OperationError([`数据目录 ${settings.dataDir} 里没有数据库。请检查 DATA_DIR。`]);
  }
  const database = await openSiteDatabase({ ...config, production: false }, { beside: true });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
};
