import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { useOwnDemo } from './support/demo.js';
import { call, choose, shopper, submit } from './support/shop.js';

const demo = useOwnDemo();

const pixelsOf = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);

const DETAIL = '/shopmall/product/detail?productId=product-mini';

it('a product shows the picture that it was given, and what is in it while that does not load', async () => {
  const admin = await shopper(demo, 'admin');
  await admin.page.goto('/shopmall');
  const status = await admin.page.evaluate(async () => {
    const canvas = new OffscreenCanvas(1200, 800);
    canvas.getContext('2d')?.fillRect(0, 0, 600, 800);
    const form = new FormData();
    form.set('productfile', await canvas.convertToBlob(), 'product.png');
    const url = '/middleware_api/upload/product?productId=product-mini';
    return (await fetch(url, { method: 'POST', body: form })).status;
  });
  expect(status).toBe(200);
  await admin.leave();

  const visitor = await demo.visit();
  const { page } = visitor;
  const picture = page.getByRole('img', { name: '小程序开发的封面' });
  for (const path of ['/shopmall', DETAIL]) {
    await page.goto(path);
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => pixelsOf(picture)).toEqual([400, 267]);
  }
  await visitor.leave();

  const buyer = await shopper(demo, 'xiaohong');
  const bought = buyer.page.getByRole('img', { name: '小程序开发的封面' });
  const isSmall = async (): Promise<void> => {
    await expect.poll(() => pixelsOf(bought)).toEqual([400, 267]);
  };
  await choose(buyer.page, '小程序开发');
  await isSmall();
  const orderId = await submit(buyer.page);
  for (const path of [`/shopmall/order/detail?id=${orderId}`, '/shopmall/order/list?status=TRADE_WAIT_PAY']) {
    await buyer.page.goto(path);
    await isSmall();
  }
  await call(buyer, demo.address, '/api/shop/order/cancel', { orderId });
  await buyer.leave();

  const other = await demo.visit();
  await other.context.route('**/uploads/product/**', (route) => route.abort());
  await other.page.goto(DETAIL);
  await other.page.getByRole('heading', { level: 1, name: '小程序开发' }).waitFor();
  await expect.poll(() => other.page.getByRole('img', { name: '小程序开发的封面' }).count()).toBe(0);
  await other.leave();
});
