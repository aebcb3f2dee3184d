import { openSiteDatabase } from '../open-site-database.js';
import { readConfig } from '../settings/config.js';
import { OperationError } from './operation-error.js';
import type { CliWorld } from './world.js';

/** Looks through the whole database, also beside a running server. Throws OperationError with what is damaged. */
export const checkWholeDatabase = async (world: CliWorld): Promise<string> => {
  const config = readConfig(world.environment);
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
