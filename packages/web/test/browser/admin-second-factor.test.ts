import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasFocus } from './support/browser.js';
import { useOwnDemo, type Demo } from './support/demo.js';
import { faultsOf } from './support/faults.js';
import { holdAnswers } from './support/hold.js';
import { navOf } from './support/menus.js';
import { staffAt } from './support/staff.js';

const STEP_MS = 30_000;
const MINUTE_MS = 60_000;

const at = (demo: Demo, path: string, account: string) => staffAt(demo, path, account);
const codeField = (page: Page) => page.getByLabel('验证码', { exact: true });
const enter = async (page: Page, code: string, button = '进入管理后台') => {
  await codeField(page).fill(code);
  await page.getByRole('button', { name: button, exact: true }).click();
};
const secretOn = async (page: Page): Promise<string> =>
  (await page.getByText(/^(?:[A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).innerText()).replaceAll(' ', '');
const shown = (secret: string, timestamp: number) => new TOTP({ secret }).generate({ timestamp });
const recoveryCodes = (page: Page) =>
  page
    .getByRole('region', { name: /保存恢复码/ })
    .getByRole('listitem')
    .allInnerTexts();

describe('where it is optional', () => {
  const demo = useOwnDemo();

  it('is set up, asked for at the next login, takes each code once, and is asked for again later', async () => {
    const first = await at(demo, '/admin/two-factor', 'admin');
    const { page } = first;
    await page.getByText('未启用').waitFor();
    await page.getByRole('button', { name: '开始设置' }).click();
    await page.getByRole('img', { name: '验证器的二维码' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    const secret = await secretOn(page);
    await enter(page, '000000', '确认');
    await page.getByText('验证码错误或已经用过').waitFor();
    const now = Date.now();
    const code = shown(secret, now);
    await enter(page, code, '确认');
    await expect.poll(async () => (await recoveryCodes(page)).length).toBe(10);
    const [recovery = ''] = await recoveryCodes(page);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: '我已经保存' }).click();
    await page.getByText('还剩 10 个恢复码').waitFor();

    const again = await at(demo, '/admin/audit', 'admin');
    await again.page.getByRole('heading', { level: 1, name: '输入验证码' }).waitFor();
    expect(await faultsOf(again.page)).toEqual([]);
    await expect.poll(() => navOf(again.page).count()).toBe(0);
    // The code that was used already: whoever looked over the shoulder.
    await enter(again.page, code);
    await again.page.getByText('验证码错误或已经用过').waitFor();
    await enter(again.page, recovery);
    await again.page.getByRole('heading', { level: 1, name: '操作记录' }).waitFor();
    await again.page.getByRole('table', { name: '操作记录' }).getByText('设置两步验证').waitFor();
    await again.leave();

    const third = await at(demo, '/admin', 'admin');
    await enter(third.page, recovery);
    await third.page.getByText('验证码错误或已经用过').waitFor();
    // One that was not used yet.
    await enter(third.page, shown(secret, Math.max(Date.now(), now + STEP_MS)));
    await third.page.getByText('今天需要处理').waitFor();

    await demo.later(20 * MINUTE_MS);
    await third.page.goto('/admin/two-factor');
    await third.page.getByRole('button', { name: '换一组恢复码' }).click();
    const dialog = third.page.getByRole('dialog', { name: '再确认一次是你本人' });
    await dialog.waitFor();
    expect(await faultsOf(third.page)).toEqual([]);
    await enter(third.page, shown(secret, Date.now() + 20 * MINUTE_MS), '继续');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(async () => (await recoveryCodes(third.page)).length).toBe(10);
    expect(await recoveryCodes(third.page)).not.toContain(recovery);
    await third.leave();
    await first.leave();
  });
});

describe('a double click', () => {
  const demo = useOwnDemo();

  const twice = async (page: Page, path: string, name: string) => {
    // The first is answered after whatever came later.
    const calls = await holdAnswers(page, path, { nth: 1 });
    const button = page.getByRole('button', { name });
    const sent = page.waitForRequest(path);
    await button.dblclick();
    await sent;
    await hasFocus(button);
    await expect.poll(() => button.getAttribute('aria-busy')).toBe('true');
    // Once more, by a key.
    await page.keyboard.press('Enter');
    await calls.letGo();
    return calls;
  };

  it('makes one secret and one group of codes: those that are shown are those that work', async () => {
    const { page, leave } = await at(demo, '/admin/two-factor', 'admin');
    const begun = await twice(page, '**/api/admin/second-factor/begin', '开始设置');
    const secret = await secretOn(page);
    await enter(page, shown(secret, Date.now()), '确认');
    await page.getByRole('button', { name: '我已经保存' }).click();
    expect(begun.sent()).toBe(1);
    await page.getByText('还剩 10 个恢复码').waitFor();

    const renewed = await twice(page, '**/api/admin/second-factor/codes', '换一组恢复码');
    await expect.poll(async () => (await recoveryCodes(page)).length).toBe(10);
    const [recovery = ''] = await recoveryCodes(page);
    await page.getByRole('button', { name: '我已经保存' }).click();
    await page.getByText('还剩 10 个恢复码').waitFor();
    expect(renewed.sent()).toBe(1);

    const again = await at(demo, '/admin/audit', 'admin');
    await enter(again.page, recovery);
    await again.page.getByRole('heading', { level: 1, name: '操作记录' }).waitFor();
    await again.leave();
    await leave();
  });
});

describe('where it is required', () => {
  const demo = useOwnDemo({ STAFF_SECOND_FACTOR: 'required' });

  it('is set up before anything else in the console', async () => {
    const { page, leave } = await at(demo, '/admin/security', 'admin');
    await page.getByRole('heading', { level: 1, name: '设置两步验证' }).waitFor();
    expect((await page.request.get('/api/security/events?size=1')).status()).toBe(403);
    await page.getByRole('button', { name: '开始设置' }).click();
    const secret = await secretOn(page);
    await enter(page, shown(secret, Date.now()), '确认');
    await page.getByRole('button', { name: '我已经保存' }).click();
    await page.getByRole('heading', { level: 1, name: '安全日志' }).waitFor();
    await page.getByRole('table').getByText('两步验证').first().waitFor();
    await leave();
  });
});
