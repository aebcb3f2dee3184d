import { at, failing, loading, type Scene } from '../../scene.js';
import { ABOVE, ADMIN, answer } from './staff.js';

const PATH = '/admin/performance';
const CALL = '**/api/admin/performance?*';

/** What came in and went back, by people, departments, products and months. */
export const performanceScenes: readonly Scene[] = [
  at('console/performance', PATH, ADMIN, async ({ page }) => {
    await page.getByRole('table').waitFor();
  }),
  at('console/performance-departments', `${PATH}?view=departments`, ADMIN, async ({ page }) => {
    await page.getByRole('table').waitFor();
  }),
  at('console/performance-months', `${PATH}?view=months`, ADMIN, async ({ page }) => {
    await page.getByRole('table').first().waitFor();
  }),
  at('console/performance-target', PATH, { ...ADMIN, ...ABOVE }, async ({ page }) => {
    await page.getByRole('button', { name: '刘敏的目标' }).click();
    await page.getByRole('dialog').waitFor();
  }),
  at('console/performance-none', `${PATH}?view=products`, ADMIN, async ({ page }) => {
    const nothing = {
      paidOrders: 0,
      received: 0,
      refunds: 0,
      refunded: 0,
      newStudents: 0,
      converted: 0,
      net: 0,
    };
    const month = '2026-11';
    await answer(page, CALL, {
      view: 'products',
      month,
      today: `${month}-01`,
      lines: [],
      total: nothing,
      late: 0,
    });
    await page.reload();
    await page.getByText('这个月还没有业绩').waitFor();
  }),
  loading('console/performance-loading', PATH, CALL, ADMIN),
  failing('console/performance-failed', PATH, { ...ADMIN, lost: CALL, text: '业绩没有加载出来' }),
];
