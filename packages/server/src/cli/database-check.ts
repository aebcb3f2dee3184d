import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openSiteDatabase } from '../open-site-database.js';
import { DATABASE_FILE, HAD_DATABASE_FILE, WAL_FILE } from '../persistence/data-files.js';
import { readConfig } from '../settings/config.js';
import { OperationError } from './operation-error.js';
import type { CliWorld } from './world.js';

/** What says that there is a database, or that there was one. */
const DATABASE_FILES = [DATABASE_FILE, WAL_FILE, HAD_DATABASE_FILE];

/** Looks through the whole database, also beside a running server. Throws OperationError with what is damaged. */
export const checkWholeDatabase = async (world: CliWorld): Promise<string> => {
  const config = readConfig(world.environment);
  const { database: settings } = config;
  // To open an empty folder would make a new site of it.
  if (
    settings.kind === 'sqlite' &&
    !DATABASE_FILES.some((name) => existsSync(join(settings.dataDir, name)))
  ) {
    throw new OperationError([`数据目录 ${settings.dataDir} 里没有数据库。请检查 DATA_DIR。`]);
  }
  const database = await openSiteDatabase({ ...config, production: false }, { beside: true });
  try {
    const problems = await database.check();
    if (problems.length === 0) return '数据库没有损坏。';
    throw new OperationError([
      ...problems,
      `数据库已损坏（${problems.length} 处）。请停止服务，用备份恢复。`,
    ]);
  } finally {
    await database.close();
  }
};
