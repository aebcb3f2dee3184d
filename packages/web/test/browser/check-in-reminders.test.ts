import { clockWords, DAY_MINUTES, DAY_MS, shanghaiMinute } from '@ykd/domain/shared';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { DEVICES, logIn } from './support/browser.js';
import { useOwnDemo } from './support/demo.js';
import { faultsOf, loaded } from './support/faults.js';
import { told } from './support/toasts.js';

const demo = useOwnDemo();

const section = (page: Page) => page.getByRole('region', { name: '打卡提醒' });
const open = (page: Page) => section(page).getByRole('button', { name: '设置提醒' }).click();
const notice = (page: Page) => page.getByText('打卡提醒：2025 暑期王者竞技场').first();

/** What a clock in Shanghai shows so many minutes from now. */
const inMinutes = (minutes: number): string => {
  const [hours = 0, at = 0] = shanghaiMinute(Date.now()).slice(11).split(':').map(Number);
  return clockWords((hours * 60 + at + minutes) % DAY_MINUTES);
};

const setTo = async (page: Page, chosen: string): Promise<void> => {
  await section(page)
    .getByLabel(/每天提醒的时间/)
    .fill(chosen);
  await section(page).getByRole('button', { name: '开始提醒' }).press('Enter');
  await told(page, `每天 ${chosen} 提醒你打卡`);
};

it('reminds whoever wants to be and has not written, until he has', async () => {
  const visitor = await demo.visit('phone', { reducedMotion: 'reduce' });
  const { page, leave } = visitor;
  await logIn(visitor, demo.address, 'xiaoming');
  await page.goto('/learn/clock');
  await open(page);
  const time = section(page).getByLabel(/每天提醒的时间/);
  await time.fill('');
  await section(page).getByRole('button', { name: '开始提醒' }).click();
  await section(page).getByText('请选择时间').waitFor();
  const chosen = inMinutes(2);
  await setTo(page, chosen);
  await section(page).getByText(`每天 ${chosen} 提醒。`).waitFor();
  await section(page).getByText('在微信里打开这一页，可以让提醒也发到微信。').waitFor();
  await loaded(page);
  expect(await faultsOf(page)).toEqual([]);

  await demo.later(120_000);
  await expect
    .poll(async () => {
      await page.goto('/learn/notice');
      await loaded(page);
      return notice(page).count();
    })
    .toBe(1);
  await page.getByText(new RegExp(`到 ${chosen} 你还没有写 .* 的打卡，当天 24:00 以前都可以写。`)).waitFor();

  // What is written is not asked for any more.
  await page.goto('/learn/clock');
  await page.getByRole('textbox', { name: /今天学了什么/ }).fill('提醒以后写的');
  await page.getByRole('button', { name: '打卡', exact: true }).click();
  await told(page, '打卡成功');
  await page.goto('/learn/notice');
  await loaded(page);
  await expect.poll(() => notice(page).count()).toBe(0);

  await page.goto('/learn/clock');
  await open(page);
  await section(page).getByRole('button', { name: '不再提醒' }).click();
  await told(page, '不再提醒你打卡');
  await section(page).getByText('现在没有设置提醒。').waitFor();
  await leave();
});

it('reminds in WeChat, too, once each time that its member allows it', async () => {
  const visitor = await demo.visit('phone', {
    userAgent: `${DEVICES.phone.userAgent} MicroMessenger/8.0`,
    reducedMotion: 'reduce',
  });
  const { page, leave } = visitor;
  await logIn(visitor, demo.address, 'xiaohong');
  await page.goto('/learn/clock');
  await open(page);
  const chosen = inMinutes(2);
  await setTo(page, chosen);
  await section(page).getByText('绑定微信以后，提醒也可以发到微信；在个人信息里绑定。').waitFor();
  const { data } = (await (
    await page.request.get('/api/member/oauthurl/weixinmp?target=%2Flearn%2Fclock')
  ).json()) as { readonly data: string };
  await page.goto(data);
  await page.getByRole('link', { name: /小红的微信/ }).click();
  await page.getByRole('button', { name: '绑定并继续' }).press('Enter');
  await page.waitForURL('**/learn/clock');

  await open(page);
  await section(page).getByRole('button', { name: '允许发一条' }).press('Enter');
  await page.getByRole('heading', { name: '允许优课达发一条消息' }).waitFor();
  await page.getByRole('link', { name: '拒绝' }).click();
  await page.waitForURL('**/learn/clock');
  await open(page);
  await section(page).getByRole('button', { name: '允许发一条' }).press('Enter');
  await page.getByRole('link', { name: /小明的微信/ }).click();
  await section(page).getByText('刚才允许的不是你绑定的微信，没有记下。').waitFor();
  await page.goto('/learn/clock');
  await open(page);
  await section(page).getByRole('button', { name: '允许发一条' }).press('Enter');
  await page.getByRole('link', { name: /小红的微信/ }).click();
  await page.waitForURL('**/learn/clock');
  await open(page);
  await section(page).getByText('下一次提醒也会发到你的微信').waitFor();
  await loaded(page);
  expect(await faultsOf(page)).toEqual([]);

  // She has written today: tomorrow she is reminded.
  await demo.later(DAY_MS + 120_000);
  await expect
    .poll(async () => {
      await page.goto('/dev/weixin/messages');
      return page.getByRole('link').allInnerTexts();
    })
    .toEqual([expect.stringMatching(new RegExp(`打卡提醒：.*小红的微信：到 ${chosen} 你还没有写`, 's'))]);
  await page.getByRole('link').click();
  await page.waitForURL('**/learn/clock');
  await leave();
});
