import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { logIn, type Device, type Visitor } from './browser.js';
import type { Demo } from './demo.js';

/** The dialogs about a member's own account, by their titles. */
export const TITLES = {
  profile: '完善个人信息',
  password: '修改密码',
  devices: '登录设备',
  welcome: '欢迎你加入优课达',
  crop: '裁剪头像',
} as const;

export const dialogOf = (page: Page, title: string): Locator => page.getByRole('dialog', { name: title });

/** A learner in the learning centre. */
export const learner = async (demo: Demo, account: string, device?: Device): Promise<Visitor> => {
  const visitor = await demo.visit(device, { reducedMotion: 'reduce' });
  await logIn(visitor, demo.address, account);
  await visitor.page.goto('/learn');
  return visitor;
};

/** The name of the control that has the focus. */
export const focusedName = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('name') ?? null);

/** The code of the last message to a mobile, as `/dev` shows it. */
export const codeOf = async ({ context }: Visitor, mobile: string): Promise<string> => {
  const dev = await context.newPage();
  await dev.goto('/dev');
  const code = await dev
    .getByRole('status', { name: `发给 ${mobile} 的验证码` })
    .first()
    .innerText();
  await dev.close();
  expect(code).toMatch(/^\d{6}$/);
  return code;
};

/** Logs a new mobile in by code, without the pages. `userName`: the name he has chosen by then. */
export const becomeMember = async (
  { context }: Visitor,
  address: string,
  { mobile, userName }: { readonly mobile: string; readonly userName?: string },
): Promise<void> => {
  const post = (path: string, data: object) =>
    context.request.post(path, { headers: { origin: address }, data });
  await post(`/api/member/smscode?mobile=${mobile}`, {});
  const outbox = await context.request.get(`/api/dev/outbox?mobile=${mobile}`);
  const { data } = (await outbox.json()) as { data: { code: string } };
  await post('/api/member/loginbysms', { mobile, smsCode: data.code });
  if (userName !== undefined) await post('/api/member/username', { userName });
};

/** Opens an entry of the user menu. */
export const openFromMenu = async (page: Page, entry: string): Promise<void> => {
  await page.getByRole('button', { name: /用户菜单/ }).click();
  await page.getByRole('menuitem', { name: entry }).click();
};

/** What a new member is greeted with, put aside. */
export const putDialogsAside = async (page: Page): Promise<void> => {
  await dialogOf(page, TITLES.profile).getByRole('button', { name: '取消' }).click();
  await dialogOf(page, TITLES.welcome).getByRole('button', { name: '开始学习' }).click();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
};

/** Fills in everything that the profile form asks for. */
export const fillProfile = async (page: Page, name: string): Promise<void> => {
  const form = dialogOf(page, TITLES.profile);
  await form.getByRole('textbox', { name: '真实姓名' }).fill(name);
  await form.getByRole('radio', { name: '女' }).check();
  await form.getByRole('textbox', { name: '邮箱' }).fill(' lin@example.com ');
  const school = form.getByRole('combobox', { name: '学校名称' });
  await school.fill('njdx');
  await form.getByRole('option', { name: '南京大学', exact: true }).waitFor();
  await school.press('Enter');
  expect(await school.inputValue()).toBe('南京大学');
  await form.getByRole('combobox', { name: '入学年份：年' }).selectOption('2022');
  await form.getByRole('combobox', { name: '毕业年份：年' }).selectOption('2026');
  await form.getByRole('combobox', { name: '毕业年份：月' }).selectOption('07');
  await form.getByRole('textbox', { name: '专业名称' }).fill('软件工程');
  await form.getByRole('textbox', { name: '个人签名' }).fill('每天进步一点点🙂');
};
