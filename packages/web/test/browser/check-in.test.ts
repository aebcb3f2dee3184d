import type { DayWindow } from '@ykd/domain/campaign';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { logIn, type Device, type Visitor } from './support/browser.js';
import { useOwnDemo } from './support/demo.js';
import { faultsOf, WINDOWS } from './support/faults.js';
import { newMember, putDialogsAside } from './support/member.js';
import { retry } from './support/retry.js';
import { told } from './support/toasts.js';

const demo = useOwnDemo();

/** A picture as a browser takes it of a page. */
const takePicture = async ({ context }: Visitor, size = { width: 320, height: 200 }): Promise<Buffer> => {
  const page = await context.newPage();
  await page.setViewportSize(size);
  await page.setContent('<body style="background: #1cc47c">for i in range(9)</body>');
  const picture = await page.screenshot();
  await page.close();
  return picture;
};

const begin = async (account: string, path: string, device?: Device): Promise<Visitor> => {
  const visitor = await demo.visit(device, { reducedMotion: 'reduce' });
  await logIn(visitor, demo.address, account);
  await visitor.page.goto(path);
  await visitor.page.getByRole('link', { name: /2023 年十月打卡/ }).waitFor();
  return visitor;
};

/** Somebody who has never checked in, on a phone. */
const beginner = async (path: string): Promise<Visitor> => {
  const visitor = await newMember(demo, 'phone', { reducedMotion: 'reduce' });
  await visitor.page.goto(path);
  await putDialogsAside(visitor.page);
  return visitor;
};

const field = (page: Page): Locator => page.getByRole('textbox', { name: /今天学了什么/ });
const send = (page: Page): Locator => page.getByRole('button', { name: '打卡', exact: true });
const figuresOf =
  (page: Page, ...titles: readonly string[]) =>
  (): Promise<readonly string[]> =>
    Promise.all(
      titles.map((title) =>
        page
          .locator('dl > div', { hasText: new RegExp(`^${title}`) })
          .locator('dd')
          .innerText(),
      ),
    );
const choose = (page: Page, buffer: Buffer): Promise<void> =>
  page.locator('input[type=file]').setInputFiles({ name: '笔记.png', mimeType: 'image/png', buffer });

