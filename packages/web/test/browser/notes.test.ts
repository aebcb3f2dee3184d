import { expect, it } from 'vitest';
import type { Visitor } from './support/browser.js';
import { useDemo } from './support/demo.js';
import { faultsOf } from './support/faults.js';
import { hasFocus } from './support/browser.js';
import { pressShortcut, saving } from './support/lesson.js';
import { newMember } from './support/member.js';

const demo = useDemo();

/** The notes of a reader in a course, as the server has them. */
const notesOf = async ({ context }: Visitor, courseId: string): Promise<unknown> => {
  const answer = await context.request.get(`/api/note/list?courseId=${courseId}`);
  return ((await answer.json()) as { data: unknown }).data;
};

it('writes notes by the keyboard beside the lesson, finds them again in the course, and takes a removal back', async () => {
  const visitor = await newMember(demo);
  const { page } = visitor;
  await page.goto('/study/py1test/0/1#b1');
  await saving(page, '已保存');
  await page.getByText('键盘：← → 上一节、下一节').waitFor();
  await pressShortcut(page, 'n');
  const field = page.getByRole('textbox', { name: '写一条笔记' });
  await field.waitFor();
  await page.getByText('这一节还没有笔记').waitFor();
  // Keys are for writing here.
  await page.keyboard.type('n / 变量像标签');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => field.inputValue()).toBe('n / 变量像标签');
  await page.keyboard.press('Control+Enter');
  const note = page.getByRole('listitem').filter({ hasText: 'n / 变量像标签' });
  await note.getByText('已保存').waitFor();
  // It is kept at the part that is read.
  expect(await notesOf(visitor, 'py1test')).toMatchObject([{ text: 'n / 变量像标签', bodyNum: 1 }]);
  await page.keyboard.press('Escape');
  const opener = page.getByRole('button', { name: '我的笔记' });
  await expect.poll(() => opener.getAttribute('aria-expanded')).toBe('false');

  await pressShortcut(page, 'ArrowRight');
  await page.waitForURL('**/study/py1test/0/2*');
  await page.getByRole('heading', { level: 1, name: '数字与运算' }).waitFor();
  await pressShortcut(page, 'n');
  await page.getByRole('tab', { name: '整门课 1' }).click();
  expect(await faultsOf(page)).toEqual([]);
  await note.getByRole('button', { name: '删除笔记' }).click();
  await page.getByText('这门课还没有笔记').waitFor();
  await page.getByRole('button', { name: '撤销' }).click();
  await note.getByText('已保存').waitFor();
  await note.getByRole('link', { name: '1.2' }).click();
  await page.waitForURL('**/study/py1test/0/1*');
  await visitor.leave();
});

it('keeps what is being changed while other notes and other lessons are read', async () => {
  const visitor = await newMember(demo);
  const { page } = visitor;
  await page.goto('/study/py1test/0/1');
  await saving(page, '已保存');
  await pressShortcut(page, 'n');
  await page.getByRole('textbox', { name: '写一条笔记' }).fill('变量像标签');
  await page.keyboard.press('Control+Enter');
  const note = page.getByRole('listitem').filter({ hasText: '变量像标签' });
  await note.getByText('已保存').waitFor();
  const edit = note.getByRole('button', { name: '修改笔记' });
  await edit.click();
  const field = page.getByRole('textbox', { name: '笔记内容' });
  await hasFocus(field);
  await page.keyboard.type('，写到一半');

  // Pinyin takes shape under the same keys.
  await field.dispatchEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true });
  const own = page.getByRole('textbox', { name: '写一条笔记' });
  await own.dispatchEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true });
  await expect.poll(() => field.inputValue()).toBe('变量像标签，写到一半');

  await page.getByRole('tab', { name: '整门课 1' }).click();
  await page.getByRole('link', { name: '下一节' }).click();
  await page.getByRole('heading', { level: 1, name: '数字与运算' }).waitFor();
  await page.getByRole('tab', { name: '整门课 1', selected: true }).waitFor();
  await page.getByRole('tab', { name: '本节' }).click();
  await page.getByText('这一节还没有笔记').waitFor();
  await page.getByRole('tab', { name: '整门课 1' }).click();
  await expect.poll(() => field.inputValue()).toBe('变量像标签，写到一半');
  await page.reload();
  await saving(page, '已保存');
  await pressShortcut(page, 'n');
  await page.getByRole('tab', { name: '整门课 1' }).click();
  await expect.poll(() => field.inputValue()).toBe('变量像标签，写到一半');
  await field.press('Control+Enter');
  await page.getByText('变量像标签，写到一半').waitFor();
  await hasFocus(edit);
  await note.getByText('已保存').waitFor();

  await note.getByRole('button', { name: '删除笔记' }).press('Enter');
  await page.getByText('这门课还没有笔记').waitFor();
  await hasFocus(page.getByRole('tabpanel'));
  await visitor.leave();
});

it('keeps a note at the part that is read on the old site too', async () => {
  const visitor = await newMember(demo);
  const { page } = visitor;
  await page.goto('/study/old/j1test/MC8wLzI=');
  await page.locator('#b2').waitFor();
  await saving(page, '已保存');
  await pressShortcut(page, 'n');
  await page.getByRole('textbox', { name: '写一条笔记' }).fill('这一部分');
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => notesOf(visitor, 'j1test')).toMatchObject([{ text: '这一部分', bodyNum: 2 }]);
  await visitor.leave();
});

it('asks again by itself for notes that did not come, also when nothing tells it of a connection', async () => {
  const visitor = await newMember(demo, 'phone');
  const { page } = visitor;
  await page.clock.install();
  await page.goto('/study/py1test/1/1');
  await saving(page, '已保存');
  await page.route('**/api/note/list*', (route) => route.abort());
  await page.getByRole('button', { name: '我的笔记' }).click();
  const failure = page.getByText('笔记没有加载出来');
  await failure.waitFor();
  await page.unroute('**/api/note/list*');
  await page.clock.runFor(10_000);
  await page.getByText('这一节还没有笔记').waitFor();
  await expect.poll(() => failure.count()).toBe(0);
  await visitor.leave();
});

it('lists the notes by itself when the connection is back, and keeps what was written without one', async () => {
  const visitor = await newMember(demo, 'phone');
  const { context, page } = visitor;
  await page.goto('/study/py1test/1/1');
  await saving(page, '已保存');
  const open = page.getByRole('button', { name: '我的笔记' });
  await open.click();
  await page.getByText('这一节还没有笔记').waitFor();
  await page.getByRole('button', { name: '收起笔记' }).click();
  await context.setOffline(true);
  await open.click();
  const failure = page.getByText('联网后会自动重试');
  await failure.waitFor();
  await context.setOffline(false);
  await page.getByText('这一节还没有笔记').waitFor();
  await expect.poll(() => failure.count()).toBe(0);

  // Over the end of the page too.
  await context.setOffline(true);
  await page.getByRole('textbox', { name: '写一条笔记' }).fill('地铁里写的');
  await page.getByRole('button', { name: '保存笔记' }).click();
  const note = page.getByRole('listitem').filter({ hasText: '地铁里写的' });
  await note.getByText('已存在本机，联网后保存').waitFor();
  await page.close();
  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto('/learn');
  await expect.poll(() => notesOf(visitor, 'py1test')).toMatchObject([{ text: '地铁里写的' }]);
  await visitor.leave();
});
