import { createFakes, fakeFileStore, fileStoreContract, repositoryContracts } from '../src/testing/index.js';

repositoryContracts('fakes', async () => ({ subject: createFakes() }));
fileStoreContract('fakes', async () => ({ subject: fakeFileStore() }));