describe('the daily check-in', () => {
  it('takes an entry with a picture, counts it, and shows it after a reload', async () => {
    const visitor = await begin('xiaoming', '/learn/clock');
    const { page, leave } = visitor;
    await page.getByText('进行中', { exact: true }).waitFor();
    await expect.poll(figuresOf(page, '连续', '累计')).toEqual(['3天', '6天']);

    await send(page).click();
    await page.getByText('打卡内容必须填写').waitFor();
    await field(page).fill('学会了列表推导式 😀\n明天看生成器');
    await page.getByText('17 / 500').waitFor();
    const picture = await takePicture(visitor);
    await choose(page, picture);
    await page.getByRole('img', { name: '第 1 张图片' }).waitFor();
    await choose(page, picture);
    await page.getByRole('button', { name: '移除第 2 张图片' }).click();

    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const historyAsked = () => asked.filter((path) => path === '/api/checkin/history').length;
    const row = (days: number) =>
      page.getByRole('link', { name: new RegExp(`^2025 暑期王者竞技场.*累计 ${days} 天`) });

    // What was not sent is still there.
    await page.reload();
    await page.getByText('没有提交的内容保存在这台设备上').waitFor();
    await expect.poll(() => field(page).inputValue()).toBe('学会了列表推导式 😀\n明天看生成器');
    await page.getByRole('img', { name: '第 1 张图片' }).waitFor();
    await row(6).waitFor();
    expect(historyAsked()).toBe(1);

    await send(page).click();
    await told(page, '已连续打卡 4 天');
    await row(7).waitFor();
    expect(historyAsked()).toBe(2);
    await page.reload();
    await page.getByText('今天已打卡，还可以修改').waitFor();
    await expect.poll(figuresOf(page, '连续', '累计')).toEqual(['4天', '7天']);
    const entry = page.getByRole('article').first();
    await entry.getByText('学会了列表推导式 😀').waitFor();
    const shown = entry.getByRole('img');
    await shown.scrollIntoViewIfNeeded();
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
    await leave();
  });

  it('keeps everything while there is no connection, and sends it afterwards', async () => {
    const visitor = await begin('xiaohong', '/learn/clock/');
    const { context, page, leave } = visitor;
    const picture = await takePicture(visitor);
    await field(page).fill('断网时写的');
    await context.setOffline(true);
    await choose(page, picture);
    await page.getByText('没有传上去').first().waitFor();
    await page.getByRole('button', { name: '保存修改' }).click();
    await page.getByText('图片还没有全部传上去').waitFor();
    await context.setOffline(false);
    await page.getByRole('button', { name: '重新上传第 1 张图片' }).click();
    await page.getByRole('img', { name: '第 1 张图片' }).waitFor();
    await context.setOffline(true);
    await page.getByRole('button', { name: '保存修改' }).click();
    await page.getByText('网络连接失败').waitFor();
    await expect.poll(() => field(page).inputValue()).toBe('断网时写的');
    await context.setOffline(false);
    await page.getByRole('button', { name: '保存修改' }).click();
    await told(page, '已保存修改');
    await page.getByRole('article').first().getByText('断网时写的').waitFor();
    await leave();
  });

  it('of a campaign that is over shows what was written, and leads to the others', async () => {
    const { page, leave } = await begin('xiaoming', '/learn/clock/march2025');
    await page.getByRole('heading', { name: '2025 年三月打卡' }).waitFor();
    await page.getByText('不能再打卡了').waitFor();
    await expect.poll(() => field(page).count()).toBe(0);
    await expect.poll(figuresOf(page, '最长连续', '累计')).toEqual(['7天', '17天']);
    await expect.poll(() => page.getByText('连续', { exact: true }).count()).toBe(0);
    await expect.poll(() => page.getByText('活动已结束').count()).toBe(1);
    await page.getByRole('heading', { name: '2025 年 3 月' }).waitFor();
    await page.getByRole('button', { name: '再显示 7 天' }).click();
    await expect.poll(() => page.getByRole('article').count()).toBe(17);

    await page.getByRole('link', { name: /2024 年九月打卡第一期.*累计 15 天/ }).click();
    await page.getByRole('heading', { name: '2024 年九月打卡第一期' }).waitFor();
    await expect.poll(() => page.getByRole('article').count()).toBe(10);
    await page.getByRole('link', { name: /2023 年十月打卡/ }).click();
    await page.getByText('这个活动里没有你的打卡').waitFor();
    await leave();
  });

  it('makes a long screenshot smaller, and shows it', async () => {
    const visitor = await beginner('/learn/clock');
    const { page, leave } = visitor;
    const screenshot = await takePicture(visitor, { width: 375, height: 4817 });
    expect(screenshot.readUInt32BE(20)).toBe(4817);
    await choose(page, screenshot);
    const shown = page.getByRole('img', { name: '第 1 张图片' });
    await shown.waitFor();
    const size = () =>
      shown.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => [naturalWidth, naturalHeight]);
    await expect.poll(size).toEqual([319, 4096]);
    await leave();
  });

  it('sends the text without a picture that cannot be used', async () => {
    const { page, leave } = await beginner('/learn/clock');
    await field(page).fill('图片坏了也要打卡');
    await choose(page, Buffer.from('not a picture'));
    await page.getByText(/^第 1 张图片：打卡图片只支持/).waitFor();
    await expect.poll(() => field(page).inputValue()).toBe('图片坏了也要打卡');
    await send(page).click();
    await told(page, '有 1 张图片不能用，没有放进去');
    await page.getByRole('article').first().getByText('图片坏了也要打卡').waitFor();
    await page.getByText('没有提交的内容保存在这台设备上').waitFor({ state: 'hidden' });
    await leave();
  });

  it('is known to the arena at once', async () => {
    const { page, leave } = await beginner('/learn/wangzhe2025');
    await page.getByText('还没有打卡，从今天开始吧。').waitFor();
    await page.getByRole('link', { name: '去打卡' }).click();
    await field(page).fill('第一天');
    await send(page).click();
    await told(page, '已连续打卡 1 天');
    // What is asked for by then comes too late to be waited for.
    await page.route('**/api/checkin/mine*', () => undefined);
    await page.goBack();
    await expect.poll(figuresOf(page, '连续', '累计')).toEqual(['1天', '1天']);
    await leave();
  });

  it.each(WINDOWS)(
    'says below the pictures on a %s which one is refused, without a retry',
    async (device) => {
      const { page, leave } = await begin('xiaoming', '/learn/clock', device);
      await choose(page, Buffer.from('not a picture'));
      await page.getByText(/^第 \d 张图片：打卡图片只支持 png、jpeg、gif、jpg 格式$/).waitFor();
      await expect.poll(() => page.getByRole('button', { name: /重新上传|重试/ }).count()).toBe(0);
      expect(await faultsOf(page)).toEqual([]);
      await page
        .getByRole('button', { name: /^移除第 \d 张图片$/ })
        .last()
        .click();
      await expect.poll(() => page.getByText('打卡图片只支持').count()).toBe(0);
      await leave();
    },
  );

  it('shows what the end of the campaign left unsent, and says why it was not sent', async () => {
    const staff = await demo.visit();
    await logIn(staff, demo.address, 'admin');
    const setPeriod = async (firstDay: string, lastDay: string) => {
      const { data: campaigns } = (await (
        await staff.context.request.get('/api/admin/activity/campaigns')
      ).json()) as { data: readonly (Record<string, unknown> & { readonly value: string })[] };
      const arena: Record<string, unknown> =
        campaigns.find(({ value }) => value === '2025_summer_arena') ?? {};
      const { changedBy: _by, changedAt: _at, audienceNames: _names, mayChange: _may, ...form } = arena;
      const answer = await staff.context.request.post('/api/admin/activity/campaigns/save', {
        headers: { origin: demo.address },
        data: { ...form, firstDay, lastDay },
      });
      expect(answer.ok()).toBe(true);
    };
    const answer = await staff.context.request.get('/api/checkin/mine');
    const { data } = (await answer.json()) as { data: { period: DayWindow } };

    const visitor = await begin('xiaohong', '/learn/clock', 'phone');
    const { page, leave } = visitor;
    await field(page).fill('写了很久，\n还没有提交');
    const removes = page.getByRole('button', { name: /^移除第 \d 张图片$/ });
    const before = await removes.count();
    await choose(page, await takePicture(visitor));
    await page.getByRole('img', { name: `第 ${before + 1} 张图片` }).waitFor();
    await setPeriod('2025-07-11', '2025-08-18');
    await page.getByRole('button', { name: '保存修改' }).click();
    await told(page, '活动已于 2025-08-18 结束，不能再打卡');
    const unsent = page.getByRole('region', { name: '没有提交的内容' });
    await unsent.getByText('写了很久，\n还没有提交').waitFor();
    await expect.poll(() => field(page).count()).toBe(0);
    await page.reload();
    await unsent.getByText('写了很久，\n还没有提交').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await expect.poll(() => unsent.getByRole('img').count()).toBe(1);
    const discard = unsent.getByRole('button', { name: '丢弃' });
    await discard.click();
    await unsent.waitFor({ state: 'hidden' });
    await expect.poll(() => page.locator(':focus').innerText()).toContain('不能再打卡了');
    await page.getByRole('button', { name: '撤销' }).click();
    await unsent.getByText('写了很久，\n还没有提交').waitFor();
    await expect.poll(() => unsent.getByRole('img').count()).toBe(1);
    await discard.click();
    await unsent.waitFor({ state: 'hidden' });
    await setPeriod(data.period.firstDay, data.period.lastDay);
    await leave();
    await staff.leave();
  });

  it('says when nothing could be loaded, and tries again', async () => {
    const visitor = await demo.visit('phone', { reducedMotion: 'reduce' });
    const { page, leave } = visitor;
    await logIn(visitor, demo.address, 'xiaoming');
    await page.route('**/api/checkin/mine*', (route) => route.abort());
    await page.goto('/learn/clock');
    await page.getByText('打卡记录没有加载出来').waitFor();
    await page.unroute('**/api/checkin/mine*');
    const goesOn = page.getByText('进行中', { exact: true });
    await retry(page.getByRole('button', { name: '重试' }).first(), goesOn.waitFor());
    await goesOn.waitFor();
    await expect.poll(() => page.getByText('打卡记录没有加载出来').count()).toBe(0);
    await leave();
  });
});
