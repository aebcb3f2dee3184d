import { catalogueEntry } from '@ykd/domain/course';
import type { ShopOrder } from '../../src/ports/index.js';
import { describe, expect, it } from 'vitest';
import { GREETING_AGE_MAX_MS, greetBuyers, type GreetingTrouble } from '../../src/greeting/greet-buyers.js';
import { greetingText } from '../../src/greeting/index.js';
import {
  createFakes,
  fakeChatMessages,
  sampleAttempt,
  sampleProduct,
  sampleReceipt,
  sampleShopOrder,
  shopActs,
} from '../../src/testing/index.js';

/** What opens these courses, with the class teacher. */
const opening = (...courseIds: readonly string[]): ShopOrder['skuAttrs'] => [
  { name: '班型', values: [{ value: '春季班', extraInfo: { courseIds } }] },
];

/** A shop in which orders are paid, and whose buyers are greeted in rounds. */
const greeting = async () => {
  const fakes = createFakes();
  const { clock } = fakes;
  await fakes.products.insert(sampleProduct('product-1'));
  const chatMessages = fakeChatMessages();
  const troubles: { readonly orderId: string; readonly isLast: boolean }[] = [];
  const onTrouble: GreetingTrouble = (_error, about) => troubles.push(about);
  return {
    fakes,
    clock,
    chatMessages,
    troubles,
    pay: async (id: string, over: Partial<ShopOrder> = {}) => {
      const gmtCreated = clock.now();
      await shopActs.place(fakes, sampleShopOrder(id, { skuAttrs: opening('j1'), gmtCreated, ...over }));
      await shopActs.begin(fakes, id, { ...sampleAttempt(id), orderId: id, gmtCreated });
      const receipt = sampleReceipt(`t-${id}`, { outTradeNo: id, orderId: id, paidAt: gmtCreated });
      expect(await shopActs.receive(fakes, receipt)).toBe('paid');
      clock.advance(10);
    },
    round: () => greetBuyers({ ...fakes, chatMessages }, onTrouble),
    texts: () => chatMessages.said.map(({ text }) => text),
  };
};

describe('a buyer', () => {
  it('is greeted in the room of his course, once', async () => {
    const { fakes, pay, round, chatMessages } = await greeting();
    await pay('o');
    expect(await round()).toBe(1);
    const room = fakes.chatRooms.rooms.get(JSON.stringify(['member-1', 'j1']));
    expect(chatMessages.said).toEqual([
      {
        id: 'greeting-o',
        roomId: room?.roomId,
        text: expect.stringMatching(/^你好，欢迎学习《.+》/) as string,
      },
    ]);
    expect(await round()).toBe(0);
    expect(await fakes.greetings.find('o')).toMatchObject({ attempts: 1, error: null });
  });

  it('is greeted once for each order, and not for one that waits', async () => {
    const { fakes, clock, pay, round, texts } = await greeting();
    await pay('o1');
    await pay('o2');
    await shopActs.place(fakes, sampleShopOrder('waits', { gmtCreated: clock.now() }));
    await round();
    await round();
    expect(texts()).toHaveLength(2);
  });

  it.each([
    [['nosuch', 'py1', 'j1'], 'py1'],
    [['j1test', 'j1'], 'j1'],
    [['j1test'], 'j1test'],
  ])('of %j reads the name of %s', async (courses, greeted) => {
    const { pay, round, texts } = await greeting();
    await pay('o', { skuAttrs: opening(...courses) });
    await round();
    expect(texts()).toEqual([greetingText(catalogueEntry(greeted)?.title ?? '')]);
  });

  it.each([
    ['without days of service', { serviceDays: 0 }],
    ['that opens no course', { skuAttrs: [] }],
  ])('of an order %s is not greeted, and nobody looks again', async (_name, over) => {
    const { fakes, pay, round, texts, troubles, clock } = await greeting();
    await pay('o', over);
    await round();
    clock.advance(GREETING_AGE_MAX_MS - 1000);
    expect(await round()).toBe(0);
    expect([texts(), troubles]).toEqual([[], []]);
    expect(await fakes.greetings.find('o')).toMatchObject({ sentAt: null, attempts: 1 });
  });

  it('who wants his money back before that is not greeted for it, also while another order serves him', async () => {
    const { fakes, clock, chatMessages, pay, round } = await greeting();
    await pay('o1');
    await pay('o2');
    await shopActs.request(fakes, clock.now(), 'o1');
    await round();
    expect(chatMessages.said.map(({ id }) => id)).toEqual(['greeting-o2']);
  });

  it('is greeted once, should the worker die before he writes it down', async () => {
    const { fakes, clock, chatMessages, pay, round, texts, troubles } = await greeting();
    await pay('o');
    const greetings = { ...fakes.greetings, store: () => Promise.reject(new Error('killed')) };
    await greetBuyers({ ...fakes, greetings, chatMessages }, (_error, about) => void troubles.push(about));
    expect(troubles).toEqual([{ orderId: 'o', isLast: false }]);
    expect(await round()).toBe(0);
    clock.advance(60_000);
    expect(await round()).toBe(1);
    expect(texts()).toHaveLength(1);
    expect(await fakes.greetings.find('o')).toMatchObject({ error: null, attempts: 1 });
  });
});

describe('a chat that is away', () => {
  it.each(['rooms', 'messages'])('is asked again, later and later: %s', async (part) => {
    const { fakes, clock, chatMessages, pay, round, texts, troubles } = await greeting();
    const outage = (part === 'rooms' ? fakes.chatRooms : chatMessages).setOutage;
    await pay('o');
    outage(true);
    for (const waitMs of [5_000, 10_000, 20_000]) {
      expect(await round()).toBe(1);
      clock.advance(waitMs - 1);
      expect(await round()).toBe(0);
      clock.advance(1);
    }
    expect(troubles).toEqual(Array.from({ length: 3 }, () => ({ orderId: 'o', isLast: false })));
    outage(false);
    await round();
    expect(texts()).toHaveLength(1);
    expect(await fakes.greetings.find('o')).toMatchObject({ attempts: 4, error: null });
  });

  it('is given up after three days, with a word to the operator', async () => {
    const { fakes, clock, chatMessages, pay, round, texts, troubles } = await greeting();
    await pay('o');
    chatMessages.setOutage(true);
    await round();
    clock.advance(GREETING_AGE_MAX_MS + 1);
    chatMessages.setOutage(false);
    await round();
    expect(texts()).toEqual([]);
    expect(troubles.at(-1)).toEqual({ orderId: 'o', isLast: true });
    clock.advance(GREETING_AGE_MAX_MS);
    expect(await round()).toBe(0);
    expect(await fakes.greetings.find('o')).toMatchObject({ sentAt: null, error: 'the chat is out' });
  });

  it('does not keep the others from being greeted', async () => {
    const { fakes, chatMessages, pay, round, troubles } = await greeting();
    await pay('o1');
    await pay('o2', { userId: 'member-2' });
    const say = chatMessages.say;
    const broken = {
      say: (message: Parameters<typeof say>[0]) =>
        message.id === 'greeting-o1' ? Promise.reject(new TypeError('a bug')) : say(message),
    };
    await greetBuyers({ ...fakes, chatMessages: broken }, (_error, about) => void troubles.push(about));
    expect(chatMessages.said.map(({ id }) => id)).toEqual(['greeting-o2']);
    expect(troubles).toEqual([{ orderId: 'o1', isLast: false }]);
    expect(await round()).toBe(0);
  });
});
