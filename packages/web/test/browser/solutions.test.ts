import { randomInt } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hasFocus, type Visitor } from './support/browser.js';
import { useDemo } from './support/demo.js';
import { writeProgram } from './support/editor.js';
import { faultsOf } from './support/faults.js';
import { becomeMember, newMember, onAnotherDevice, type Member } from './support/member.js';

const demo = useDemo();

/** The lesson whose exercise asks for three lines. */
const LESSON = '/study/py1test/0/0';
const SOLUTION = 'print("我开始学 Python 了")\nprint("今天学习", 30, "分钟")\nprint("加油！")\n';
const STARTER = '在下面补上两行';

const exerciseOf = (page: Page) => page.getByRole('figure', { name: '练习：三行话' });
const buttonOf = (page: Page, name: string) => exerciseOf(page).getByRole('button', { name, exact: true });

/** The editor of the exercise, with the lesson as somebody opens it. */
const editorOf = async (page: Page) => {
  const exercise = exerciseOf(page);
  await exercise.scrollIntoViewIfNeeded();
  const editor = exercise.getByRole('textbox');
  await editor.waitFor();
  return editor;
};
const open = async ({ page }: Visitor) => {
  await page.goto(LESSON);
  return editorOf(page);
};

/** What the server has of a member for the exercise. */
const keptOf = async ({ context }: Visitor, userId: string) => {
  const query = `userId=${userId}&courseId=py1test&outlineNum=0&sectionNum=0`;
  const answer = await context.request.get(`/api/solution/lesson?${query}`);
  const { data } = (await answer.json()) as { data: readonly Record<'last' | 'passed', { code: string }>[] };
  return { last: data[0]?.last.code, passed: data[0]?.passed?.code };
};
const isKept = async (visitor: Visitor, userId: string, code: string): Promise<void> => {
  await expect.poll(async () => (await keptOf(visitor, userId)).last).toBe(code);
};

const reader = async (device?: 'phone'): Promise<Member> =>
  newMember(demo, device, { reducedMotion: 'reduce' });

it('follows its member: the code, that it passed, and the ways back to it', async () => {
  const desk = await reader();
  const onDesk = await open(desk);
  await writeProgram(onDesk, SOLUTION);
  await buttonOf(desk.page, '检查').click();
  await exerciseOf(desk.page).getByText('已通过').waitFor();
  await expect.poll(() => keptOf(desk, desk.userId)).toEqual({ last: SOLUTION, passed: SOLUTION });

  const phone = await onAnotherDevice(demo, desk, 'phone');
  const onPhone = await open(phone);
  await exerciseOf(phone.page).getByText('已通过').waitFor();
  await expect.poll(() => onPhone.innerText()).toContain('加油！');
  await expect.poll(() => buttonOf(phone.page, '恢复上次通过的代码').count()).toBe(0);
  await writeProgram(onPhone, 'print("试试别的")\n');
  await isKept(phone, desk.userId, 'print("试试别的")\n');
  await phone.leave();

  await desk.page.reload();
  const again = await editorOf(desk.page);
  await expect.poll(() => again.innerText()).toContain('试试别的');
  await buttonOf(desk.page, '恢复上次通过的代码').click();
  await expect.poll(() => again.innerText()).toContain('加油！');
  const back = buttonOf(desk.page, '换回刚才的代码');
  await hasFocus(back);
  expect(await faultsOf(desk.page)).toEqual([]);
  await back.click();
  await expect.poll(() => again.innerText()).toContain('试试别的');
  await buttonOf(desk.page, '恢复初始代码').click();
  await expect.poll(() => again.innerText()).toContain(STARTER);
  await expect.poll(async () => (await keptOf(desk, desk.userId)).last).toContain(STARTER);
  expect((await keptOf(desk, desk.userId)).passed).toBe(SOLUTION);
  await desk.leave();
});

it('is sent when the connection is back, and what two devices wrote stays, both of it', async () => {
  const phone = await reader('phone');
  const onPhone = await open(phone);
  await phone.context.setOffline(true);
  await writeProgram(onPhone, 'print("地铁上")\n');
  await phone.context.setOffline(false);
  await isKept(phone, phone.userId, 'print("地铁上")\n');

  const desk = await onAnotherDevice(demo, phone, 'desktop');
  const onDesk = await open(desk);
  await expect.poll(() => onDesk.innerText()).toContain('地铁上');
  await phone.context.setOffline(true);
  await writeProgram(onPhone, 'print("又在地铁上")\n');
  await writeProgram(onDesk, 'print("在书桌前")\n');
  await isKept(desk, phone.userId, 'print("在书桌前")\n');

  await phone.context.setOffline(false);
  await expect.poll(() => onPhone.innerText()).toContain('在书桌前');
  await exerciseOf(phone.page).getByText('还写过一份代码').waitFor();
  expect(await faultsOf(phone.page)).toEqual([]);
  await buttonOf(phone.page, '换成那一份').click();
  await expect.poll(() => onPhone.innerText()).toContain('又在地铁上');
  await isKept(phone, phone.userId, 'print("又在地铁上")\n');
  await desk.leave();
  await phone.leave();
});

it('is not shown to another member on the same device', async () => {
  const visitor = await reader();
  const { context } = visitor;
  await writeProgram(await open(visitor), SOLUTION);
  await isKept(visitor, visitor.userId, SOLUTION);

  await context.clearCookies();
  const mobile = `151${String(randomInt(10 ** 8)).padStart(8, '0')}`;
  const userId = await becomeMember(visitor, demo.address, { mobile, userName: `m${mobile}` });
  const editor = await open(visitor);
  await expect.poll(() => editor.innerText()).toContain(STARTER);
  await expect.poll(() => editor.innerText()).not.toContain('加油！');
  expect(await keptOf(visitor, userId)).toEqual({ last: undefined, passed: undefined });
  await visitor.leave();
});
