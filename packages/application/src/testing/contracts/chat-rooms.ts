import { describe, expect, it } from 'vitest';
import { ChatUnavailableError, type ChatRooms } from '../../ports/chat-rooms.js';
import { withSubject, type MakeSubject } from './subject.js';

/** A chat, and how to let it end the service of a user, or stop altogether. */
export interface ChatRoomsSubject {
  readonly chatRooms: ChatRooms;
  end(userId: string, endDay?: string): void;
  setOutage(out: boolean): void;
}

const KEY = { userId: 'u-1', courseId: 'j1' };

export const chatRoomsContract = (name: string, make: MakeSubject<ChatRoomsSubject>): void => {
  describe(`${name}: ChatRooms`, () => {
    it(
      'answers the same room for the same user and course, and others for others',
      withSubject(make, async ({ chatRooms }) => {
        const room = await chatRooms.room(KEY);
        expect(room.url).toMatch(/^(?:https?:\/)?\/[^/\\]/);
        expect(await chatRooms.room(KEY)).toStrictEqual(room);
        const others = await Promise.all([
          chatRooms.room({ ...KEY, userId: 'u-2' }),
          chatRooms.room({ ...KEY, courseId: 'py1' }),
          chatRooms.room({ userId: 'u&courseId=j1 /?#', courseId: '课程 %' }),
        ]);
        expect(new Set([room, ...others].map(({ roomId }) => roomId)).size).toBe(4);
      }),
    );

    it(
      'says whether the service runs, and its last day where that is known',
      withSubject(make, async ({ chatRooms, end }) => {
        expect(await chatRooms.checkPeriod(KEY)).toStrictEqual({ inPeriod: true });
        end('u-1', '2026-01-31');
        expect(await chatRooms.checkPeriod(KEY)).toStrictEqual({ inPeriod: false, endDay: '2026-01-31' });
        end('u-2');
        expect(await chatRooms.checkPeriod({ ...KEY, userId: 'u-2' })).toStrictEqual({ inPeriod: false });
        expect(await chatRooms.checkPeriod({ ...KEY, userId: 'u-3' })).toStrictEqual({ inPeriod: true });
      }),
    );

    it(
      'says when it is not there, and goes on afterwards',
      withSubject(make, async ({ chatRooms, setOutage }) => {
        const room = await chatRooms.room(KEY);
        setOutage(true);
        await expect(chatRooms.room(KEY)).rejects.toThrow(ChatUnavailableError);
        await expect(chatRooms.checkPeriod(KEY)).rejects.toThrow(ChatUnavailableError);
        setOutage(false);
        expect(await chatRooms.room(KEY)).toStrictEqual(room);
      }),
    );
  });
};
