import type { PartnerHome } from '@ykd/application/coupon-claim';
import { at, failing, loading, type Scene } from '../scene.js';

const PARTNER = { account: 'huoban' } as const;
const HOME = '**/api/coupon/home*';
const DETAIL = '/coupon/detail?batch=demo-batch-';
/** A name as long as names are, with signs that few fonts have. */
const LONG =
  'JavaScript 与 TypeScript 全栈工程师就业班（𠮷林·第 12 期）👩🏽‍💻 从零基础到独立交付 <b>&amp;"引号"</b> ¥§';
const link = (productId: string, code: string): string =>
  `/shopmall/product/detail?productId=${productId}&coupon=${code}`;

/** Coupons that partners hand out: the partner's pages, and what a student sees. */
export const couponScenes: readonly Scene[] = [
  at('coupon/home', '/coupon/home', PARTNER),
  loading('coupon/home-loading', '/coupon/home', HOME, PARTNER),
  failing('coupon/home-failed', '/coupon/home', { lost: HOME, text: '推广数据没有加载出来', ...PARTNER }),
  at('coupon/poster', '/coupon/home', { ...PARTNER, inWindow: true }, async ({ page }) => {
    await page.getByRole('button', { name: '海报：大数据分析九折' }).click();
    await page.getByRole('img', { name: /推广海报/ }).waitFor();
  }),
  at('coupon/poster-long', '/coupon/my', { ...PARTNER, inWindow: true }, async ({ page }) => {
    await page.route(HOME, async (route) => {
      const response = await route.fetch();
      const { data, ...rest } = (await response.json()) as { data: PartnerHome };
      const batches = data.batches.map((batch) => ({
        ...batch,
        name: LONG,
        product: { ...batch.product, name: LONG },
      }));
      await route.fulfill({ response, json: { ...rest, data: { ...data, batches } } });
    });
    await page.goto('/coupon/home');
    await page
      .getByRole('button', { name: `海报：${LONG}` })
      .first()
      .click();
    await page.getByRole('img', { name: /推广海报/ }).waitFor();
  }),
  at('coupon/detail', `${DETAIL}3`, PARTNER),
  at('coupon/detail-nobody', `${DETAIL}1`, PARTNER),
  at('coupon/detail-missing', `${DETAIL}9`, PARTNER),
  at('coupon/link', link('product-develop', 'demo-huoban-develop'), {}, async ({ page }) => {
    await page.getByRole('button', { name: '登录后领取' }).waitFor();
  }),
  at(
    'coupon/link-claimed',
    link('product-python', 'demo-huoban-python'),
    { account: 'xiaoming' },
    async ({ page }) => {
      await page.getByText('已领取，还能用时下单自动选用减得最多的一张').waitFor();
    },
  ),
  at('coupon/link-unknown', link('product-develop', 'nothing'), {}, async ({ page }) => {
    await page.getByText(/没有找到链接里的优惠券/).waitFor();
  }),
  at('coupon/wallet', '/shopmall/coupon', { account: 'xiaoming' }),
  at('coupon/wallet-past', '/shopmall/coupon?part=past', { account: 'xiaoming' }),
  at('coupon/wallet-none', '/shopmall/coupon', { account: 'huoban3' }),
];
