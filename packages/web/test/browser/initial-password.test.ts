import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { changeInitialPassword, DEVICES, hasFocus, logIn, submitLogin } from './support/browser.js';
import { useOwnDemo } from './support/demo.js';
import { faultsOf, loaded } from './support/faults.js';
import { told } from './support/toasts.js';

const demo = useOwnDemo();

const OWN = 'a password of her own';
const PAGE = '/admin/class/student?city=is%3A%E5%8D%97%E4%BA%AC';

const gate = (page: Page) => page.getByRole('heading', { level: 1, name: '先换成自己的密码' });
const newPassword = (page: Page) => page.getByLabel('新密码', { exact: true });
const pathOf = (page: Page): string => page.url().slice(demo.address.length);

/** What the server makes of an account and a password. */
const loginOf = async (page: Page, pwd: string) =>
  page.context().request.post(`${demo.address}/api/member/login`, {
    headers: { origin: demo.address },
    data: { account: 'meilaoshi', pwd },
  });

const admin = async (path: string) => {
  const visitor = await demo.visit('desktop', { reducedMotion: 'reduce' });
  await logIn(visitor, demo.address, 'admin');
  await visitor.page.goto(path);
  await loaded(visitor.page);
  return visitor;
};

/** The password that a dialog shows this once. */
const passwordOn = async (page: Page): Promise<string> => {
  const shown = page.getByRole('dialog', { name: '初始密码' });
  await shown.getByText('7 天内没有换，它就失效').waitFor();
  const password = (await shown.locator('p').last().innerText()).trim();
  // It is not lost by a key or a click that was meant for something else.
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect.poll(() => shown.getByText(password).isVisible()).toBe(true);
  await expect.poll(() => shown.getByRole('button', { name: '关闭' }).count()).toBe(0);
  await shown.getByRole('button', { name: '已经记下' }).click();
  await shown.waitFor({ state: 'detached' });
  return password;
};

/** A class teacher whose first password a super administrator has seen. */
const hired = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: '添加员工' }).click();
  const dialog = page.getByRole('dialog', { name: '添加员工' });
  await dialog.getByRole('tab', { name: '新建账号' }).click();
  await dialog.getByRole('textbox', { name: '姓名' }).fill('梅兰');
  await dialog.getByRole('textbox', { name: '手机号' }).fill('13900000061');
  await dialog.getByRole('textbox', { name: '用户名' }).fill('meilaoshi');
  await dialog.getByRole('radio', { name: '初始密码' }).check();
  await dialog.getByRole('combobox', { name: '角色' }).selectOption('班主任');
  await dialog.getByRole('textbox', { name: '原因' }).fill('新来的班主任');
  await dialog.getByRole('button', { name: '添加员工' }).click();
  const password = await passwordOn(page);
  await hasFocus(page.getByRole('button', { name: '添加员工' }));
  return password;
};

describe('a password that somebody else has seen', () => {
  it('is changed first, at whatever address; then that page is there, and everybody else is out', async () => {
    const boss = await admin('/admin/employee');
    const password = await hired(boss.page);
    await boss.leave();

    // Whoever saw it, too.
    const other = await demo.visit('phone', { reducedMotion: 'reduce', colorScheme: 'dark' });
    expect((await loginOf(other.page, password)).status()).toBe(200);
    await other.page.goto('/learn');
    await gate(other.page).waitFor();
    expect(await faultsOf(other.page)).toEqual([]);
    expect(pathOf(other.page)).toBe('/learn');
    await other.page.goto('/');
    await gate(other.page).waitFor();

    const { page, leave } = await demo.visit('desktop', { reducedMotion: 'reduce' });
    await page.goto(PAGE);
    await page.waitForURL('**/login?target=**');
    await submitLogin(page, 'meilaoshi', password);
    await gate(page).waitFor();
    await expect.poll(() => pathOf(page)).toBe(PAGE);
    await hasFocus(newPassword(page));
    expect(await faultsOf(page)).toEqual([]);
    await page.reload();
    await gate(page).waitFor();
    await expect.poll(() => page.title()).toContain('先换成自己的密码');
    expect((await page.request.get('/api/admin/me')).status()).toBe(401);

    await changeInitialPassword(page, '1234567');
    await page.getByText('密码不能小于8位').waitFor();
    await hasFocus(newPassword(page));
    await changeInitialPassword(page, password);
    await page.getByText('新密码不能与初始密码相同').waitFor();
    await newPassword(page).fill(OWN);
    await page.getByLabel('确认密码', { exact: true }).fill(OWN);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: '学员管理' }).waitFor();
    await told(page, '密码已修改');
    expect(pathOf(page)).toBe(PAGE);
    await hasFocus(page.getByRole('main'));
    await expect.poll(() => page.title()).toContain('学员管理');

    await other.page.goto('/learn');
    await other.page.waitForURL('**/login**');
    expect((await loginOf(other.page, password)).status()).toBe(401);
    expect((await loginOf(other.page, OWN)).status()).toBe(200);
    await other.leave();
    await leave();
  });

  it('is given again from the drawer, with a reason; the old one and every login end', async () => {
    const mei = await demo.visit('desktop', { reducedMotion: 'reduce' });
    expect((await loginOf(mei.page, OWN)).status()).toBe(200);
    await mei.page.goto('/admin');
    await mei.page.getByText('今天需要处理').waitFor();

    const { page, leave } = await admin('/admin/employee?search=meilaoshi');
    await page.getByRole('link', { name: '梅兰' }).first().click();
    const drawer = page.getByRole('dialog', { name: /梅兰/ });
    await drawer.getByRole('button', { name: '给新的初始密码' }).click();
    const dialog = page.getByRole('dialog', { name: '给「梅兰」新的初始密码' });
    await dialog.getByText('退出登录的设备').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole('textbox', { name: '原因' }).fill('她忘了密码');
    await dialog.getByRole('button', { name: '给新的初始密码' }).click();
    // The question closes by itself; the password stays.
    await told(page, '已给他新的初始密码');
    await dialog.waitFor({ state: 'detached' });
    // The way back would close the drawer, and the password with it.
    await page.goBack();
    const asked = page.getByRole('dialog', { name: '初始密码记下了吗' });
    expect(await faultsOf(page)).toEqual([]);
    await asked.getByRole('button', { name: '回去看' }).click();
    await asked.waitFor({ state: 'detached' });
    const password = await passwordOn(page);
    await hasFocus(drawer.getByRole('button', { name: '给新的初始密码' }));
    await drawer.getByRole('region', { name: '对他做过的事' }).getByText('给新的初始密码').waitFor();
    await drawer.getByText('原因：她忘了密码').waitFor();
    await leave();

    await mei.page.reload();
    await mei.page.waitForURL('**/login**');
    expect((await loginOf(mei.page, OWN)).status()).toBe(401);
    await submitLogin(mei.page, 'meilaoshi', password);
    await gate(mei.page).waitFor();
    await mei.page.setViewportSize(DEVICES.phone.viewport);
    expect(await faultsOf(mei.page)).toEqual([]);
    // Whoever came to the wrong account.
    await mei.page.getByRole('button', { name: '换个账号登录' }).click();
    await mei.page.getByLabel('账号').waitFor();
    await expect.poll(() => gate(mei.page).count()).toBe(0);
    await mei.leave();
  });
});
