import { randomInt } from 'node:crypto';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
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

/** Logs a new mobile in by code, without the pages; answers his id. `userName`: the name he has chosen by then. */
export const becomeMember = async (
  { context }: Visitor,
  address: string,
  { mobile, userName }: { readonly mobile: string; readonly userName?: string },
): Promise<string> => {
  // One address gets only so many codes.
  const from = [10, ...(mobile.slice(-6).match(/../g) ?? [])].map(Number).join('.');
  const headers = { origin: address, 'x-forwarded-for': from };
  const post = (path: string, data: object) => context.request.post(path, { headers, data });
  await post(`/api/member/smscode?mobile=${mobile}`, {});
  const outbox = await context.request.get(`/api/dev/outbox?mobile=${mobile}`);
  const { data } = (await outbox.json()) as { data: { code: string } };
  const answer = await post('/api/member/loginbysms', { mobile, smsCode: data.code });
  if (userName !== undefined) await post('/api/member/username', { userName });
  return ((await answer.json()) as { data: { id: string } }).data.id;
};

/** A visitor who is a member of the test's own. */
export type Member = Visitor & {
  readonly userId: string;
  readonly mobile: string;
  readonly userName: string;
};

/** Opens a fresh profile for somebody who has just become a member and chosen a username, and owns nothing. */
export const newMember = async (
  demo: Demo,
  device?: Device,
  options: BrowserContextOptions = {},
): Promise<Member> => {
  const visitor = await demo.visit(device, options);
  const mobile = `150${String(randomInt(10 ** 8)).padStart(8, '0')}`;
  const userName = `m${mobile}`;
  const userId = await becomeMember(visitor, demo.address, { mobile, userName });
  return { ...visitor, userId, mobile, userName };
};

/** What a member says of himself when he has filled in everything. */
const PROFILE = {
  name: '王小红',
  gender: 'female',
  email: 'xiaohong@example.com',
  profile: {
    schoolName: '东南大学',
    schoolBeginDate: '2021-09',
    schoolEndDate: '2025-06',
    major: '计算机科学与技术',
  },
} as const;

/** {@link newMember} in the learning centre, with a whole profile and welcomed: nothing opens by itself. */
export const newLearner = async (demo: Demo, device?: Device): Promise<Member> => {
  const member = await newMember(demo, device, { reducedMotion: 'reduce' });
  const { context, page, userId } = member;
  const post = (path: string, data: object) =>
    context.request.post(path, { headers: { origin: demo.address }, data });
  await post('/api/user/update', { id: userId, ...PROFILE });
  await post('/middleware_api/learn/savewelcome', { userId });
  await page.goto('/learn');
  return member;
};

/** Opens a fresh profile for a member who is here already, with the session that he has here. */
export const onAnotherDevice = async (demo: Demo, { context }: Visitor, device: Device): Promise<Visitor> => {
  const visitor = await demo.visit(device);
  await visitor.context.addCookies(await context.cookies());
  return visitor;
};

/**
 * Gives a browser profile somebody else's session. The one of before does not end with it, as it would by a login there: what
 * the page asks just then is not refused for it.
 */
export const handOver = async (demo: Demo, { context }: Visitor, account: string): Promise<void> => {
  const other = await demo.visit();
  await logIn(other, demo.address, account);
  await context.addCookies(await other.context.cookies());
  await other.leave();
};

/** Opens an entry of the user menu: by keys, for a toast that stays may lie above it. */
export const openFromMenu = async (page: Page, entry: string): Promise<void> => {
  await page.getByRole('button', { name: /用户菜单/ }).press('Enter');
  await page.getByRole('menuitem', { name: entry }).press('Enter');
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
  await expect.poll(() => school.inputValue()).toBe('南京大学');
  await form.getByRole('combobox', { name: '入学年份：年' }).selectOption('2022');
  await form.getByRole('combobox', { name: '毕业年份：年' }).selectOption('2026');
  await form.getByRole('combobox', { name: '毕业年份：月' }).selectOption('07');
  await form.getByRole('textbox', { name: '专业名称' }).fill('软件工程');
  await form.getByRole('textbox', { name: '个人签名' }).fill('每天进步一点点🙂');
};
