import type { Page } from 'playwright-core';
import { at, failing, loading, type Scene } from '../../scene.js';
import { ABOVE, ADMIN, answer, press, TEACHER } from './staff.js';

const LIST = '/admin/class';
const ONE = `${LIST}/detail/demo-class-2`;
const SETTING = `${ONE}/setting`;
const CONSTANT = `${LIST}/constant`;
const TAGS = `${LIST}/detailLable/demo-class-2`;
const UNPLACED = `${LIST}/unplaced`;
const ROWS = '**/api/admin/classes?**';
const CLASS = '**/api/admin/class?**';
const ORDERS = '**/api/admin/classes/unplaced';
const SCHEDULE = '**/api/admin/class/schedule?**';
const STUDENTS = '**/api/admin/students?**';
const OPTIONS = '**/api/admin/classes/options';
const OPEN = { ...ADMIN, ...ABOVE } as const;

const table = (page: Page): Promise<void> => page.getByRole('table').waitFor();
const form = (page: Page): Promise<void> => page.getByLabel('班级名称').waitFor();

/** Paid orders that no class took: one that was looked at, and one that was not yet. */
const WITHOUT_CLASS = [
  {
    orderId: 'demo-order-1',
    student: { id: 'demo-xiaoming', name: '李小明' },
    productName: '程序员成长计划',
    paidAt: 1_772_294_400_000,
    day: '2026-03-01',
    judged: [
      {
        classId: 'demo-class-3',
        name: '研发训练营 13 班',
        firstDay: '2026-02-08',
        verdict: 'full',
        members: 24,
        seats: 24,
      },
      {
        classId: 'demo-class-2',
        name: '研发训练营 14 班',
        firstDay: '2026-01-04',
        verdict: 'tooLate',
        members: 20,
        seats: null,
      },
    ],
  },
  {
    orderId: 'demo-order-2',
    student: { id: 'demo-new', name: null },
    productName: '前端工程师训练营',
    paidAt: 1_772_380_800_000,
    day: null,
    judged: [],
  },
];

