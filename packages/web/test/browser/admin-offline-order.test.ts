import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasFocus } from './support/browser.js';
import { useOwnDemo } from './support/demo.js';
import { faultsOf } from './support/faults.js';
import { holdAnswers } from './support/hold.js';
import {
  chooseStudent,
  enterOrder,
  fillInOffline,
  offlineField,
  offlineForm,
} from './support/offline-order.js';
import { navOf } from './support/menus.js';
import { noteOfflineRefund, offlineRefundDialog } from './support/orders.js';
import { staffAt } from './support/staff.js';
import { told } from './support/toasts.js';

const demo = useOwnDemo();
const NEW = '/admin/order/new';

const chooseHong = (page: Page) => chooseStudent(page, '13800000003', '王小红');

/** A picture as a phone takes it of a receipt. */
const receipt = async (page: Page): Promise<Buffer> => {
  const other = await page.context().newPage();
  await other.setViewportSize({ width: 320, height: 480 });
  await other.setContent('<body style="background: #fff"><h1>收据 20260226</h1></body>');
  const picture = await other.screenshot();
  await other.close();
  return picture;
};

describe('an order that was paid outside of the platform', () => {
  it('is entered with its receipt, opened, and a part of it goes back', async () => {
    const { page, leave } = await staffAt(demo, '/admin/order', 'zhujiao');
    await page.getByRole('link', { name: '登记订单' }).click();
    await page.waitForURL(`**${NEW}`);
    await chooseHong(page);
    await enterOrder(page);
    await offlineForm(page).locator('span[id]', { hasText: '请选择商品' }).waitFor();
    await offlineForm(page).getByText('凭证必须填写').waitFor();
    await hasFocus(offlineField(page, '商品'));
    await fillInOffline(page, '数据结构与算法', '收据 20260226');
    await offlineForm(page)
      .getByText(/^标价 ¥/)
      .waitFor();
    await expect.poll(() => offlineField(page, '实付金额（元）').inputValue()).not.toBe('');
    await offlineField(page, '实付金额（元）').fill('88');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: '收据.png', mimeType: 'image/png', buffer: await receipt(page) });
    await offlineForm(page).getByRole('img', { name: '凭证图片 1' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await enterOrder(page);
    await hasFocus(page.getByRole('heading', { name: '订单已登记' }));
    await page.getByText('数据结构与算法，实付 ¥88.00').waitFor();
    expect(await faultsOf(page)).toEqual([]);

    await page.getByRole('link', { name: '打开这个订单' }).click();
    const drawer = page.getByRole('dialog', { name: /^订单 / });
    await drawer.getByText('站外付款，由周涛登记').waitFor();
    await drawer.getByText('现金 · 收据 20260226 · 在校内付了现金').waitFor();
    const picture = drawer.getByRole('img', { name: '凭证图片 1' });
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);

    const dialog = offlineRefundDialog(page);
    const giveBack = (amount: string) =>
      noteOfflineRefund(page, drawer, { amount, evidence: '银行流水 1', reason: '少上了几节' });
    await giveBack('88.01');
    await dialog
      .getByText(/¥88\.00/)
      .first()
      .waitFor();
    await dialog.getByLabel('金额（元）').fill('30');
    await dialog.getByRole('button', { name: '登记线下退款' }).click();
    await told(page, '已登记，订单仍是已支付');
    await drawer.getByText('¥58.00').waitFor();
    await drawer.getByText('线下退款 ¥30.00').waitFor();
    await giveBack('58');
    await told(page, '已登记，订单变成已退款');
    await expect.poll(() => drawer.getByRole('button', { name: '登记线下退款' }).count()).toBe(0);
    expect(await faultsOf(page)).toEqual([]);
    await leave();
  });

  it('says that he has it already, and is entered again only when that is confirmed', async () => {
    const { page, leave } = await staffAt(demo, NEW, 'zhujiao');
    for (const evidence of ['收据 1', '收据 2']) {
      await chooseHong(page);
      await fillInOffline(page, 'Python 大数据分析', evidence);
      if (evidence === '收据 2') {
        await offlineForm(page).getByText('这位学员已经有这个商品的订单').waitFor();
        await enterOrder(page);
        await offlineForm(page).getByText('他已经有这个商品：确认以后才能登记').waitFor();
        await hasFocus(offlineForm(page).getByRole('checkbox', { name: '确认要再登记一个' }));
        expect(await faultsOf(page)).toEqual([]);
        await page.keyboard.press('Space');
      }
      await enterOrder(page);
      await page.getByRole('heading', { name: '订单已登记' }).waitFor();
      await page.getByRole('button', { name: '再登记一个' }).click();
    }
    await expect.poll(() => offlineField(page, '凭证').inputValue()).toBe('');
    await leave();
  });

  it('that was paid above its price is entered only when both sums were seen, and the student is named', async () => {
    const { page, leave } = await staffAt(demo, NEW, 'zhujiao');
    await chooseStudent(page, '13800000002', '李小明');
    await fillInOffline(page, '数据结构与算法', '收据 5');
    await expect.poll(() => offlineField(page, '实付金额（元）').inputValue()).not.toBe('');
    const price = await offlineField(page, '实付金额（元）').inputValue();
    const confirm = offlineForm(page).getByRole('checkbox', { name: '金额没有写错' });
    await expect.poll(() => confirm.count()).toBe(0);
    await offlineField(page, '实付金额（元）').fill('15000');
    await offlineForm(page).getByText(`实付 ¥15,000.00，标价 ¥${price}：比标价多。`).waitFor();
    await enterOrder(page);
    await offlineForm(page).getByText('实付比标价多：确认以后才能登记').waitFor();
    await hasFocus(confirm);
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Space');
    // Another amount is another question.
    await offlineField(page, '实付金额（元）').fill('16000');
    await expect.poll(() => confirm.isChecked()).toBe(false);
    await confirm.check();
    await enterOrder(page);
    await page.getByText('李小明：数据结构与算法，实付 ¥16,000.00').waitFor();
    await leave();
  });

  it('is asked about when its form is left, also while it is being sent', async () => {
    const { page, leave } = await staffAt(demo, NEW, 'zhujiao');
    await chooseHong(page);
    await fillInOffline(page, '数据结构与算法', '收据 3');
    const orders = navOf(page).getByRole('link', { name: '订单' });
    const asked = page.getByRole('dialog', { name: '有修改还没有保存' });
    await orders.click();
    await asked.getByRole('button', { name: '继续编辑' }).click();
    const { done, letGo } = await holdAnswers(page, '**/api/shop/staff/order/offline');
    await enterOrder(page);
    await done;
    await orders.click();
    await asked.waitFor();
    await letGo();
    await page.getByRole('heading', { name: '订单已登记' }).waitFor();
    await asked.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe(NEW);
    await leave();
  });

  it('is entered on a phone, from the page of its student', async () => {
    const { page, leave } = await staffAt(demo, '/admin/class/student/demo-xiaoming', 'admin', {
      device: 'phone',
    });
    await page
      .getByRole('region', { name: '订单', exact: true })
      .getByRole('link', { name: '登记订单' })
      .click();
    await page.waitForURL(`**${NEW}?student=demo-xiaoming`);
    await expect.poll(() => offlineField(page, '学员').inputValue()).toBe('李小明');
    expect(await faultsOf(page)).toEqual([]);
    await fillInOffline(page, '数据结构与算法', '收据 4');
    await offlineField(page, '付款日期').fill('2020-01-01');
    await enterOrder(page);
    await offlineForm(page).getByText('付款时间不能早于 90 天以前').waitFor();
    await leave();
  });

  it('is nobody’s to enter who has no right to', async () => {
    const { page, leave } = await staffAt(demo, NEW, 'banzhuren');
    await page.waitForURL('**/admin/404');
    expect(await faultsOf(page)).toEqual([]);
    await leave();
  });
});

