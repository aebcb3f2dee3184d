import { DAY_MS, endOfShanghaiDay, shanghaiDayIndex } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import { fakeBrowser, MING, sampleOrder } from '../../src/testing/index.js';
import { loggedIn, world } from '../support/browser.js';

/** Ming has bought j1 with 90 days of service today, and py1 with none. */
const bought = async () => {
  const made = await world();
  const { fakes, app } = made;
  const gmtCreated = fakes.clock.now();
  const order = (id: string, courseId: string, days: number) =>
    sampleOrder(id, {
      userId: MING.id,
      amount: 50_000,
      skuAttrs: [{ name: '班型', values: [{ value: '春季班', extraInfo: { courseIds: [courseId] } }] }],
      validDate: gmtCreated + 365 * DAY_MS,
      serviceDate: gmtCreated + days * DAY_MS,
      gmtCreated,
    });
  await fakes.orders.insert(order('o-1', 'j1', 90));
  await fakes.orders.insert(order('o-2', 'py1', 0));
  return { ...made, chat: app.chat((await loggedIn(app)).context), gmtCreated };
};

describe('the room with the class teacher', () => {
  it('opens while the service runs, and is the same one each time', async () => {
    const { chat, fakes } = await bought();
    const room = await chat.open({ courseId: 'j1' });
    expect(room).toEqual({ ok: true, value: fakes.chatRooms.rooms.get(JSON.stringify([MING.id, 'j1'])) });
    expect(await chat.open({ courseId: 'j1' })).toEqual(room);
  });

  it('is asked of nobody but its member', async () => {
    const { app } = await bought();
    const visitor = app.chat(fakeBrowser().context);
    expect(await visitor.open({ courseId: 'j1' })).toEqual({ ok: false, error: { kind: 'not-logged-in' } });
  });

  it.each([
    ['nosuch', { kind: 'course-not-found' }],
    ['', { kind: 'course-not-found' }],
    ['go1', { kind: 'no-service', reason: 'not-bought' }],
    ['j1test', { kind: 'no-service', reason: 'not-bought' }],
    ['py1', { kind: 'no-service', reason: 'not-included' }],
  ])('is not there for %j', async (courseId, error) => {
    const { chat, fakes } = await bought();
    expect(await chat.open({ courseId })).toEqual({ ok: false, error });
    expect(fakes.chatRooms.rooms.size).toBe(0);
  });

  it('closes with the last day of the service, whatever the chat says', async () => {
    const { app, fakes, gmtCreated } = await bought();
    const lastMoment = endOfShanghaiDay(shanghaiDayIndex(gmtCreated) + 90);
    fakes.clock.advance(lastMoment - gmtCreated);
    const chat = app.chat((await loggedIn(app)).context);
    expect(await chat.open({ courseId: 'j1' })).toMatchObject({ ok: true });
    fakes.clock.advance(1);
    const on = new Date(lastMoment + 8 * 3_600_000).toISOString().slice(0, 10);
    expect(await chat.open({ courseId: 'j1' })).toEqual({ ok: false, error: { kind: 'service-ended', on } });
  });

  it('closes earlier when the chat says so', async () => {
    const { chat, fakes } = await bought();
    fakes.chatRooms.end(MING.id, '2026-01-31');
    const ended = { kind: 'service-ended', on: '2026-01-31' };
    expect(await chat.open({ courseId: 'j1' })).toEqual({ ok: false, error: ended });
    fakes.chatRooms.end(MING.id);
    expect(await chat.open({ courseId: 'j1' })).toEqual({ ok: false, error: { kind: 'service-ended' } });
    expect(fakes.chatRooms.rooms.size).toBe(0);
  });

  it('can be tried again when the chat was away', async () => {
    const { chat, fakes } = await bought();
    fakes.chatRooms.setOutage(true);
    expect(await chat.open({ courseId: 'j1' })).toEqual({ ok: false, error: { kind: 'chat-unavailable' } });
    // What does not need the chat is answered all the same.
    expect(await chat.open({ courseId: 'py1' })).toMatchObject({ error: { kind: 'no-service' } });
    fakes.chatRooms.setOutage(false);
    expect(await chat.open({ courseId: 'j1' })).toMatchObject({ ok: true });
  });

  it('lets bugs through', async () => {
    const { app, fakes } = await bought();
    const context = (await loggedIn(app)).context;
    Object.assign(fakes.chatRooms, { room: () => Promise.reject(new TypeError('a bug')) });
    await expect(app.chat(context).open({ courseId: 'j1' })).rejects.toThrow('a bug');
  });
});
