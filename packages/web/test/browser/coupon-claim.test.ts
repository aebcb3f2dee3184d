import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { logIn } from './support/browser.js';
import { inDays } from './support/classes.js';
import { useOwnDemo } from './support/demo.js';
import { faultsOf, loaded } from './support/faults.js';
import { batchOf, linkOfPoster } from './support/partners.js';
import { staffAt } from './support/staff.js';
import { told } from './support/toasts.js';

const demo = useOwnDemo();

const NAME = '训练营立减 500 元';
const ticket = (page: Page): Locator => page.getByRole('region', { name: '专属优惠券' });

/** Somebody on a phone. */
const onPhone = async (account: string) => {
  const visitor = await demo.visit('phone', { reducedMotion: 'reduce', acceptDownloads: true });
  await logIn(visitor, demo.address, account);
  return visitor;
};

describe('a coupon that a partner hands out', () => {
  it('goes by the code of a poster to a student, who claims it and sees the price with it; the partner sees that', async () => {
    const huoban = await onPhone('huoban');
    const { page } = huoban;
    await page.goto('/coupon/home');
    await batchOf(page, NAME).getByText('已领 0 / 100 张').waitFor();
    await page
      .getByRole('region', { name: /^\d+ 月$/ })
      .getByText('成交订单')
      .waitFor();
    expect(await faultsOf(page)).toEqual([]);
    const { pathname, search } = await linkOfPoster(page, NAME);

    // Without a login she sees it, and comes back to it.
    const hong = await demo.visit('phone', { reducedMotion: 'reduce' });
    const { page: hers } = hong;
    await hers.goto(`${pathname}${search}`);
    await ticket(hers).getByText(NAME).waitFor();
    await ticket(hers)
      .getByText(/减 ¥500\.00/)
      .waitFor();
    expect(await faultsOf(hers)).toEqual([]);
    await ticket(hers).getByRole('button', { name: '登录后领取' }).click();
    await hers.waitForURL('**/login_h5**');
    expect(new URL(new URL(hers.url()).searchParams.get('target') ?? '', demo.address).search).toBe(search);
    await logIn(hong, demo.address, 'xiaohong');
    await hers.goto(`${pathname}${search}`);
    await ticket(hers).getByRole('button', { name: '领取', exact: true }).click();
    await told(hers, '已领取，还能用时下单自动选用减得最多的一张');
    await ticket(hers).getByText('已领取，还能用时下单自动选用减得最多的一张').waitFor();
    await hers.getByText('用券后 ¥3499.00').waitFor();
    // Another choice keeps the coupon of the address.
    await hers.getByRole('radio', { name: /小班/ }).check();
    await hers.getByText('用券后 ¥5499.00').waitFor();
    await expect
      .poll(() => new URL(hers.url()).searchParams.get('coupon'))
      .toBe(new URLSearchParams(search).get('coupon'));
    expect(await faultsOf(hers)).toEqual([]);
    await hers.getByRole('radio', { name: /标准班/ }).check();
    await hers.getByRole('link', { name: '立即购买' }).last().click();
    await hers.getByRole('radio', { name: new RegExp(NAME) }).waitFor();
    await expect.poll(() => hers.getByRole('radio', { name: new RegExp(NAME) }).isChecked()).toBe(true);
    await hers.getByText('¥3499.00').first().waitFor();
    await hers.goto('/shopmall/coupon');
    await hers.getByRole('article', { name: NAME }).getByText('减 ¥500.00').waitFor();
    await hers.getByRole('tab', { name: '用过与过期' }).click();
    await hers.getByRole('article', { name: '算法课立减 50 元' }).getByText('已过期').waitFor();
    expect(await faultsOf(hers)).toEqual([]);

    await page.goto('/coupon/home');
    await batchOf(page, NAME).getByText('已领 1 / 100 张').waitFor();
    await page.getByRole('link', { name: `明细：${NAME}` }).click();
    await page.getByText('王*红').waitFor();
    await page.getByText('未使用').waitFor();
    await page.getByText('共 100 张，已领 1 张，已使用 0 张').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    for (const one of [huoban.leave, hong.leave]) await one();
  });

  it('says why it cannot be claimed, and that a link is not whole', async () => {
    const { page, leave } = await onPhone('huoban');
    const link = '/shopmall/product/detail?productId=product-develop&coupon=';
    await page.goto(`${link}demo-huoban-develop`);
    await ticket(page).getByText('不能领取自己推广的优惠券').waitFor();
    await page.goto(`${link}demo-huoban-devel`);
    await page.getByText('没有找到这张优惠券，链接可能不完整').waitFor();
    await page.goto(`${link}demo-huoban-algorithm`);
    await ticket(page).getByText('这张优惠券用于另一个商品').waitFor();
    await ticket(page).getByRole('link', { name: '去看看' }).click();
    await page.waitForURL('**productId=product-algorithm**');
    await page.goto('/coupon/detail?batch=nothing');
    await page.getByText('没有找到这批优惠券').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await leave();
  });

  it('is made and stopped by staff, from what a colleague left', async () => {
    const { page, leave } = await staffAt(demo, '/admin/commission/coupon');
    await loaded(page);
    await page.getByRole('button', { name: '发放优惠券' }).click();
    const form = page.getByRole('dialog', { name: '发放优惠券' });
    await form.getByRole('button', { name: '发放优惠券' }).click();
    await form.getByText('请选择合作伙伴').waitFor();
    await form.getByRole('combobox', { name: '合作伙伴' }).fill('赵');
    await page.getByRole('option', { name: /赵敏/ }).click();
    await form.getByRole('combobox', { name: '商品' }).selectOption({ label: 'Python 大数据分析' });
    await form.getByRole('textbox', { name: '名称' }).fill('双十二立减');
    await form.getByRole('textbox', { name: '立减（元）' }).fill('120.5');
    await form.getByRole('textbox', { name: '张数' }).fill('10');
    await form.getByLabel('开始领取').fill(inDays(-1));
    await form.getByLabel('最后一天').fill(inDays(30));
    expect(await faultsOf(page)).toEqual([]);
    await form.getByRole('button', { name: '发放优惠券' }).click();
    await told(page, '已发放 1 批优惠券');
    await page.getByText('减 ¥120.50').waitFor();
    await page.getByRole('button', { name: '修改「双十二立减」' }).click();
    const dialog = page.getByRole('dialog', { name: '修改「双十二立减」' });
    await dialog.getByRole('combobox', { name: '领取' }).selectOption({ label: '停止领取' });
    await dialog.getByRole('button', { name: '保存' }).click();
    await told(page, '已保存「双十二立减」');
    await page.getByText('停止领取').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await leave();
  });
});
