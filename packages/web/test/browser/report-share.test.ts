import jsQR from 'jsqr';
import type { Locator, Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { logIn } from './support/browser.js';
import { useDemo } from './support/demo.js';
import { bytesOf } from './support/downloads.js';
import { faultsOf, loaded } from './support/faults.js';

const demo = useDemo();

const END = '/report2024/pageend';

const dialog = (page: Page): Locator => page.getByRole('dialog');
const picture = (page: Page): Locator => dialog(page).getByRole('img');

/** The picture is there. */
const isDrawn = async (page: Page): Promise<void> => {
  await expect
    .poll(() => picture(page).evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
    .toBe(true);
  await expect.poll(() => dialog(page).getByText('正在画图…').count()).toBe(0);
};

it('a page and the whole year are shared as pictures, with or without the name, for whoever has their address', async () => {
  const visitor = await demo.visit('desktop', { reducedMotion: 'reduce' });
  await logIn(visitor, demo.address, 'xiaoming');
  const { page } = visitor;
  await page.goto('/report2024/page2');
  await loaded(page);
  await page.getByRole('button', { name: '分享这一页' }).click();
  await isDrawn(page);
  await expect
    .poll(() => picture(page).getAttribute('alt'))
    .toMatch(/^李小明的 2024 年度学习报告，这一年，我学习了 \d+ 天/);
  expect(await faultsOf(page)).toEqual([]);
  // Keys move in the dialog, and not the story behind it.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog(page).count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe('/report2024/page2');

  await page.goto(END);
  await loaded(page);
  await page.getByRole('button', { name: '生成海报' }).click();
  await isDrawn(page);
  await dialog(page).getByRole('checkbox', { name: '隐藏我的名字' }).check();
  await expect.poll(() => picture(page).getAttribute('alt')).toMatch(/^一位同学的 2024 年度学习报告/);
  await isDrawn(page);
  const link = dialog(page).getByRole('link', { name: '下载图片' });
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(file.suggestedFilename()).toBe('2024 年度学习报告海报.png');
  const { data, width, height } = PNG.sync.read(await bytesOf(file));
  expect([width, height]).toEqual([1080, 1920]);
  const led = new URL(jsQR(new Uint8ClampedArray(data), width, height)?.data ?? '');
  expect(led.pathname).toMatch(/^\/shopmall/);

  // Nobody has to be logged in, neither for the picture nor for where it leads.
  const path = (await picture(page).getAttribute('src')) ?? '';
  const { page: friend } = await demo.visit('phone');
  const answer = await friend.request.get(path);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
  await friend.goto(`${led.pathname}${led.search}`);
  await loaded(friend);
  expect(new URL(friend.url()).pathname).toBe(led.pathname);
});

it('a picture that does not come may be asked for again, and is held on a phone', async () => {
  const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile MicroMessenger/8.0';
  const visitor = await demo.visit('phone', { reducedMotion: 'reduce', userAgent });
  await logIn(visitor, demo.address, 'xiaoming');
  const { page } = visitor;
  await page.goto(END);
  await loaded(page);
  await page.route('**/api/report/picture/*', (route) => route.abort());
  await page.getByRole('button', { name: '生成海报' }).click();
  await dialog(page).getByText('图片没有画出来').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.unroute('**/api/report/picture/*');
  await dialog(page).getByRole('button', { name: '重试' }).click();
  await isDrawn(page);
  await dialog(page).getByText('长按图片，可以保存或者发给朋友').waitFor();
  await expect.poll(() => dialog(page).getByRole('link', { name: '下载图片' }).count()).toBe(0);
});
