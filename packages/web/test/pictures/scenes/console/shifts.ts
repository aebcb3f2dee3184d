import { at, failing, loading, type Scene } from '../../scene.js';
import { ABOVE, ADMIN, press, TEACHER } from './staff.js';

const PLAN = '/admin/teacher/shift';
const WEEK = '**/api/admin/shifts/week**';
/** That of which the demo knows nothing any more. */
const FREE = `${PLAN}?week=2030-01-07`;

/** Who of those who look after students is on when. */
export const shiftScenes: readonly Scene[] = [
  at('console/shifts', PLAN, ADMIN, async ({ page }) => {
    await page.getByText(/现在(值班|没有人值班)/).waitFor();
  }),
  at('console/shifts-seen', PLAN, TEACHER, async ({ page }) => {
    await page.getByText(/现在(值班|没有人值班)/).waitFor();
  }),
  at('console/shifts-free', FREE, ADMIN, async ({ page }) => {
    await page.getByRole('button', { name: '回到本周' }).waitFor();
  }),
  loading('console/shifts-loading', PLAN, WEEK, ADMIN),
  failing('console/shifts-failed', PLAN, { ...ADMIN, lost: WEEK, text: '值班没有加载出来' }),
  at('console/shift-new', PLAN, { ...ADMIN, ...ABOVE }, async ({ page }) => {
    await press(page, '排班');
    await page.getByRole('dialog').getByText('每周').click();
  }),
  at('console/shift-edit', PLAN, { ...ADMIN, ...ABOVE }, async ({ page }) => {
    await page
      .getByRole('button', { name: /09:00–12:00/ })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
  }),
  at('console/shift-leave', PLAN, { ...ADMIN, ...ABOVE }, async ({ page }) => {
    await press(page, '登记请假');
    await page.getByRole('dialog').waitFor();
  }),
  at('console/shift-hours', PLAN, { ...ADMIN, ...ABOVE }, async ({ page }) => {
    await press(page, '服务时间');
    await page.getByRole('dialog').waitFor();
  }),
];
