import { repositoryContracts } from '@ykd/application/testing';
import { openDatabase } from '../../src/persistence/open-database.js';
import { repositories } from '../../src/persistence/repositories.js';
import { tempFolder } from '../support/temp-folder.js';

repositoryContracts('SQLite', async () => {
  const folder = tempFolder();
  const database = await openDatabase({ kind: 'sqlite', dataDir: folder.path });
  return {
    subject: repositories(database),
    dispose: async () => {
      await database.close();
      folder.remove();
    },
  };
});
