import { clockWords, DAY_MINUTES, shanghaiMinute } from '@ykd/domain/shared';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { logIn } from './support/browser.js';
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
  await time.fill(chosen);
  await section(page).getByRole('button', { name: '开始提醒' }).press('Enter');
  await told(page, `每天 ${chosen} 提醒你打卡`);
  await section(page).getByText(`每天 ${chosen} 提醒。`).waitFor();
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
