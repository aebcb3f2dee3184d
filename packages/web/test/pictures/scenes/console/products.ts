import { at, failing, loading, type Scene } from '../../scene.js';
import { ABOVE, ADMIN, press } from './staff.js';

const LIST = '/admin/product';
const ROWS = '**/api/admin/products?**';
const ONE = `${LIST}/detail/product-develop`;
const OPEN = { ...ADMIN, ...ABOVE } as const;

/** The pages about products. */
export const productScenes: readonly Scene[] = [
  at('console/product', LIST, ADMIN),
  at('console/product-none', `${LIST}?search=zzzz`, ADMIN, async ({ page }) => {
    await page.getByText('没有符合条件的记录', { exact: true }).first().waitFor();
  }),
  loading('console/product-loading', LIST, ROWS, ADMIN),
  failing('console/product-failed', LIST, { lost: ROWS, text: '没有加载出来', ...ADMIN }),
  at('console/product-new', `${LIST}/new`, ADMIN),
  at('console/product-one', ONE, ADMIN),
  at('console/product-preview', ONE, ADMIN, async ({ page }) => {
    await press(page, '预览');
    await page.getByRole('heading', { name: '商品页' }).waitFor();
    await page.getByRole('heading', { name: '包含的课程' }).waitFor();
  }),
  at('console/product-off', ONE, OPEN, async ({ page }) => {
    await press(page, '下架');
    await page.getByRole('dialog').waitFor();
  }),
  at('console/product-missing', `${LIST}/detail/nothing`, ADMIN, async ({ page }) => {
    await page.getByText('没有这个商品').waitFor();
  }),
  at('console/product-order', `${LIST}/order`, ADMIN),
];
