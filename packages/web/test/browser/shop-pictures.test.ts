import { expect, it } from 'vitest';
import { useDemo } from './support/demo.js';
import { shopper } from './support/shop.js';

const demo = useDemo();

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
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
      .toEqual([400, 267]);
  }
  await visitor.leave();

  const other = await demo.visit();
  await other.context.route('**/uploads/product/**', (route) => route.abort());
  await other.page.goto(DETAIL);
  await other.page.getByRole('heading', { level: 1, name: '小程序开发' }).waitFor();
  await expect.poll(() => other.page.getByRole('img', { name: '小程序开发的封面' }).count()).toBe(0);
  await other.leave();
});
