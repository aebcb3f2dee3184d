import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { DIALECTS, type DatabaseKind } from '../dialect.js';
import { migrations } from './registry.js';
import type { Schema } from '../schema.js';

/** The database was made by a newer program, or its list of migrations was tampered with. */
export class SchemaMismatchError extends Error {
  override readonly name = 'SchemaMismatchError';

  constructor(unknown: readonly string[]) {
    super(`数据库由更新版本的程序创建（未知的迁移：${unknown.join('、')}）。请升级程序，或用备份恢复。`);
  }
}

/**
 * Brings the tables up to date, all or nothing; several processes may try at the same time. Answers the names of the
 * migrations that ran. Throws SchemaMismatchError when the database is ahead of the program.
 */
export const migrate = async (db: Kysely<Schema>, kind: DatabaseKind): Promise<readonly string[]> => {
  const known = migrations(DIALECTS[kind]);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) {
    const unknown = await unknownMigrations(db, known);
    if (unknown.length > 0) throw new SchemaMismatchError(unknown);
    throw error instanceof Error ? error : new Error('migration failed', { cause: error });
  }
  return results.map((result) => result.migrationName);
};

/** The tables are those of another version of the program, which is at work on them. */
export class OtherVersionError extends Error {
  override readonly name = 'OtherVersionError';

  constructor() {
    super('正在使用这个数据库的服务端是另一个版本的程序。请用与它相同的版本执行命令，或先停止服务端。');
  }
}

/** Throws OtherVersionError unless the tables are up to date, and changes nothing. */
export const requireMigrated = async (db: Kysely<Schema>, kind: DatabaseKind): Promise<void> => {
  const table = db.withTables<{ kysely_migration: { readonly name: string } }>();
  const done = await table.selectFrom('kysely_migration').select('name').orderBy('name').execute();
  const known = Object.keys(migrations(DIALECTS[kind])).toSorted();
  if (done.map(({ name }) => name).join() !== known.join()) throw new OtherVersionError();
};

const unknownMigrations = async (db: Kysely<Schema>, known: Record<string, unknown>): Promise<string[]> => {
  const table = db.withTables<{ kysely_migration: { readonly name: string } }>();
  const rows = await table
    .selectFrom('kysely_migration')
    .select('name')
    .execute()
    .catch(() => []);
  return rows.map((row) => row.name).filter((name) => !(name in known));
};
