import { repositoryContracts } from '@ykd/application/testing';
import { cpSync } from 'node:fs';
import { afterAll, beforeAll } from 'vitest';
import { openDatabase } from '../../src/persistence/open-database.js';
import { repositories } from '../../src/persistence/repositories.js';
import { tempFolder, type TempFolder } from '../support/temp-folder.js';

/** An empty database that all migrations have gone over: each test has a copy. */
let empty: TempFolder;

beforeAll(async () => {
  empty = tempFolder();
  await (await openDatabase({ kind: 'sqlite', dataDir: empty.path })).close();
});
afterAll(() => empty.remove());

repositoryContracts('SQLite', async () => {
  const folder = tempFolder();
  cpSync(empty.path, folder.path, { recursive: true });
  const database = await openDatabase({ kind: 'sqlite', dataDir: folder.path });
  return {
    subject: repositories(database),
    dispose: async () => {
      await database.close();
      folder.remove();
    },
  };
});
