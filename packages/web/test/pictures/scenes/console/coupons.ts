import { at, type Scene } from '../../scene.js';
import { ABOVE, ADMIN, press } from './staff.js';

const PATH = '/admin/commission/coupon';

/** The coupons that staff give to partners. */
export const couponBatchScenes: readonly Scene[] = [
  at('console/coupons', PATH, ADMIN, async ({ page }) => {
    await page.getByText('训练营立减 500 元').waitFor();
  }),
  at('console/coupons-make', PATH, { ...ADMIN, ...ABOVE }, async ({ page }) => {
    await press(page, '发放优惠券');
    await page.getByRole('dialog').getByRole('combobox', { name: '优惠' }).selectOption({ label: '打折' });
  }),
  at('console/coupons-change', PATH, { ...ADMIN, ...ABOVE }, async ({ page }) => {
    await press(page, '修改「训练营立减 500 元」');
    await page.getByRole('dialog').getByText('领取的当天算第一天').waitFor();
  }),
];
