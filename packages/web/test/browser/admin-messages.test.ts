import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { classWith } from './support/classes.js';
import { useOwnDemo } from './support/demo.js';
import { faultsOf, loaded } from './support/faults.js';
import { shopper } from './support/shop.js';
import { staffAt } from './support/staff.js';
import { told } from './support/toasts.js';

// Enough students for a class teacher to choose ten of.
const demo = useOwnDemo({ DEMO_STUDENTS: '120' });
const STUDENTS = '/admin/class/student';

interface Found<Row> {
  readonly list: readonly Row[];
}
interface Receivers extends Found<{
  readonly id: string;
  readonly state: string;
  readonly readAt: number | null;
}> {}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: '发消息' });
const drawerOf = (page: Page, title: string) => page.getByRole('dialog', { name: title });

/** Chooses the first rows of the list. */
const choose = async (page: Page, count: number): Promise<void> => {
  const rows = page.getByRole('table', { name: '学员' }).locator('tbody').getByRole('row');
  for (let at = 0; at < count; at += 1) await rows.nth(at).getByRole('checkbox').click();
  await page.getByRole('group', { name: '对已选的操作' }).getByText(`已选 ${count} 项`).waitFor();
};

const write = async (page: Page, title: string, text: string): Promise<void> => {
  const dialog = dialogOf(page);
  await dialog.getByRole('textbox', { name: '标题' }).fill(title);
  await dialog.getByRole('textbox', { name: '正文' }).fill(text);
};

