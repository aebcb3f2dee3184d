import { ORDER_LIST_PATH } from '@ykd/domain/access';
import { expect, it } from 'vitest';
import { logIn } from './support/browser.js';
import { useDemo } from './support/demo.js';

const demo = useDemo();
const OFFLINE = '没有网络，这一部分还没有下载';

it('says without a connection what is missing, never reloads, and comes back by itself', async () => {
  const visitor = await demo.visit();
  const { context, page, leave } = visitor;
  await logIn(visitor, demo.address, 'xiaoming');
  await page.goto('/learn');
  await page.getByRole('heading', { name: 'Python 体验课' }).first().waitFor();
  await page.evaluate(() => Object.assign(window, { isSame: true }));

  await context.setOffline(true);
  await page.locator(`a[href="${ORDER_LIST_PATH}"]`).first().click();
  await page.getByRole('status').filter({ hasText: OFFLINE }).waitFor();
  await expect.poll(() => page.getByText('新版本').count()).toBe(0);
  await expect.poll(() => page.evaluate(() => 'isSame' in window)).toBe(true);
  // What is loaded is still there.
  await page.getByRole('button', { name: '返回上一页' }).click();
  await page.getByRole('heading', { name: 'Python 体验课' }).first().waitFor();

  await page.locator(`a[href="${ORDER_LIST_PATH}"]`).first().click();
  await page.getByRole('status').filter({ hasText: OFFLINE }).waitFor();
  await context.setOffline(false);
  await page.getByRole('heading', { level: 1 }).filter({ hasNotText: '没有打开' }).waitFor();
  await expect.poll(() => page.getByRole('status').filter({ hasText: '没有' }).count()).toBe(0);
  await leave();
});

it('waits for a server that does not answer, and tells of a new version only when it has one', async () => {
  const visitor = await demo.visit();
  const { page, leave } = visitor;
  await logIn(visitor, demo.address, 'xiaoming');
  await page.goto('/learn');
  await page.getByRole('heading', { name: 'Python 体验课' }).first().waitFor();
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  let isUp = false;
  for (const address of ['**/assets/*.js', `${demo.address}/`]) {
    await page.route(address, (route) => (isUp ? route.continue() : route.abort()));
  }
  await page.locator(`a[href="${ORDER_LIST_PATH}"]`).first().click();
  await page.getByRole('status').filter({ hasText: '服务器没有回应' }).waitFor();
  await expect.poll(() => page.getByText('新版本').count()).toBe(0);
  await expect.poll(() => page.evaluate(() => 'isSame' in window)).toBe(true);
  isUp = true;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.waitForFunction(() => !('isSame' in window));
  await expect.poll(() => page.getByRole('status').filter({ hasText: '没有' }).count()).toBe(0);
  await leave();
});
