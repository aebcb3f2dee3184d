import type { Page } from 'playwright-core';
import { at, failing, loading, type Scene } from '../../scene.js';
import { ABOVE, ADMIN, press, TEACHER } from './staff.js';

const LIST = '/admin/class/roster';
const ROWS = '**/api/admin/roster/list?**';
/** By somebody alone: a roster that a scene leaves behind would stand in the lists of the others. */
const ALONE = { ...TEACHER, isAlone: true } as const;

/** Students as they are copied from a spreadsheet: two who are new, and three rows with something wrong. */
const SHEET = [
  '姓名\t手机号\t学校\t备注',
  '王一帆\t17700000001\t南京大学\t周末可以上课',
  '赵思远\t17700000002\t\t',
  '钱多多\t1.38E+10\t\t',
  '孙晓\t17700000002\t\t',
  '周正\t\t\t',
].join('\n');

const paste = async (page: Page): Promise<void> => {
  await page.getByLabel('粘贴表格里的学员').evaluate((field, said) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', said);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, SHEET);
  await page.getByRole('button', { name: '核对全部的行' }).waitFor();
};

const check = async (page: Page): Promise<void> => {
  await paste(page);
  await press(page, '核对全部的行');
  await page.getByLabel('第 4 行的手机号').waitFor();
};

const apply = async (page: Page): Promise<void> => {
  await check(page);
  await page.getByRole('button', { name: /^导入 \d+ 行$/ }).click();
  await page.getByRole('region', { name: '结果' }).getByText('已新增').first().waitFor();
};

/** Students brought in from sheets. */
export const rosterScenes: readonly Scene[] = [
  at('console/rosters', LIST, ADMIN),
  loading('console/rosters-loading', LIST, ROWS, ADMIN),
  failing('console/rosters-failed', LIST, { lost: ROWS, text: '列表没有加载出来', ...ADMIN }),
  at('console/roster-columns', LIST, ALONE, ({ page }) => paste(page)),
  at('console/roster-review', LIST, ALONE, ({ page }) => check(page)),
  at('console/roster-remove', LIST, { ...ALONE, ...ABOVE }, async ({ page }) => {
    await check(page);
    await press(page, '删除');
    await page.getByRole('dialog').waitFor();
  }),
  at('console/roster-result', LIST, ALONE, ({ page }) => apply(page)),
  at('console/roster-undo', LIST, { ...ALONE, ...ABOVE }, async ({ page }) => {
    await apply(page);
    await press(page, '撤销导入');
    await page.getByRole('dialog').waitFor();
  }),
  at('console/roster-missing', `${LIST}/nothing`, ADMIN, async ({ page }) => {
    await page.getByText('没有这份花名册').first().waitFor();
  }),
];
