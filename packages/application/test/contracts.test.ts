import {
  chatMessagesContract,
  chatRoomsContract,
  createFakes,
  fakeChatMessages,
  fakeChatRooms,
  fakeClock,
  fakeFileStore,
  fakeHumanCheck,
  fakeOrderEvents,
  fakeReportPictures,
  fakeSpelling,
  fileStoreContract,
  humanCheckContract,
  orderEventsContract,
  reportPicturesContract,
  repositoryContracts,
  spellingContract,
} from '../src/testing/index.js';

repositoryContracts('fakes', async () => ({ subject: createFakes() }));
fileStoreContract('fakes', async () => ({ subject: fakeFileStore() }));
humanCheckContract('fakes', async () => {
  const clock = fakeClock();
  const subject = {
    clock,
    humanCheck: fakeHumanCheck(clock),
    answer: ({ token }: { readonly token: string }) => `${token}.yes`,
    wrong: ({ token }: { readonly token: string }) => `${token}.no`,
  };
  return { subject };
});
chatRoomsContract('fakes', async () => {
  const chatRooms = fakeChatRooms();
  return { subject: { chatRooms, end: chatRooms.end, setOutage: chatRooms.setOutage } };
});
chatMessagesContract('fakes', async () => {
  const chatMessages = fakeChatMessages((roomId) => roomId.startsWith('room-'));
  const said = (roomId: string) =>
    chatMessages.said.filter((message) => message.roomId === roomId).map(({ text }) => text);
  return { subject: { chatMessages, said, setOutage: chatMessages.setOutage } };
});
orderEventsContract('fakes', async () => ({ subject: fakeOrderEvents() }));
spellingContract('fake', fakeSpelling);
reportPicturesContract('fake', async () => ({ subject: fakeReportPictures() }));
