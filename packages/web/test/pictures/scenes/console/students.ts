import type { BulkReport } from '@ykd/application/staff-list';
import type { Page } from 'playwright-core';
import { at, failing, loading, type Scene } from '../../scene.js';
import { ABOVE, ADMIN, answer, ASSISTANT, post, press, TEACHER } from './staff.js';

const LIST = '/admin/class/student';
const ROWS = '**/api/admin/students?**';
const OPEN = { ...ADMIN, ...ABOVE } as const;

const table = (page: Page): Promise<void> => page.getByRole('table').waitFor();
/** Ticks the box of a row. */
const choose = (page: Page, row: number): Promise<void> =>
  page.getByRole('table').locator('tbody').getByRole('checkbox').nth(row).check();

/** What became of each of many. */
const REPORT = {
  batch: 'batch',
  done: 36,
  skipped: 2,
  failed: 1,
  rows: [
    { id: 'a', name: '李小明', mobile: null, outcome: 'failed', reason: null },
    { id: 'b', name: '王小红', mobile: null, outcome: 'skipped', reason: 'same' },
    { id: 'c', name: null, mobile: '138****0006', outcome: 'skipped', reason: 'absent' },
    { id: 'd', name: '单雨薇', mobile: null, outcome: 'done', reason: null },
  ],
} satisfies BulkReport;

/** The list of students, with all that opens above it. */
export const studentListScenes: readonly Scene[] = [
  at('console/students', LIST, ADMIN, ({ page }) => table(page)),
  at('console/students-teacher', LIST, { ...TEACHER, ...ABOVE }, ({ page }) => table(page)),
  at('console/students-assistant', LIST, { ...ASSISTANT, ...ABOVE }, ({ page }) => table(page)),
  at('console/students-narrowed', `${LIST}?school=some&classTeacher=is:demo-banzhuren`, OPEN, ({ page }) =>
    table(page),
  ),
  at('console/students-nothing', `${LIST}?search=zzzz`, ADMIN, async ({ page }) => {
    await page.getByText('没有符合条件的记录', { exact: true }).first().waitFor();
  }),
  at('console/students-view-gone', `${LIST}?view=nosuch`, OPEN, async ({ page }) => {
    await page.getByText('链接里的视图已经被删除').waitFor();
  }),
  ...['筛选', '显示的列', '导出'].map((name) =>
    at(`console/students-${name}`, LIST, OPEN, async ({ page }) => {
      await table(page);
      await press(page, name);
    }),
  ),
  at('console/students-views', LIST, OPEN, async ({ page }) => {
    await table(page);
    await press(page, '全部学员');
    await page.getByRole('group', { name: '视图' }).getByText('自带').waitFor();
  }),
  at('console/students-chosen', LIST, OPEN, async ({ page }) => {
    await table(page);
    await choose(page, 1);
    await choose(page, 2);
  }),
  at('console/students-assign', LIST, OPEN, async ({ page }) => {
    await table(page);
    await choose(page, 1);
    await press(page, '更换负责人');
    await page.getByRole('dialog').getByRole('button', { name: '更换 1 位' }).click();
    await page.getByRole('dialog').getByText('请选择员工').waitFor();
  }),
  at('console/students-view-new', LIST, OPEN, async ({ page }) => {
    await table(page);
    await press(page, '全部学员');
    await press(page, '存为新的视图');
    await page.getByRole('group', { name: '视图' }).getByLabel('名称').fill('本周要打电话的');
  }),
  at('console/students-changed', '/admin', { ...ADMIN, isAlone: true }, async (stage) => {
    const { page } = stage;
    const state = { school: 'some', sort: 'name' };
    const view = await post(stage, '/api/admin/view/add', {
      list: 'students',
      name: '填了学校的',
      scope: 'own',
      state,
    });
    await page.goto(`${LIST}?view=${(view as { id: string }).id}&school=some&sort=-name`);
    await page.getByText('显示的内容与视图').waitFor();
  }),
  at('console/students-unread', `${LIST}?classTeacher=maybe:x&registeredAt=some`, OPEN, ({ page }) =>
    table(page),
  ),
  // Nobody comes for this file: it would stand in the scenes after this one.
  at('console/students-exporting', LIST, { ...OPEN, isAlone: true }, async (stage) => {
    const state = { search: '李', school: 'some' };
    await post(stage, '/api/admin/export/begin', { list: 'students', format: 'csv', state });
    await stage.page.reload();
    await table(stage.page);
    await stage.page.getByText('正在导出').waitFor();
  }),
  at('console/students-report', LIST, OPEN, async ({ page }) => {
    await answer(page, '**/api/admin/students/assign', REPORT);
    await table(page);
    await choose(page, 1);
    await press(page, '更换负责人');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('员工', { exact: true }).selectOption({ index: 1 });
    await dialog.getByRole('button', { name: '更换 1 位' }).click();
    await page.getByRole('dialog', { name: '处理结果' }).waitFor();
  }),
  at('console/students-undo', LIST, OPEN, async ({ page }) => {
    await answer(page, '**/api/admin/students/assign', { ...REPORT, skipped: 0, failed: 0 });
    await table(page);
    await choose(page, 1);
    await press(page, '更换负责人');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('员工', { exact: true }).selectOption({ index: 1 });
    await dialog.getByRole('button', { name: '更换 1 位' }).click();
    await page.getByRole('button', { name: '撤销' }).hover();
  }),
  at('console/students-none', LIST, ADMIN, async ({ page }) => {
    await answer(page, ROWS, { list: [], previous: null, next: null });
    await page.reload();
    await page.getByText('还没有学员').waitFor();
  }),
  loading('console/students-loading', LIST, ROWS, ADMIN),
  failing('console/students-failed', LIST, { lost: ROWS, text: '没有加载出来', ...ADMIN }),
];