describe('messages to students', () => {
  it('reach ten students whom a class teacher chose, and she sees who has read them', async () => {
    const { page, get, leave } = await staffAt(demo, STUDENTS, 'banzhuren');
    await choose(page, 10);
    await page.getByRole('button', { name: '发消息' }).click();
    const dialog = dialogOf(page);
    await write(page, '{姓名}，周六直播', '晚上八点{电话}');
    await dialog.getByRole('button', { name: '预览' }).click();
    await dialog.getByText(/第 5 个字的「\{电话\}」不是占位符/).waitFor();
    await dialog.getByRole('textbox', { name: '正文' }).fill('晚上八点，');
    await dialog.getByRole('button', { name: '{班主任}' }).click();
    await expect
      .poll(() => dialog.getByRole('textbox', { name: '正文' }).inputValue())
      .toBe('晚上八点，{班主任}');
    await dialog.getByRole('button', { name: '预览' }).click();
    await dialog.getByRole('region', { name: '预览' }).getByText('，周六直播').waitFor();
    await dialog.getByRole('button', { name: '看发给哪些人' }).click();
    await expect
      .poll(() => dialog.getByRole('list', { name: '收件人' }).getByRole('listitem').count())
      .toBe(10);
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: '发给 10 人' }).click();

    const drawer = drawerOf(page, '{姓名}，周六直播');
    await drawer.getByRole('status').getByText('已发完').waitFor();
    const id = new URL(page.url()).searchParams.get('open') ?? '';
    // All are told, nobody has read it.
    const lines = drawer.getByRole('region', { name: '收到的人' }).getByRole('listitem');
    const narrow = drawer.getByRole('combobox', { name: '结果' });
    await narrow.selectOption({ label: '已读' });
    await drawer.getByText('没有这样的人').waitFor();
    await narrow.selectOption({ label: '未读' });
    await expect.poll(() => lines.count()).toBe(10);
    const query = `id=${encodeURIComponent(id)}&size=20`;
    const { list } = await get<Receivers>(`/api/admin/message/receivers?${query}`);
    expect(list).toHaveLength(10);
    expect(list.every(({ state, readAt }) => state === 'sent' && readAt === null)).toBe(true);
    // The numbers are those of rows, also after a reload.
    await page.reload();
    await loaded(page);
    expect(await get(`/api/admin/message?id=${encodeURIComponent(id)}`)).toMatchObject({
      receivers: 10,
      sent: 10,
      waiting: 0,
      read: 0,
    });
    expect(await faultsOf(page)).toEqual([]);
    await leave();
  });

  it('go to a class of hers, to a group of it, and are found by the class again', async () => {
    const classId = await classWith(demo, '信使一班', ['demo-xiaoming']);
    const { page, post, leave } = await staffAt(demo, `/admin/class/detail/${classId}/member`, 'banzhuren');
    await page.getByRole('button', { name: '发消息', exact: true }).click();
    const dialog = dialogOf(page);
    await dialog.getByText(/^发给班级「信使一班」全班/).waitFor();
    await write(page, '开班通知', '周六开班');
    await dialog.getByRole('button', { name: '预览' }).click();
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: '发给 1 人' }).click();
    await drawerOf(page, '开班通知').getByText('班级「信使一班」').first().waitFor();

    // A group of it, from where groups are.
    const { groups } = await post<{ readonly groups: readonly { readonly id: string }[] }>(
      '/api/admin/class/group/make',
      { classId, name: '飞跃组' },
    );
    const moving = { classId, studentIds: ['demo-xiaoming'], groupId: groups[0]?.id };
    await post('/api/admin/class/group/move', moving);
    await page.goto(`/admin/class/detailgroup/${classId}`);
    await page.getByRole('button', { name: /「飞跃组」的操作/ }).click();
    await page.getByRole('menuitem', { name: '发消息' }).click();
    await expect.poll(() => dialog.getByRole('checkbox', { name: '飞跃组' }).isChecked()).toBe(true);
    await write(page, '小组通知', '本周你们组分享');
    await dialog.getByRole('button', { name: '预览' }).click();
    await dialog.getByRole('button', { name: '发给 1 人' }).click();
    await drawerOf(page, '小组通知').getByText('班级「信使一班」的小组「飞跃组」').first().waitFor();

    // The class is chosen where messages are, and they are found by it.
    await page.goto('/admin/message');
    await page.getByRole('button', { name: '发给班级' }).click();
    await dialog.getByRole('button', { name: '预览' }).click();
    await dialog.getByText('请选择班级').waitFor();
    await dialog.getByRole('combobox', { name: '班级' }).fill('信使');
    await page.getByRole('option', { name: /信使一班/ }).click();
    await write(page, '再次通知', '记得带电脑');
    await dialog.getByRole('button', { name: '预览' }).click();
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: '发给 1 人' }).click();
    await drawerOf(page, '再次通知').waitFor();
    await page.goto(`/admin/message?classId=${encodeURIComponent(classId)}`);
    const rows = page.getByRole('table', { name: '发出的消息' }).locator('tbody').getByRole('row');
    await expect.poll(() => rows.count()).toBe(3);
    await expect.poll(() => rows.getByText('班级「信使一班」的小组「飞跃组」').count()).toBe(1);
    expect(await faultsOf(page)).toEqual([]);
    await leave();
  });

  it('are read by the student at his bell, also on a phone, and count as read', async () => {
    const teacher = await staffAt(demo, `${STUDENTS}?search=xiaoming`, 'banzhuren');
    await choose(teacher.page, 1);
    await teacher.page.getByRole('button', { name: '发消息' }).click();
    await write(teacher.page, '作业点评', '写得很好\n继续加油');
    const link = dialogOf(teacher.page).getByRole('textbox', { name: /链接/ });
    await link.fill('http://example.com');
    await dialogOf(teacher.page).getByRole('button', { name: '预览' }).click();
    await dialogOf(teacher.page).getByText('链接只能是平台里的地址').waitFor();
    await expect.poll(() => link.evaluate((one) => one === document.activeElement)).toBe(true);
    await link.fill('/learn/access');
    // What is written is not thrown away by a key.
    await teacher.page.keyboard.press('Escape');
    const question = teacher.page.getByRole('dialog', { name: '有修改还没有保存' });
    expect(await faultsOf(teacher.page)).toEqual([]);
    await question.getByRole('button', { name: '继续编辑' }).click();
    await question.waitFor({ state: 'hidden' });
    await expect.poll(() => link.inputValue()).toBe('/learn/access');
    await dialogOf(teacher.page).getByRole('button', { name: '预览' }).click();
    await dialogOf(teacher.page).getByText('点开到：/learn/access').waitFor();
    await dialogOf(teacher.page).getByRole('button', { name: '发给 1 人' }).click();
    const drawer = drawerOf(teacher.page, '作业点评');
    await drawer.getByRole('status').getByText('已发完').waitFor();
    await drawer.getByText('已提交，未读').waitFor();

    const student = await shopper(demo, 'xiaoming', { device: 'phone' });
    await student.page.goto('/learn');
    await student.page.getByRole('link', { name: /^通知，\d+ 条未读/ }).click();
    await student.page.getByRole('heading', { name: /^未读：\s*作业点评$/ }).waitFor();
    expect(await faultsOf(student.page)).toEqual([]);
    await student.page.getByRole('link', { name: '查看：作业点评' }).click();
    await student.page.waitForURL('**/learn/access');
    await student.page.goBack();
    await student.page.getByRole('heading', { name: '作业点评', exact: true }).waitFor();
    await teacher.page.reload();
    await drawerOf(teacher.page, '作业点评')
      .getByText(/已提交，.*已读/)
      .waitFor();
    await student.leave();
    await teacher.leave();
  });

  it('by SMS are priced before, and are not sent to who wants none', async () => {
    const student = await shopper(demo, 'xiaoming');
    await student.page.goto('/learn/notice');
    await student.page.getByRole('checkbox', { name: '接收老师的短信' }).click();
    await told(student.page, '不再接收老师的短信');
    const teacher = await staffAt(demo, `${STUDENTS}?search=xiaoming`, 'banzhuren');
    const { page } = teacher;
    await choose(page, 1);
    await page.getByRole('button', { name: '发消息' }).click();
    const dialog = dialogOf(page);
    await dialog.getByRole('radio', { name: '短信' }).check();
    await dialog.getByRole('textbox', { name: '正文' }).fill('{姓名}，来学习吧');
    await dialog.getByRole('button', { name: '预览' }).click();
    await dialog.getByText('1 人不接收短信，不会发给他们').waitFor();
    await dialog.getByText('共 0 条短信，预计 ¥0.00').waitFor();
    await dialog.getByText('今天还能发给 500 人，还能用 ¥100.00').waitFor();
    await dialog.getByRole('button', { name: '发给 1 人' }).click();
    const drawer = drawerOf(page, '{姓名}，来学习吧');
    await drawer.getByRole('status').getByText('已发完').waitFor();
    await expect.poll(() => drawer.getByRole('listitem').getByText('不接收短信').count()).toBe(1);
    await teacher.leave();
    await student.leave();
  });

  it('begin with templates that are kept, and a super administrator sets what they cost', async () => {
    const { page, leave } = await staffAt(demo, '/admin/message/template', 'admin');
    await page.getByRole('button', { name: '新建模板' }).click();
    const dialog = page.getByRole('dialog', { name: '新建模板' });
    await dialog.getByRole('textbox', { name: '名称' }).fill('催课');
    await dialog.getByRole('textbox', { name: '正文' }).fill('{昵称}你好');
    await dialog.getByRole('button', { name: '保存' }).click();
    await dialog.getByText(/第 1 个字的「\{昵称\}」不是占位符/).waitFor();
    await dialog.getByRole('textbox', { name: '正文' }).fill('{姓名}你好');
    await dialog.getByRole('button', { name: '保存' }).click();
    await told(page, '已保存模板');
    await page.getByText('{姓名}你好').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('link', { name: '发出的消息' }).click();
    await page.getByRole('button', { name: '修改…' }).click();
    const settings = page.getByRole('dialog', { name: '短信的单价与上限' });
    await settings.getByRole('textbox', { name: '每位员工每天的人数' }).fill('20');
    await settings.getByRole('button', { name: '保存' }).click();
    await told(page, '已保存');
    await page.getByText(/短信每条 .*，每位员工每天最多发给 20 人/).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await leave();
  });
});
