import {
  ChatUnavailableError,
  type ChatPeriod,
  type ChatRoom,
  type ChatRooms,
} from '../../ports/chat-rooms.js';

export interface FakeChatRooms extends ChatRooms {
  /** The rooms that were asked for, by user and course. */
  readonly rooms: ReadonlyMap<string, ChatRoom>;
  /** Ends the service of a user as the chat sees it. */
  end(userId: string, endDay?: string): void;
  /** While it is out, every call throws ChatUnavailableError. */
  setOutage(out: boolean): void;
}

/** A chat in memory in which every service runs until it is ended. */
export const fakeChatRooms = (): FakeChatRooms => {
  const rooms = new Map<string, ChatRoom>();
  const ended = new Map<string, ChatPeriod>();
  let out = false;
  const check = (): void => {
    if (out) throw new ChatUnavailableError('the chat is out');
  };
  return {
    rooms,
    end: (userId, endDay) =>
      void ended.set(userId, { inPeriod: false, ...(endDay === undefined ? {} : { endDay }) }),
    setOutage: (next) => void (out = next),
    checkPeriod: async ({ userId }) => {
      check();
      return ended.get(userId) ?? { inPeriod: true };
    },
    room: async ({ userId, courseId }) => {
      check();
      const key = JSON.stringify([userId, courseId]);
      const roomId = `room-${rooms.size + 1}`;
      const room = rooms.get(key) ?? { roomId, url: `https://chat.ykd.test/${roomId}` };
      rooms.set(key, room);
      return room;
    },
  };
};
