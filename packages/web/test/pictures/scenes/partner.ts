import { at, failing, loading, type Scene } from '../scene.js';

const STANDING = '**/api/partner/standing';
const NEW = { account: 'xiaohong' } as const;
const REFUSED = { account: 'huoban3' } as const;
const WAITING = { account: 'huoban2' } as const;
const PARTNER = { account: 'huoban' } as const;

/** The partner area. */
export const partnerScenes: readonly Scene[] = [
  at('partner/apply', '/coupon/apply', NEW, async ({ page }) => {
    await page.getByRole('button', { name: '提交申请' }).waitFor();
  }),
  at('partner/apply-missing', '/coupon/apply', NEW, async ({ page }) => {
    await page.getByRole('button', { name: '提交申请' }).click();
    await page.getByText('请阅读并同意合作协议').waitFor();
  }),
  at('partner/apply-again', '/coupon/apply', REFUSED, async ({ page }) => {
    await page.getByRole('button', { name: '再次提交' }).waitFor();
  }),
  at('partner/agreement', '/coupon/apply', { ...REFUSED, inWindow: true }, async ({ page }) => {
    await page.getByRole('button', { name: /^阅读合作协议/ }).click();
    await page.getByRole('dialog', { name: '合作协议' }).waitFor();
  }),
  at('partner/review', '/coupon/review', WAITING, async ({ page }) => {
    await page.getByRole('button', { name: '看看有没有结果' }).waitFor();
  }),
  at('partner/home', '/coupon/home', PARTNER, async ({ page }) => {
    await page.getByRole('heading', { level: 1, name: '赵敏，你好' }).waitFor();
  }),
  loading('partner/my-loading', '/coupon/my', STANDING, PARTNER),
  failing('partner/my-failed', '/coupon/my', { ...PARTNER, lost: STANDING, text: '没有加载出来' }),
  at('partner/my', '/coupon/my', PARTNER, async ({ page }) => {
    await page.getByRole('region', { name: '收款账户' }).waitFor();
  }),
  at('partner/statement-none', '/coupon/detail?statement=2019-01', PARTNER, async ({ page }) => {
    await page.getByText('没有这份结算单').first().waitFor();
  }),
  at('partner/payee', '/coupon/my', { ...PARTNER, inWindow: true }, async ({ page }) => {
    await page.getByRole('region', { name: '收款账户' }).getByRole('button', { name: '修改' }).click();
    await page.getByRole('dialog', { name: '收款账户' }).waitFor();
  }),
];
