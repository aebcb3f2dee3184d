import {
  chatRoomsContract,
  createFakes,
  fakeChatRooms,
  fakeFileStore,
  fakeOrderEvents,
  fileStoreContract,
  orderEventsContract,
  repositoryContracts,
} from '../src/testing/index.js';

repositoryContracts('fakes', async () => ({ subject: createFakes() }));
fileStoreContract('fakes', async () => ({ subject: fakeFileStore() }));
chatRoomsContract('fakes', async () => {
  const chatRooms = fakeChatRooms();
  return { subject: { chatRooms, end: chatRooms.end, setOutage: chatRooms.setOutage } };
});
orderEventsContract('fakes', async () => ({ subject: fakeOrderEvents() }));
