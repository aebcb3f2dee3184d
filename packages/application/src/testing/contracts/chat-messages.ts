import { describe, expect, it } from 'vitest';
import type { ChatMessages } from '../../ports/chat-messages.js';
import { ChatUnavailableError } from '../../ports/chat-rooms.js';
import { withSubject, type MakeSubject } from './subject.js';

/** A chat with the rooms `room-1` and `room-2`, what was said in them, and how to let it stop. */
export interface ChatMessagesSubject {
  readonly chatMessages: ChatMessages;
  said(roomId: string): readonly string[];
  setOutage(out: boolean): void;
}

const HELLO = { id: 'greeting-o1', roomId: 'room-1', text: '你好，欢迎学习《Java》！\n<b>&"\'' };

/** What every ChatMessages does. */
export const chatMessagesContract = (name: string, make: MakeSubject<ChatMessagesSubject>): void => {
  describe(`${name}: ChatMessages`, () => {
    it(
      'says a message in its room, once however often it is asked for',
      withSubject(make, async ({ chatMessages, said }) => {
        await chatMessages.say(HELLO);
        await chatMessages.say(HELLO);
        await chatMessages.say({ ...HELLO, text: 'another text' });
        expect(said('room-1')).toEqual([HELLO.text]);
        await chatMessages.say({ ...HELLO, id: 'greeting-o2', roomId: 'room-2' });
        await chatMessages.say({ ...HELLO, id: 'greeting-o3', text: 'second' });
        expect([said('room-1'), said('room-2')]).toEqual([[HELLO.text, 'second'], [HELLO.text]]);
      }),
    );

    it(
      'says when the chat is not there, or the room, and goes on afterwards',
      withSubject(make, async ({ chatMessages, said, setOutage }) => {
        setOutage(true);
        await expect(chatMessages.say(HELLO)).rejects.toThrow(ChatUnavailableError);
        setOutage(false);
        await expect(chatMessages.say({ ...HELLO, roomId: 'none' })).rejects.toThrow(ChatUnavailableError);
        expect(said('room-1')).toEqual([]);
        await chatMessages.say(HELLO);
        expect(said('room-1')).toEqual([HELLO.text]);
      }),
    );
  });
};
