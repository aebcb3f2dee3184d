import { MING } from '../fakes/index.js';
import { DAY_MS } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import { anOrder, SEED_NOW } from './seed.js';
import { OPEN_PLACE, type Tries } from './tries.js';
import { loggedIn, type WorldOf } from './world.js';

/** What every implementation of ChatPort does. */
export const chatSuite = (world: WorldOf): void => {
  const serve = (days: number, courseId: string) =>
    world().deps.orders.insert(
      anOrder({ id: `chat-${courseId}`, courseIds: [courseId], serviceDate: SEED_NOW + days * DAY_MS }),
    );

  describe('ChatPort', () => {
    it('answers the room of a member with service', async () => {
      await serve(5, 'j1');
      const { chat } = await loggedIn(world());
      const room = { roomId: 'room-1', url: 'https://chat.ykd.test/room-1' };
      expect(await chat.open({ courseId: 'j1' })).toEqual({ ok: true, value: room });
    });

    it('says when the service ended, by the orders or by the chat', async () => {
      await serve(-2, 'j1');
      await serve(5, 'j2');
      const { chat } = await loggedIn(world());
      const ended = (facts: object) => ({ ok: false, error: { kind: 'service-ended', ...facts } });
      expect(await chat.open({ courseId: 'j1' })).toEqual(ended({ on: '2026-02-27' }));
      world().deps.chatRooms.end(MING.id);
      expect(await chat.open({ courseId: 'j2' })).toEqual(ended({}));
    });

    it.each([
      ['nosuch', { kind: 'course-not-found' }],
      ['vuethree1', { kind: 'no-service', reason: 'not-bought' }],
      ['py1', { kind: 'no-service', reason: 'not-included' }],
    ])('has none for %s', async (courseId, error) => {
      const { chat } = await loggedIn(world());
      expect(await chat.open({ courseId })).toEqual({ ok: false, error });
    });

    it('has none while a refund waits, and says of which order', async () => {
      const serviceDate = SEED_NOW + 5 * DAY_MS;
      const order = anOrder({ id: 'back', courseIds: ['j1'], serviceDate, status: 'TRADE_REFUNDING' });
      await world().deps.orders.insert(order);
      const { chat } = await loggedIn(world());
      const error = { kind: 'no-service', reason: 'refunding', orderId: 'back' };
      expect(await chat.open({ courseId: 'j1' })).toEqual({ ok: false, error });
    });

    it('says when the chat is away, and asks for a login', async () => {
      await serve(5, 'j1');
      const { chat } = await loggedIn(world());
      world().deps.chatRooms.setOutage(true);
      const away = { ok: false, error: { kind: 'chat-unavailable' } };
      expect(await chat.open({ courseId: 'j1' })).toEqual(away);
      const refused = { ok: false, error: { kind: 'not-logged-in' } };
      expect(await world().visitor().chat.open({ courseId: 'j1' })).toEqual(refused);
    });
  });
};

/** A way to make each call of the area. */
export const chatTries: Tries<'chat'> = { open: ({ chat }) => chat.open({ courseId: OPEN_PLACE.courseId }) };
