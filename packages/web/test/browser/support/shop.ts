import { randomUUID } from 'node:crypto';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { logIn, type Device, type Visitor } from './browser.js';
import type { Demo } from './demo.js';

/** What the page of the local provider offers. */
export type HowToPay = '支付' | '支付失败' | '支付两次' | '支付但不通知';

/** A student who looks at a page of the shop mall. */
export const shopper = async (
  demo: Demo,
  account: string,
  { device, ...options }: BrowserContextOptions & { readonly device?: Device } = {},
): Promise<Visitor> => {
  const visitor = await demo.visit(device, { reducedMotion: 'reduce', ...options });
  await logIn(visitor, demo.address, account);
  return visitor;
};

/** Posts a call as a page of the site does, and answers its data. */
export const call = async <T = unknown>(
  { context }: Visitor,
  address: string,
  path: string,
  data: object,
): Promise<T> => {
  const answer = await context.request.post(path, { headers: { origin: address }, data });
  const body = (await answer.json()) as { data: T; message?: string };
  if (!answer.ok()) throw new Error(`${path}: ${body.message}`);
  return body.data;
};

/** Orders a product without the pages; answers the id of the order. */
export const placeOrder = async (visitor: Visitor, address: string, productId: string): Promise<string> => {
  const purchase = { productId, choice: ['标准班'] };
  const { amount } = await call<{ amount: number }>(visitor, address, '/api/shop/quote', purchase);
  const place = { ...purchase, amount, requestKey: randomUUID() };
  const { id } = await call<{ id: string }>(visitor, address, '/api/shop/order/place', place);
  return id;
};

/** {@link placeOrder}, and goes to where it is paid. */
export const toPay = async (visitor: Visitor, address: string, productId: string): Promise<string> => {
  const orderId = await placeOrder(visitor, address, productId);
  await visitor.page.goto(`/shopmall/pay?orderId=${orderId}`);
  return orderId;
};

/** Goes from the shop mall to the page that confirms the purchase of a product. */
export const choose = async (page: Page, product: string): Promise<void> => {
  await page.goto('/shopmall');
  await page.getByRole('link', { name: product, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: product }).waitFor();
  // Who has it already buys it once more.
  await page
    .getByRole('link', { name: /^(立即|再次)购买$/ })
    .filter({ visible: true })
    .click();
  await page.getByRole('region', { name: '金额明细' }).waitFor();
};

/** Orders what the page confirms, and answers the id of the order. */
export const submit = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: '提交订单' }).filter({ visible: true }).click();
  await page.waitForURL('**/shopmall/pay?orderId=*');
  return new URL(page.url()).searchParams.get('orderId') ?? '';
};

/** Orders a product from its page on. */
export const order = async (page: Page, product: string): Promise<string> => {
  await choose(page, product);
  return submit(page);
};

/** The address that the code to scan says, opened as a phone would. */
export const scan = async ({ context, page }: Visitor): Promise<Page> => {
  await page.getByRole('img', { name: '微信支付二维码' }).waitFor();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: '打开本地支付页' }).click();
  const provider = await opened;
  await provider.getByRole('heading', { name: '微信支付（演示）' }).waitFor();
  return provider;
};

/** Does something on the page of the provider, and turns to the first page again: behind another one, each click takes long. */
export const doThere = async (provider: Page, how: HowToPay): Promise<void> => {
  await provider.bringToFront();
  await provider.getByRole('button', { name: how, exact: true }).click();
  await provider.context().pages()[0]?.bringToFront();
};

/** Says that he has paid, unless that is found meanwhile without him. */
export const sayPaid = async (page: Page): Promise<void> => {
  const button = page.getByRole('button', { name: '我已支付' });
  const found = page.waitForURL('**/shopmall/pay/success?*');
  await Promise.race([found, button.click()]);
};

/** What the page says once it has gone to the success of an order by itself. */
export const successOf = async (page: Page, orderId: string): Promise<string> => {
  await page.waitForURL(`**/shopmall/pay/success?orderId=${orderId}`);
  const heading = page.getByRole('heading', { level: 1 });
  // The address goes ahead: for a moment the page where it is paid still stands there.
  await heading.and(page.getByText('支付订单', { exact: true })).waitFor({ state: 'detached' });
  return heading.innerText();
};

/** Somebody pays a product, once unless it is said otherwise, and goes; answers the id of the order. */
export const paid = async (
  demo: Demo,
  account: string,
  productId: string,
  how: '支付' | '支付两次' = '支付',
): Promise<string> => {
  const visitor = await shopper(demo, account);
  const orderId = await toPay(visitor, demo.address, productId);
  await doThere(await scan(visitor), how);
  await successOf(visitor.page, orderId);
  await visitor.leave();
  return orderId;
};

/** What the list of orders says of the newest one. */
export const newestOrder = async (page: Page): Promise<string> => {
  await page.goto('/shopmall/order/list');
  return page.getByRole('article').first().innerText();
};

/** Waits until the list of courses has a course that can be opened. */
export const canOpen = async (page: Page, course: string): Promise<void> => {
  const showAll = page.getByRole('button', { name: /显示全部/ });
  const open = page.getByRole('button', { name: `去学习：${course}`, exact: true });
  await showAll.or(open).first().waitFor();
  if (await showAll.isVisible()) await showAll.click();
  await open.waitFor();
};

/** How often a text stands on a page that shows how an order came along. */
export const timesTold = async (page: Page, text: string): Promise<number> => {
  const steps = page.getByRole('region', { name: '订单进度' }).getByRole('listitem');
  await expect.poll(() => steps.count()).toBeGreaterThan(0);
  return steps.filter({ hasText: text }).count();
};
