import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_WARNING } from '../open-site-database.js';
import { DATABASE_FILE, lockDataFolder } from '../persistence/index.js';
import {
  BackupError,
  isDemo,
  moveToPostgres,
  rowsIn,
  sqliteRows,
  withSqliteFile,
} from '../persistence/copy/index.js';
import { readConfig } from '../settings/config.js';
import type { CliWorld } from './world.js';

/** Copies the embedded database to an empty PostgreSQL database; answers what stands there. The server must not run. */
export const migrateTo = async (url: string, world: CliWorld): Promise<string> => {
  if (!/^postgres(?:ql)?:\/\//.test(url) || !URL.canParse(url)) {
    throw new BackupError('请写出 postgres:// 开头的连接地址。');
  }
  const { database, production } = readConfig(world.environment);
  if (database.kind !== 'sqlite') {
    throw new BackupError('现在的设置（DATABASE_URL）已经是 PostgreSQL。移动时请不要设置 DATABASE_URL。');
  }
  const file = join(database.dataDir, DATABASE_FILE);
  if (!existsSync(file)) throw new BackupError(`数据目录 ${database.dataDir} 里没有数据库。`);
  const lock = lockDataFolder(database.dataDir);
  try {
    const { tables, demo } = await withSqliteFile(file, async (source) => ({
      tables: await moveToPostgres(source, url),
      demo: await isDemo(sqliteRows(source)),
    }));
    if (demo && production) world.error(DEMO_WARNING);
    const lines = Object.entries(tables).map(([table, { rows }]) => `  ${table}  ${rows}`);
    return [
      `移动完成，${Object.keys(tables).length} 个表、${rowsIn(tables)} 行已逐行核对：`,
      ...lines,
      '（不含迁移的记录，所以比备份里写的少几行。）',
      '原来的数据库没有改动。现在设置 DATABASE_URL 再启动服务；SESSION_SECRET 不要改，以前没有设置的，写数据目录里 session-secret 的内容；',
      '上传的文件仍在原来的地方，DATA_DIR 或 S3_* 不要改。',
    ].join('\n');
  } finally {
    lock.release();
  }
};
