import type { ChatMessage, ChatMessages } from '../../ports/chat-messages.js';
import { ChatUnavailableError } from '../../ports/chat-rooms.js';

export interface FakeChatMessages extends ChatMessages {
  /** What was said, the oldest first. */
  readonly said: readonly ChatMessage[];
  /** While it is out, every call throws ChatUnavailableError. */
  setOutage(out: boolean): void;
}

/** A chat in memory; `isRoom`: the rooms that there are. */
export const fakeChatMessages = (isRoom: (roomId: string) => boolean = () => true): FakeChatMessages => {
  const said: ChatMessage[] = [];
  let out = false;
  return {
    said,
    setOutage: (next) => void (out = next),
    say: async (message) => {
      if (out || !isRoom(message.roomId)) throw new ChatUnavailableError('the chat is out');
      if (!said.some(({ id }) => id === message.id)) said.push(message);
    },
  };
};
