import type { Page } from 'playwright-core';
import { at, failing, loading, type Scene } from '../../scene.js';
import { ABOVE, ADMIN, ASSISTANT, press, TEACHER } from './staff.js';

const LIST = '/admin/class/student';
const ROWS = '**/api/admin/students?**';
const OPEN = { ...ADMIN, ...ABOVE } as const;

const table = (page: Page): Promise<void> => page.getByRole('table').waitFor();
/** Ticks the box of a row. */
const choose = (page: Page, row: number): Promise<void> =>
  page.getByRole('table').locator('tbody').getByRole('checkbox').nth(row).check();

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
  loading('console/students-loading', LIST, ROWS, ADMIN),
  failing('console/students-failed', LIST, { lost: ROWS, text: '没有加载出来', ...ADMIN }),
];
