import { PNG } from 'pngjs';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { logIn } from './support/browser.js';
import { useOwnDemo } from './support/demo.js';
import { bytesOf } from './support/downloads.js';
import { faultsOf, loaded } from './support/faults.js';
import { newMember, putDialogsAside } from './support/member.js';
import { told } from './support/toasts.js';

const demo = useOwnDemo();

const wall = (page: Page): Locator => page.getByRole('region', { name: '我的徽章' });
const facts = (page: Page): Locator => page.getByRole('region', { name: '活动说明' });
const opener = (page: Page): Locator => page.getByRole('button', { name: '分享连续打卡' });
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: '分享连续打卡' });
const picture = (page: Page): Locator => dialog(page).getByRole('img');

/** How many colours a picture has: what is not drawn has one. */
const coloursOf = ({ data }: PNG): number =>
  new Set(Array.from({ length: data.length / 4 }, (_, at) => data.readUInt32BE(at * 4))).size;

const WEIXIN = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile MicroMessenger/8.0';

describe('the badges and the picture of who checks in', () => {
  it('gives the badge with the first entry, and a picture to download that is drawn on the device', async () => {
    const { page, leave } = await newMember(demo, 'phone', { reducedMotion: 'reduce' });
    await page.goto('/learn/clock');
    await putDialogsAside(page);
    await facts(page).getByText('夏日王者').waitFor();
    await facts(page).getByText('打卡一天就能获得').waitFor();
    for (const absent of [wall, opener]) await expect.poll(() => absent(page).count()).toBe(0);
    await page.getByRole('textbox', { name: /今天学了什么/ }).fill('第一天');
    await page.getByRole('button', { name: '打卡', exact: true }).click();
    const earned = wall(page).getByRole('link', { name: /夏日王者.*2025 暑期王者竞技场.*累计 1 天/ });
    await earned.waitFor();
    await facts(page)
      .getByText(/\d 获得$/)
      .waitFor();
    expect(await faultsOf(page)).toEqual([]);

    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await opener(page).click();
    await expect
      .poll(() => picture(page).getAttribute('alt'))
      .toBe('优课达「2025 暑期王者竞技场」的打卡图片，连续 1 天，最长连续 1 天，累计 1 天');
    const link = dialog(page).getByRole('link', { name: '下载图片' });
    const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(file.suggestedFilename()).toBe('2025 暑期王者竞技场 打卡.png');
    const png = PNG.sync.read(await bytesOf(file));
    expect([png.width, png.height]).toEqual([900, 1200]);
    expect(coloursOf(png)).toBeGreaterThan(20);
    expect(asked.filter((path) => path.includes('api'))).toEqual([]);
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog(page).count()).toBe(0);
    await leave();
  });

  it('names its owner only when he wants it, and goes to other apps where the device takes files', async () => {
    const visitor = await demo.visit('desktop', { reducedMotion: 'reduce', colorScheme: 'dark' });
    await visitor.context.addInitScript(() => {
      const shared: File[] = [];
      Object.assign(window, { shared });
      Object.assign(navigator, {
        canShare: () => true,
        share: async ({ files }: { readonly files: readonly File[] }) => {
          shared.push(...files);
          if (shared.length > 1)
            throw new DOMException('', shared.length > 2 ? 'NotAllowedError' : 'AbortError');
        },
      });
    });
    await logIn(visitor, demo.address, 'xiaoming');
    const { page, leave } = visitor;
    await page.goto('/learn/clock');
    await loaded(page);
    await expect.poll(() => wall(page).getByRole('link').count()).toBe(3);
    await opener(page).click();
    const name = dialog(page).getByRole('checkbox', { name: '写上我的名字' });
    await picture(page).waitFor();
    await expect.poll(() => name.isChecked()).toBe(false);
    await expect.poll(() => picture(page).getAttribute('alt')).not.toContain('李小明');
    const before = await picture(page).getAttribute('src');
    await name.check();
    await expect.poll(() => picture(page).getAttribute('alt')).toContain('李小明');
    await expect.poll(() => picture(page).getAttribute('src')).not.toBe(before);
    expect(await faultsOf(page)).toEqual([]);

    const send = dialog(page).getByRole('button', { name: '分享图片' });
    await send.click();
    // He thinks better of the second one, and the device does not take the third one.
    await send.click();
    await send.click();
    await told(page, '没有分享出去，可以先下载图片');
    const files = await page.evaluate(() =>
      (window as unknown as { readonly shared: readonly File[] }).shared.map(({ type }) => type),
    );
    expect(files).toEqual(['image/png', 'image/png', 'image/png']);
    await leave();
  });

  it('says how a picture is kept inside WeChat, and shows how an earlier campaign ended', async () => {
    const visitor = await demo.visit('phone', { reducedMotion: 'reduce', userAgent: WEIXIN });
    await logIn(visitor, demo.address, 'xiaoming');
    const { page, leave } = visitor;
    await page.goto('/learn/clock/march2025');
    await loaded(page);
    await opener(page).click();
    await dialog(page).getByText('长按图片，可以保存或者发给朋友').waitFor();
    await expect.poll(() => dialog(page).getByRole('link', { name: '下载图片' }).count()).toBe(0);
    await expect
      .poll(() => picture(page).getAttribute('alt'))
      .toBe('优课达「2025 年三月打卡」的打卡图片，最长连续 7 天，累计 17 天');
    expect(await faultsOf(page)).toEqual([]);
    await leave();
  });
});
