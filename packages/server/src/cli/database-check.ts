import { OperationError } from './operation-error.js';
import { withExistingDatabase } from './site-database.js';
import type { CliWorld } from './world.js';

/** Looks through the whole database, also beside a running server. Throws OperationError with what is damaged. */
export const checkWholeDatabase = (world: CliWorld): Promise<string> =>
  withExistingDatabase(world, async (database) => {
    const problems = await database.check();
    if (problems.length === 0) return '数据库没有损坏。';
    throw new OperationError([
      ...problems,
      `数据库已损坏（${problems.length} 处）。请停止服务，用备份恢复。`,
    ]);
  });