describe('the limit above which a refund needs a second person', () => {
  it('is told with who set it and why, and set by a super administrator alone', async () => {
    const boss = await staffAt(demo, '/admin/order/proposal');
    await boss.page.getByText('现在的复核金额：¥1,000.00').waitFor();
    await boss.page.getByText('还没有人改过').waitFor();
    await boss.page.getByRole('button', { name: '修改复核金额…' }).click();
    const dialog = boss.page.getByRole('dialog', { name: '修改复核金额？' });
    await dialog.getByLabel('复核金额（元）').fill('100000.01');
    await dialog.getByLabel('原因').fill('旺季放宽');
    await dialog.getByRole('button', { name: '修改复核金额' }).click();
    await dialog.getByText('复核金额在 ¥0.00 与 ¥100000.00 之间，精确到分').waitFor();
    expect(await faultsOf(boss.page)).toEqual([]);
    await dialog.getByLabel('复核金额（元）').fill('2000');
    await dialog.getByRole('button', { name: '修改复核金额' }).click();
    await told(boss.page, '复核金额已修改');
    await boss.page.getByText('现在的复核金额：¥2,000.00').waitFor();
    await boss.leave();

    const { page, leave } = await staffAt(demo, '/admin/order/proposal', 'zhujiao', { device: 'phone' });
    await page.getByText('现在的复核金额：¥2,000.00').waitFor();
    await page.getByText(/设置 · 旺季放宽$/).waitFor();
    await expect.poll(() => page.getByRole('button', { name: '修改复核金额…' }).count()).toBe(0);
    expect(await faultsOf(page)).toEqual([]);
    await leave();
  });
});
