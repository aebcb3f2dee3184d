import { expect, it, onTestFinished } from 'vitest';
import { openDatabase, type Database } from '../../src/persistence/index.js';
import { unitOfWork } from '../../src/persistence/store/unit-of-work.js';
import { postgresDatabase } from '../support/postgres.js';
import { tempFolder } from '../support/temp-folder.js';

const openSqlite = async (): Promise<Database> => {
  const temp = tempFolder();
  onTestFinished(() => temp.remove());
  return openDatabase({ kind: 'sqlite', dataDir: temp.path });
};

const openPostgres = async (): Promise<Database> => {
  const server = await postgresDatabase();
  onTestFinished(() => server.drop());
  return openDatabase({ kind: 'postgres', url: server.url });
};

it.each([
  ['SQLite', openSqlite],
  ['PostgreSQL', openPostgres],
])('throws on %s for a transaction inside another one, which would wait for itself', async (_name, open) => {
  const database = await open();
  onTestFinished(() => database.close());
  const { transaction } = unitOfWork(database);
  const nested = transaction(async () => transaction(async () => 'never'));
  await expect(nested).rejects.toThrow('inside another');
  // Beside each other, and after each other, they are welcome.
  const both = [1, 2].map((number) => transaction(async () => number));
  expect(await Promise.all(both)).toEqual([1, 2]);
});
