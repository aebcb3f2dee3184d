import type { HandOverPeople, HandOverPreview } from '@ykd/application/hand-over';
import type { Performance } from '@ykd/application/performance';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { classWith } from './support/classes.js';
import { useOwnDemo } from './support/demo.js';
import { faultsOf, loaded } from './support/faults.js';
import {
  correctFaulty,
  FAULTY_ROWS,
  pasteRoster,
  rosterMobile,
  rosterText,
} from './support/pasted-roster.js';
import { shopper } from './support/shop.js';
import { choose, staffAt, type StaffVisitor } from './support/staff.js';
import { told } from './support/toasts.js';

/** One story, each test going on where the one before it ended: from a sheet of names to the orders of a department. */
const demo = useOwnDemo({ DEMO_STUDENTS: '120' });
const CLASS = '春季编程班';
const WRONG = '周末体验班';
const ROSTERS = '/admin/class/roster';
const TAG = '每周分享';

let classId = '';

const membersOf = async ({ get }: StaffVisitor, id: string): Promise<number> =>
  (await get<{ readonly members: number }>(`/api/admin/class?classId=${encodeURIComponent(id)}`)).members;

/** Has the rows of a pasted sheet come into a class, and looks through them. */
const into = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('combobox', { name: '放进班级' }).fill(name);
  await page.getByRole('option', { name: new RegExp(name) }).click();
  await page.getByRole('button', { name: '核对全部的行' }).click();
  await page.getByRole('region', { name: '导入' }).waitFor();
  await loaded(page);
};

const take = async (page: Page, rows: number): Promise<void> => {
  await page.getByRole('button', { name: `导入 ${rows} 行` }).click();
  await told(page, '已导入');
  await page.getByRole('region', { name: '结果' }).getByText(`已新增 ${rows}`).waitFor();
};

it('a class teacher imports 500 students, corrects seven rows in place, and all of them are in her class', async () => {
  classId = await classWith(demo, CLASS, ['demo-xiaoming']);
  const teacher = await staffAt(demo, ROSTERS, 'banzhuren');
  const { page, leave } = teacher;
  await pasteRoster(page, rosterText(500, 0, FAULTY_ROWS));
  await into(page, CLASS);
  await correctFaulty(page);
  await take(page, 500);
  expect(await membersOf(teacher, classId)).toBe(501);
  await leave();
});

it('another sheet comes into a wrong class, and goes out of it again, whole', async () => {
  const wrongId = await classWith(demo, WRONG);
  const teacher = await staffAt(demo, ROSTERS, 'banzhuren');
  const { page, get, leave } = teacher;
  await pasteRoster(page, rosterText(30, 20_000));
  await into(page, WRONG);
  await take(page, 30);
  expect(await membersOf(teacher, wrongId)).toBe(30);
  const result = page.getByRole('region', { name: '结果' });
  await result.getByRole('button', { name: '撤销导入' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '撤销', exact: true }).click();
  await result.getByText('已撤销 30').waitFor();
  expect(await membersOf(teacher, wrongId)).toBe(0);
  expect(await membersOf(teacher, classId)).toBe(501);
  const found = await get<{ readonly list: readonly unknown[] }>(
    `/api/admin/students?search=${rosterMobile(7, 20_000)}&size=20`,
  );
  expect(found.list).toEqual([]);
  await leave();
});

