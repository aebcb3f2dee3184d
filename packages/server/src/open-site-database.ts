import type { Config } from './settings/config.js';
import { hasMark, openDatabase, type Database } from './persistence/index.js';

const DEMO = '载入过演示数据，演示账号（包括超级管理员）的密码是公开的';

/** What whoever brings such a database to a place of production is told there and then. */
export const DEMO_WARNING = `注意：这个数据库${DEMO}，生产环境的服务端会拒绝启动。正式使用请从空的数据库开始，或换一份没有演示数据的备份。`;

/** A database with demo data must not serve in production. The message is for the operator. */
export class DemoDatabaseError extends Error {
  override readonly name = 'DemoDatabaseError';

  constructor({ database }: Pick<Config, 'database'>) {
    const [place, another] =
      database.kind === 'sqlite'
        ? [`数据目录 ${database.dataDir} 里的数据库`, '用 DATA_DIR 指定一个新的目录']
        : [
            'DATABASE_URL 指定的数据库',
            '新建一个空的数据库，用 DATABASE_URL 指定它，用 DATA_DIR 指定一个新的目录',
          ];
    super(
      `${place}${DEMO}，生产环境不能使用它，其中的数据没有改动。\n` +
        `要开始正式使用：${another}；启动之前或之后用 npm run ykd -- staff add 添加员工账号，` +
        '用 npm run ykd -- product import 导入商品。要继续试用演示数据：不要设置 NODE_ENV=production。',
    );
  }
}

/**
 * Opens the database that the settings name. Throws what opening throws, and DemoDatabaseError for one that was ever loaded
 * with demo data when these are the settings of production. `beside`: see openDatabase.
 */
export const openSiteDatabase = async (
  config: Pick<Config, 'database' | 'dataDir' | 'production'>,
  options: { readonly beside?: boolean } = {},
): Promise<Database> => {
  const database = await openDatabase(config.database, { ...options, folder: config.dataDir });
  try {
    if (config.production && (await hasMark(database.db, 'demo'))) throw new DemoDatabaseError(config);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
};
