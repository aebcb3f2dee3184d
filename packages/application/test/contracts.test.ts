import {
  createFakes,
  fakeFileStore,
  fakeOrderEvents,
  fileStoreContract,
  orderEventsContract,
  repositoryContracts,
} from '../src/testing/index.js';

repositoryContracts('fakes', async () => ({ subject: createFakes() }));
fileStoreContract('fakes', async () => ({ subject: fakeFileStore() }));
orderEventsContract('fakes', async () => ({ subject: fakeOrderEvents() }));