it('its groups are balanced, ten of it get a tag, and those ten are told', async () => {
  const admin = await staffAt(demo, '/admin/class/constant');
  const form = { name: TAG, color: '#3D7FE0', description: '每周讲一个小程序', isShown: true };
  const tags = await admin.post<readonly { readonly id: string; readonly name: string }[]>(
    '/api/admin/tags/make',
    form,
  );
  const tagId = tags.find(({ name }) => name === TAG)?.id ?? '';
  await admin.leave();

  const { page, get, leave } = await staffAt(demo, `/admin/class/detailgroup/${classId}`, 'banzhuren');
  await page.getByRole('button', { name: '平均分组' }).first().click();
  const dialog = page.getByRole('dialog', { name: '平均分组' });
  await dialog.getByLabel('数量').fill('20');
  await dialog.getByRole('button', { name: '看结果' }).click();
  await dialog.getByText(/位学员换组/).waitFor();
  await dialog.getByRole('button', { name: '应用' }).click();
  await page
    .getByText(/已分组，\d+ 位学员换了组/)
    .first()
    .waitFor();
  const { groups } = await get<{ readonly groups: readonly { figures: { size: number } }[] }>(
    `/api/admin/class/groups?classId=${classId}`,
  );
  const sizes = groups.map(({ figures }) => figures.size);
  expect(sizes).toHaveLength(20);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(501);
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);

  // The one who has been here for long comes first.
  await page.goto(`/admin/class/detailLable/${classId}?sort=gmtCreated`);
  const rows = page.getByRole('table', { name: '班里的学员与标签' }).locator('tbody').getByRole('row');
  await rows.first().waitFor();
  await loaded(page);
  for (let place = 0; place < 10; place += 1) await rows.nth(place).getByRole('checkbox').check();
  await page.getByRole('button', { name: '标签', exact: true }).click();
  const ask = page.getByRole('dialog', { name: '标签' });
  await ask.getByLabel('标签').selectOption(TAG);
  await ask.getByRole('button', { name: '为 10 位贴上' }).click();
  await told(page, `已为 10 位学员贴上「${TAG}」`);

  await page.goto(`/admin/class/student?tag=is:${tagId}&columns=name,tag`);
  await page.getByText('共 10 位学员', { exact: true }).waitFor();
  const list = page.getByRole('table', { name: '学员' });
  await list.getByRole('checkbox').first().check();
  await page.getByRole('group', { name: '对已选的操作' }).getByText('已选 10 项').waitFor();
  await page.getByRole('button', { name: '发消息' }).click();
  const write = page.getByRole('dialog', { name: '发消息' });
  await write.getByRole('textbox', { name: '标题' }).fill('{姓名}，周五分享');
  await write.getByRole('textbox', { name: '正文' }).fill('每人十分钟，周四把题目发给我。');
  await write.getByRole('button', { name: '预览' }).click();
  await write.getByRole('button', { name: '发给 10 人' }).click();
  await page
    .getByRole('dialog', { name: '{姓名}，周五分享' })
    .getByRole('status')
    .getByText('已发完')
    .waitFor();
  await leave();

  const student = await shopper(demo, 'xiaoming', { device: 'phone' });
  await student.page.goto('/learn');
  await student.page.getByRole('link', { name: /^通知，\d+ 条未读/ }).click();
  await student.page.getByRole('heading', { name: /周五分享$/ }).waitFor();
  await student.page.goto('/learn/class');
  await student.page.getByText(CLASS).first().waitFor();
  expect(await faultsOf(student.page)).toEqual([]);
  await student.leave();
});

it('an assistant hands those of the class teacher to a colleague, and the page of a student says so', async () => {
  const assistant = await staffAt(demo, '/admin/teacher/handover', 'zhujiao');
  const { page, get, leave } = assistant;
  const { list: people } = await get<HandOverPeople>('/api/admin/hand-overs/people');
  const from = people.find(({ name }) => name === '陈静')?.id ?? '';
  const { total } = await get<HandOverPreview>(`/api/admin/hand-overs/preview?from=${from}`);
  expect(total).toBeGreaterThan(500);
  await page.getByLabel('从谁').selectOption({ label: '陈静' });
  await choose(page.getByLabel('交给谁'), '刘敏');
  await page.getByRole('textbox', { name: '交接说明' }).fill('陈静去分校两周，周五的分享照旧');
  await page.getByRole('button', { name: `移交 ${total} 位学员` }).click();
  const dialog = page.getByRole('dialog', { name: '移交学员' });
  await dialog.getByRole('button', { name: `移交 ${total} 位学员` }).click();
  await told(page, `${total} 位学员已经交给 刘敏`);
  await page.goto('/admin/class/student/demo-xiaoming');
  await page.getByRole('region', { name: '移交记录' }).getByText('周五的分享照旧').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await leave();
});

it('an administrator reads how a department did, and follows a figure down to an order', async () => {
  const { page, get, leave } = await staffAt(demo, '/admin/performance?view=departments');
  const { lines: months } = await get<Performance>('/api/admin/performance?view=months');
  const month = months.toSorted((one, other) => other.paidOrders - one.paidOrders)[0]?.id ?? '';
  const { lines } = await get<Performance>(`/api/admin/performance?view=departments&month=${month}`);
  const paidOrders = lines.find(({ name }) => name === '教学部')?.paidOrders ?? 0;
  expect(paidOrders).toBeGreaterThan(0);
  await page.goto(`/admin/performance?view=departments&month=${month}`);
  await page
    .getByRole('row', { name: /^教学部/ })
    .first()
    .getByRole('link')
    .first()
    .click();
  await page.getByText(`共 ${paidOrders} 个订单`, { exact: true }).waitFor();
  await page.getByRole('table').getByRole('rowheader').first().getByRole('link').click();
  await page.getByRole('dialog', { name: /^订单/ }).getByText('付款方式').first().waitFor();
  expect(await faultsOf(page)).toEqual([]);
  const acts = [
    'rosters.apply',
    'rosters.undo',
    'classes.group.make',
    'tags.put',
    'messages.send',
    'students.handOver',
  ];
  for (const act of acts) {
    const { list } = await get<{ readonly list: readonly object[] }>(
      `/api/admin/audit?act=is:${act}&size=20`,
    );
    expect([act, list.length]).not.toEqual([act, 0]);
  }
  await leave();
});
