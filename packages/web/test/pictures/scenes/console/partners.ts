import { at, failing, loading, type Scene } from '../../scene.js';
import { ABOVE, ADMIN, press } from './staff.js';

const PATH = '/admin/commission';
const ORDERS = '**/api/admin/partner/workorders?**';

/** Partners and their applications, for staff. */
export const partnerConsoleScenes: readonly Scene[] = [
  at('console/partner', PATH, ADMIN, async ({ page }) => {
    await page.getByText('赵敏').first().waitFor();
  }),
  at('console/commstudent', '/admin/commstudent', ADMIN, async ({ page }) => {
    await page.getByRole('heading', { name: '合作伙伴成交学员' }).waitFor();
  }),
  at('console/partner-orders', `${PATH}/review`, ADMIN, async ({ page }) => {
    await page.getByText('孙宇').first().waitFor();
  }),
  at('console/partner-orders-failed-ones', `${PATH}/review?status=REVIEW_FAIL`, ADMIN, async ({ page }) => {
    await page.getByText('吴桐').first().waitFor();
  }),
  loading('console/partner-orders-loading', `${PATH}/review`, ORDERS, ADMIN),
  failing('console/partner-orders-failed', `${PATH}/review`, {
    ...ADMIN,
    lost: ORDERS,
    text: '没有加载出来',
  }),
  at(
    'console/partner-order',
    `${PATH}/review?open=demo-work-demo-huoban2`,
    { ...ADMIN, ...ABOVE },
    async ({ page }) => {
      await page.getByRole('button', { name: '请他补充…' }).waitFor();
    },
  ),
  at('console/partner-page', `${PATH}/detail/demo-huoban`, ADMIN, async ({ page }) => {
    await page.getByRole('region', { name: '收款账户' }).waitFor();
  }),
  at('console/partner-end', `${PATH}/detail/demo-huoban`, { ...ADMIN, ...ABOVE }, async ({ page }) => {
    await press(page, '终止合作…');
    await page.getByRole('dialog').waitFor();
  }),
  at('console/commission-ledger', `${PATH}/ledger`, ADMIN, async ({ page }) => {
    await page.getByText('没有佣金的变化').waitFor();
  }),
  at('console/commission-statement', `${PATH}/statement`, ADMIN, async ({ page }) => {
    await page.getByText('没有结算单').waitFor();
  }),
  at('console/commission-doubt', `${PATH}/doubt`, ADMIN, async ({ page }) => {
    await page.getByText('没有待核对的订单').waitFor();
  }),
  at('console/commission-rate', `${PATH}/rate`, { ...ADMIN, ...ABOVE }, async ({ page }) => {
    await press(page, '约定比例');
    await page.getByRole('dialog', { name: '约定佣金比例' }).waitFor();
  }),
  at('console/partner-none', `${PATH}/detail/nobody`, ADMIN, async ({ page }) => {
    await page.getByText('没有这位合作伙伴').waitFor();
  }),
];
