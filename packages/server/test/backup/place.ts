import { join } from 'node:path';
import { auditLine, BY_OPERATOR, verifyAudit } from '@ykd/application/audit';
import { sql } from 'kysely';
import { openStore } from '../../src/files/open-store.js';
import { openDatabase, repositories, type Database } from '../../src/persistence/index.js';
import { ALL_TABLES } from '../../src/persistence/store/registry.js';
import type { Config } from '../../src/settings/config.js';
import type { Settings } from '../support/server-process.js';
import type { SystemPostgres } from '../support/system-postgres.js';

/** The settings of an empty place below a folder. */
export type MakePlace = (folder: string) => Promise<Settings>;

let made = 0;

/** Empty places on both databases, by their names. */
export const placesOn = (postgres: () => SystemPostgres): readonly (readonly [string, MakePlace])[] => [
  ['SQLite', async (folder) => ({ DATA_DIR: join(folder, `data-${(made += 1)}`) })],
  [
    'PostgreSQL',
    async (folder) => ({
      DATA_DIR: join(folder, `data-${(made += 1)}`),
      DATABASE_URL: await postgres().database(`place_${process.pid}_${made}`),
      SESSION_SECRET: 's'.repeat(32),
      PG_BIN_DIR: postgres().tools,
    }),
  ],
];

/** Adds a member and, in the same transaction, one that tried to log in: neither is ever there without the other. */
export const addPair = (database: Database, id: string): Promise<void> =>
  database.transaction(async (trx) => {
    await trx
      .insertInto('login_attempt')
      .values({ account: id, address: '10.0.0.1', guess: 'g', at: 1 })
      .execute();
    await trx.insertInto('sms_request').values({ mobile: id, address: '10.0.0.1', at: 1 }).execute();
  });

/** The texts and numbers that come out differently when anything is amiss. */
const ODD = ['你好，🌏', 'line\nbreak', 'it\'s "quoted" \\N \\.', '{"a":[1,2]}', ' ', ''];

/** Fills a place with members, notes of all kinds and uploads. */
export const fillPlace = async (config: Config): Promise<void> => {
  const database = await openDatabase(config.database);
  const { members, unitOfWork } = repositories(database);
  for (const [at, text] of ODD.entries()) {
    await members.insert({
      user: { id: `m${at}`, mobile: `1380000000${at}`, nickName: text },
      at: 1_700_000_000_000 + at,
    });
    await addPair(database, `before-${at}-${text}`);
    await unitOfWork.transaction((tx) =>
      tx.audit.append({
        ...auditLine(BY_OPERATOR, {
          act: 'products.save',
          subjectKind: 'product',
          subjectId: `p${at}`,
          at,
          reason: text,
        }),
        after: { [text]: text, nul: '\0' },
      }),
    );
  }
  await database.close();
  const files = openStore(config);
  for (const name of ['a', 'b'])
    await files.put(`avatar/${name}.png`, new TextEncoder().encode(`picture ${name}`));
};

/** What a verification of the audit log says. */
export const auditOf = async (config: Config) => {
  const database = await openDatabase(config.database);
  const verdict = await verifyAudit(repositories(database).auditLog);
  await database.close();
  return verdict;
};

/** All rows of all tables, each as a line. */
export const rowsOf = async (config: Config): Promise<readonly string[]> => {
  const database = await openDatabase(config.database);
  try {
    const lines: string[] = [];
    for (const table of Object.keys(ALL_TABLES)) {
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(
        database.db,
      );
      lines.push(
        ...rows.map(
          (row) => `${table} ${JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)))}`,
        ),
      );
    }
    return lines.toSorted();
  } finally {
    await database.close();
  }
};

/** The uploads that there are, by key. */
export const uploadsOf = async (
  config: Config,
  keys: readonly string[],
): Promise<readonly (string | undefined)[]> => {
  const files = openStore(config);
  return Promise.all(
    keys.map(async (key) => {
      const file = await files.get(key);
      return file && new TextDecoder().decode(file.bytes);
    }),
  );
};