/** The pages about classes. */
export const classScenes: readonly Scene[] = [
  at('console/classes', LIST, ADMIN, ({ page }) => table(page)),
  at('console/classes-teacher', LIST, TEACHER, ({ page }) => table(page)),
  at('console/classes-nothing', `${LIST}?search=zzzz`, ADMIN, async ({ page }) => {
    await page.getByText('没有符合条件的记录', { exact: true }).first().waitFor();
  }),
  at('console/classes-none', '/admin', ADMIN, async ({ page }) => {
    await answer(page, ROWS, { list: [], previous: null, next: null });
    await page.goto(LIST);
    await page.getByText('还没有班级').first().waitFor();
  }),
  loading('console/classes-loading', LIST, ROWS, ADMIN),
  failing('console/classes-failed', LIST, { lost: ROWS, text: '没有加载出来', ...ADMIN }),
  at('console/class', ONE, ADMIN, ({ page }) => table(page)),
  at('console/class-teacher', ONE, TEACHER, ({ page }) => table(page)),
  at('console/class-setting', SETTING, ADMIN, ({ page }) => form(page)),
  at('console/class-setting-teacher', SETTING, TEACHER),
  at('console/class-archive', SETTING, OPEN, async ({ page }) => {
    await press(page, '归档班级');
    await page.getByRole('dialog').waitFor();
  }),
  at('console/class-missing', `${LIST}/detail/nothing`, ADMIN, async ({ page }) => {
    await page.getByText('没有这个班级').waitFor();
  }),
  loading('console/class-loading', ONE, CLASS, ADMIN),
  failing('console/class-failed', ONE, { lost: CLASS, text: '班级没有加载出来', ...ADMIN }),
  at('console/class-members', `${ONE}/member`, ADMIN, ({ page }) => table(page)),
  at('console/class-members-add', `${ONE}/member`, OPEN, async ({ page }) => {
    await table(page);
    await press(page, '添加学员');
    await page.getByRole('dialog').waitFor();
  }),
  at('console/class-members-move', `${ONE}/member`, OPEN, async ({ page }) => {
    await table(page);
    await page.getByRole('table').locator('tbody').getByRole('checkbox').first().check();
    await press(page, '转到别的班');
    await page.getByRole('dialog').waitFor();
  }),
  at('console/class-members-why', `${ONE}/member`, OPEN, async ({ page }) => {
    await table(page);
    await page.getByRole('table').locator('tbody').getByRole('link').first().click();
    await page.getByRole('dialog').getByText('报名表').first().waitFor();
  }),
  at('console/class-schedule', `${ONE}/schedule`, ADMIN, async ({ page }) => {
    await page.getByRole('region', { name: '接下来' }).waitFor();
  }),
  at('console/class-schedule-month', `${ONE}/schedule?view=month`, ADMIN, async ({ page }) => {
    await page.getByRole('button', { name: '下个月' }).waitFor();
  }),
  at('console/class-schedule-add', `${ONE}/schedule`, OPEN, async ({ page }) => {
    await press(page, '添加日程');
    await page.getByRole('dialog').waitFor();
  }),
  at('console/class-schedule-time', `${ONE}/schedule`, OPEN, async ({ page }) => {
    await page.getByRole('button', { name: /「每周直播：讲解与答疑」的操作/ }).click();
    await page.getByRole('menuitem', { name: '只改一次…' }).click();
    await page.getByRole('dialog').getByLabel('哪一次').waitFor();
  }),
  at('console/class-schedule-cancel', `${ONE}/schedule`, OPEN, async ({ page }) => {
    await page.getByRole('button', { name: /「每周直播：讲解与答疑」的操作/ }).click();
    await page.getByRole('menuitem', { name: '取消日程' }).click();
    await page
      .getByRole('dialog')
      .getByText(/^会通知 \d+ 名学员/)
      .waitFor();
  }),
  at('console/class-write', ONE, OPEN, async ({ page }) => {
    await form(page);
    await page.getByRole('button', { name: '发消息', exact: true }).click();
    await page
      .getByRole('dialog')
      .getByText(/^发给班级/)
      .waitFor();
  }),
  at('console/class-schedule-contact', `${ONE}/schedule`, OPEN, async ({ page }) => {
    await press(page, '学员看到的我');
    await page.getByRole('dialog').getByLabel('微信号').waitFor();
  }),
  at('console/class-schedule-calendar', `${ONE}/schedule`, OPEN, async ({ page }) => {
    await press(page, '订阅日历');
    await page.getByRole('dialog').getByText('生成地址').waitFor();
  }),
  loading('console/class-schedule-loading', `${ONE}/schedule`, SCHEDULE, ADMIN),
  failing('console/class-schedule-failed', `${ONE}/schedule`, {
    lost: SCHEDULE,
    text: '日程没有加载出来',
    ...ADMIN,
  }),
  at('console/class-new', `${LIST}/new`, ADMIN, ({ page }) => form(page)),
  at('console/class-new-wrong', `${LIST}/new`, ADMIN, async ({ page }) => {
    await form(page);
    await page.getByLabel('名额').fill('很多');
    await press(page, '新建');
    await page.getByText(/^名额要填/).waitFor();
  }),
  at('console/class-constant', CONSTANT, ADMIN, async ({ page }) => {
    await page.getByRole('region', { name: '班型' }).waitFor();
  }),
  at('console/class-constant-add', CONSTANT, OPEN, async ({ page }) => {
    await press(page, '添加班型');
    await page.getByRole('dialog').waitFor();
  }),
  failing('console/class-constant-failed', CONSTANT, {
    lost: OPTIONS,
    text: '班型与阶段没有加载出来',
    ...ADMIN,
  }),
  at('console/class-constant-tag', CONSTANT, OPEN, async ({ page }) => {
    await press(page, '添加标签');
    await page.getByRole('dialog').waitFor();
  }),
  at('console/class-tags', TAGS, ADMIN, ({ page }) => table(page)),
  at('console/class-tags-teacher', TAGS, TEACHER),
  at('console/class-tags-put', TAGS, OPEN, async ({ page }) => {
    await table(page);
    await page.getByRole('table').locator('tbody').getByRole('checkbox').first().check();
    await page.getByRole('button', { name: '标签', exact: true }).click();
    await page.getByRole('dialog').waitFor();
  }),
  at('console/class-tags-one', TAGS, OPEN, async ({ page }) => {
    await table(page);
    await page.getByRole('table').locator('tbody').getByRole('link').first().click();
    await page.getByRole('dialog').getByLabel('选择要贴的标签').waitFor();
  }),
  failing('console/class-tags-failed', TAGS, { lost: STUDENTS, text: '没有加载出来', ...ADMIN }),
  loading('console/class-tags-loading', TAGS, STUDENTS, ADMIN),
  at('console/class-unplaced', '/admin', ADMIN, async ({ page }) => {
    await answer(page, ORDERS, WITHOUT_CLASS);
    await page.goto(UNPLACED);
    await table(page);
  }),
  at('console/class-unplaced-settle', '/admin', OPEN, async ({ page }) => {
    await answer(page, ORDERS, WITHOUT_CLASS);
    await page.goto(UNPLACED);
    await page.getByRole('button', { name: '另行处理' }).first().click();
    await page.getByRole('dialog').waitFor();
  }),
  at('console/class-unplaced-none', '/admin', ADMIN, async ({ page }) => {
    await answer(page, ORDERS, []);
    await page.goto(UNPLACED);
    await page.getByText('没有等着进班的订单').first().waitFor();
  }),
  loading('console/class-unplaced-loading', UNPLACED, ORDERS, ADMIN),
  failing('console/class-unplaced-failed', UNPLACED, {
    lost: ORDERS,
    text: '没有进班的订单没有加载出来',
    ...ADMIN,
  }),
];
