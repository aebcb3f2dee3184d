import { join } from 'node:path';
import type { Config } from '../settings/config.js';
import {
  type Contents,
  contentsOf,
  copySqlite,
  dumpPostgres,
  sqliteRows,
  withSqliteFile,
} from '../persistence/copy/index.js';
import { type BackupFile, describeFile, DUMP_FILE, type Manifest, SQLITE_FILE } from './manifest.js';

type Copied = Manifest['database'] & { readonly file: BackupFile };

const described = (kind: Copied['kind'], { migrations, tables }: Contents, file: BackupFile): Copied => ({
  kind,
  migrations: [...migrations],
  tables,
  file,
});

/** Copies the database that the settings name, as it is at one moment, into the folder of a backup. */
export const copyDatabase = async ({ database, backup }: Config, folder: string): Promise<Copied> => {
  if (database.kind === 'postgres') {
    const contents = await dumpPostgres(database.url, join(folder, DUMP_FILE), backup.postgresTools);
    return described('postgres', contents, await describeFile(folder, DUMP_FILE));
  }
  const file = join(folder, SQLITE_FILE);
  await copySqlite(database.dataDir, file);
  const contents = await withSqliteFile(file, (copy) => contentsOf(sqliteRows(copy)));
  return described('sqlite', contents, await describeFile(folder, SQLITE_FILE));
};
