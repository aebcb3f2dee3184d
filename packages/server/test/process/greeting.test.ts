import { randomUUID } from 'node:crypto';
import { greetingText } from '@ykd/application/greeting';
import { catalogueEntry } from '@ykd/domain/course';
import { expect, it } from 'vitest';
import { logIn, runServer, type LoggedIn } from '../support/server-process.js';
import { startedFolder } from '../support/started-folder.js';

/** The first course of the product. */
const COURSE = 'f8';
const POLL = { interval: 100 };

/** What a call answers. */
const ask = async <T>(answer: Promise<Response>): Promise<T> => {
  const body = (await (await answer).json()) as { readonly data: T; readonly message?: string };
  expect(body.message).toBeUndefined();
  return body.data;
};

/** Buys a product and pays on the page of the built-in WeChat Pay. */
const buy = async (client: LoggedIn, productId: string): Promise<void> => {
  const purchase = { productId, choice: ['标准班'] };
  const { amount } = await ask<{ amount: number }>(client.post('/api/shop/quote', purchase));
  const place = { ...purchase, amount, requestKey: randomUUID() };
  const { id: orderId } = await ask<{ id: string }>(client.post('/api/shop/order/place', place));
  const payment = client.post('/api/shop/order/pay', { orderId, way: 'NATIVE' });
  const { codeUrl } = await ask<{ codeUrl: string }>(payment);
  const html = await (await fetch(codeUrl)).text();
  const fields = [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)];
  const body = new URLSearchParams(fields.map(([, name = '', value = '']) => [name, value]));
  body.set('how', 'pay');
  expect(await (await fetch(codeUrl.split('?')[0] ?? '', { method: 'POST', body })).text()).toContain(
    '支付成功',
  );
  // The notice of it comes by another way.
  const status = async () =>
    (await ask<{ status: string }>(client.get(`/api/shop/order?orderId=${orderId}`))).status;
  await expect.poll(status, POLL).toBe('TRADE_PAID_SUCCESS');
};

/** What is said in the room of a course, as its page shows it. */
const saidIn = async (client: LoggedIn, address: string, courseId: string): Promise<readonly string[]> => {
  const { url } = await ask<{ url: string }>(client.get(`/api/chat/room?courseId=${courseId}`));
  const page = await (await fetch(new URL(url, address))).text();
  return [...page.matchAll(/<p class="said">([^<]*)</g)].map(([, text = '']) => text);
};

it('greets a buyer in the room of his course, once, also when the chat was away', async () => {
  const { address } = await runServer({ DATA_DIR: await startedFolder('demo') });
  const client = await logIn(address, 'xiaohong');
  const chatRuns = (running: boolean) => client.post('/api/dev/services', { service: 'chat', running });
  await chatRuns(false);
  await buy(client, 'product-classic');
  const greeting = greetingText(catalogueEntry(COURSE)?.title ?? '');
  expect(await saidIn(client, address, COURSE)).not.toContain(greeting);
  await chatRuns(true);
  await expect.poll(() => saidIn(client, address, COURSE), POLL).toEqual([greeting]);

  // Whoever buys again is greeted again; orders of the demo that were there before are not.
  await buy(client, 'product-classic');
  await expect.poll(() => saidIn(client, address, COURSE), POLL).toEqual([greeting, greeting]);
  const others = await logIn(address, 'xiaoming');
  expect(await saidIn(others, address, 'py1')).toHaveLength(1);
});
