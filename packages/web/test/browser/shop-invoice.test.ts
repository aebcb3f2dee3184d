import { describe, expect, it } from 'vitest';
import { hasFocus, type Device, type Visitor } from './support/browser.js';
import { useOwnDemo } from './support/demo.js';
import { faultsOf } from './support/faults.js';
import {
  choosePdf,
  fillPaper,
  invoiceRows,
  invoiceSheet,
  openInvoice,
  pdf,
  taken,
} from './support/invoices.js';
import { offlineRefundDialog, orderDrawer } from './support/orders.js';
import { call, shopper } from './support/shop.js';
import { staffAt } from './support/staff.js';
import { told } from './support/toasts.js';

const demo = useOwnDemo();

const NUMBER = '24312000000012345678';
const RED = '24312000000012345679';
const COMPANY = '杭州云帆示例科技有限公司';
const TAX = '91330106MA2DEM0005';

const detail = (orderId: string): string => `/shopmall/order/detail?id=${orderId}`;

/** The buyer at his order. */
const buyerAt = async (orderId: string, device?: Device): Promise<Visitor> => {
  const visitor = await shopper(demo, 'xiaoming', device === undefined ? {} : { device });
  await visitor.page.goto(detail(orderId));
  return visitor;
};

/** Somebody of the staff at the queue. */
const clerkAt = (search = '', device: Device = 'desktop') =>
  staffAt(demo, `/admin/order/invoice${search}`, 'zhujiao', { device });

describe('an invoice', () => {
  it('is asked for by the buyer, issued by staff, downloaded, and reversed after a refund', async () => {
    const buyer = await buyerAt('demo-order-1');
    const sheet = invoiceSheet(buyer.page);
    await sheet.getByRole('button', { name: '申请发票' }).click();
    const ask = buyer.page.getByRole('dialog', { name: '申请发票' });
    await ask.getByText('企业', { exact: true }).click();
    await ask.getByLabel('企业名称').fill(COMPANY);
    await ask.getByLabel('纳税人识别号').fill('91330106MA2DEM0006');
    await ask.getByLabel('邮箱').fill('finance@example.com');
    await ask.getByRole('button', { name: '提交申请' }).click();
    await ask.getByText(/请核对每一位/).waitFor();
    await hasFocus(ask.getByLabel('纳税人识别号'));
    await ask.getByLabel('纳税人识别号').fill(TAX.toLowerCase());
    await ask.getByRole('button', { name: '提交申请' }).click();
    await told(buyer.page, '已申请，开好后在这里下载');
    await sheet.getByText('等待开票').waitFor();
    await sheet.getByText(TAX).waitFor();
    expect(await faultsOf(buyer.page)).toEqual([]);
    await buyer.page.goto('/shopmall/order/list');
    await buyer.page.getByText('发票：等待开票').waitFor();

    const staff = await clerkAt();
    await expect.poll(() => invoiceRows(staff.page).first().innerText()).toContain(COMPANY);
    const drawer = await openInvoice(staff.page, COMPANY);
    await drawer.getByRole('button', { name: '复制纳税人识别号' }).waitFor();
    await drawer.getByRole('button', { name: '复制金额（元）' }).waitFor();
    expect(await faultsOf(staff.page)).toEqual([]);
    await drawer.getByRole('button', { name: '放上发票…' }).click();
    const paper = staff.page.getByRole('dialog', { name: '放上开好的发票' });
    await fillPaper(paper, '发票号码', NUMBER, pdf('<< /S /JavaScript >>'));
    await paper.getByText('发票文件不能带有脚本或动作').waitFor();
    expect(await faultsOf(staff.page)).toEqual([]);
    await fillPaper(paper, '发票号码', NUMBER, pdf('the invoice'));
    await told(staff.page, '已放上，学员可以下载了');
    await drawer.getByText('已开票').first().waitFor();

    await buyer.page.goto(detail('demo-order-1'));
    const blue = await taken(buyer.page, sheet.getByRole('link', { name: '下载发票' }));
    expect(blue).toEqual({ name: `发票-${NUMBER}.pdf`, bytes: pdf('the invoice') });

    await drawer.getByRole('button', { name: '更换文件…' }).click();
    const other = staff.page.getByRole('dialog', { name: '更换发票文件？' });
    await other.getByRole('button', { name: '更换' }).click();
    await other.getByText('请选择 PDF 文件').waitFor();
    await other.getByLabel('原因').fill('放成了别人的');
    await choosePdf(other, pdf('the right invoice'));
    expect(await faultsOf(staff.page)).toEqual([]);
    await other.getByRole('button', { name: '更换' }).click();
    await told(staff.page, '文件已更换，学员下载的是新的');
    const right = await taken(buyer.page, sheet.getByRole('link', { name: '下载发票' }));
    expect(right).toEqual({ name: `发票-${NUMBER}.pdf`, bytes: pdf('the right invoice') });

    await staff.page.goto('/admin/order?open=demo-order-1');
    const order = orderDrawer(staff.page, 'demo-order-1');
    await order.getByRole('button', { name: '登记线下退款' }).click();
    const refund = offlineRefundDialog(staff.page);
    await refund.getByText('发票已经开出：钱退到以后要红冲整张。').waitFor();
    await refund.getByLabel('金额（元）').fill('1');
    await refund.getByText(/要红冲整张，余额 ¥[\d,.]+ 自动重新申请/).waitFor();
    expect(await faultsOf(staff.page)).toEqual([]);
    await refund.getByRole('button', { name: '取消', exact: true }).click();
    await order.getByRole('link', { name: `${COMPANY}的发票` }).click();
    await staff.page.waitForURL('**/admin/order/invoice?open=*');
    await call(staff, demo.address, '/api/shop/staff/refund/offline', {
      orderId: 'demo-order-1',
      amount: 100,
      reason: '少上一节',
      evidence: '流水 1',
      requestKey: 'invoice-refund-1',
    });
    await buyer.page.reload();
    await sheet.getByText('等待红冲').waitFor();
    await sheet.getByText(/红字发票开好后在这里下载/).waitFor();
    await staff.page.goto('/admin');
    await staff.page.getByRole('listitem').filter({ hasText: '等待开具的发票' }).getByRole('link').click();
    await staff.page.waitForURL('**/admin/order/invoice?waitingSince=*');
    const wanted = await openInvoice(staff.page, COMPANY);
    await wanted.getByRole('button', { name: '放上红字发票…' }).click();
    const redPaper = staff.page.getByRole('dialog', { name: '放上红字发票' });
    await fillPaper(redPaper, '红字发票号码', NUMBER, pdf('the red one'));
    await redPaper.getByText('这是原来那张发票的号码').waitFor();
    await fillPaper(redPaper, '红字发票号码', RED, pdf('the red one'));
    await told(staff.page, '已红冲');
    await wanted.getByText('红冲时间').waitFor();
    await expect.poll(() => wanted.getByRole('button', { name: '更换文件…' }).count()).toBe(0);
    await staff.leave();

    await buyer.page.reload();
    await sheet.getByText('已红冲').waitFor();
    const red = await taken(buyer.page, sheet.getByRole('link', { name: '下载红字发票' }));
    expect(red).toEqual({ name: `红字发票-${RED}.pdf`, bytes: pdf('the red one') });
    // What is left of the money is asked for again by itself.
    await sheet.getByText('等待开票').waitFor();
    expect(await faultsOf(buyer.page)).toEqual([]);
    await buyer.leave();
  });

  it('is refused with a reason, asked for again, and taken back by keyboard in a phone', async () => {
    const buyer = await buyerAt('demo-order-2', 'phone');
    const sheet = invoiceSheet(buyer.page);
    await sheet.getByRole('button', { name: '申请发票' }).click();
    const ask = buyer.page.getByRole('dialog', { name: '申请发票' });
    await ask.getByRole('textbox', { name: '抬头', exact: true }).fill('李小明');
    await ask.getByLabel('邮箱').fill('');
    await ask.getByRole('button', { name: '提交申请' }).click();
    await ask.getByText('邮箱必须填写').waitFor();
    expect(await faultsOf(buyer.page)).toEqual([]);
    await ask.getByLabel('邮箱').fill('ming@example.com');
    await ask.getByRole('button', { name: '提交申请' }).click();
    await sheet.getByText('等待开票').waitFor();

    const staff = await clerkAt('?status=is:ASKED', 'phone');
    await staff.page.getByRole('link', { name: '李小明', exact: true }).first().click();
    const drawer = staff.page.getByRole('dialog', { name: '李小明的发票' });
    await drawer.getByRole('button', { name: '不开…' }).click();
    const dialog = staff.page.getByRole('dialog', { name: '不开这张发票？' });
    await dialog.getByLabel('原因').fill('请写身份证上的姓名');
    await dialog.getByRole('button', { name: '不开' }).click();
    await told(staff.page, '已告诉学员原因');
    expect(await faultsOf(staff.page)).toEqual([]);
    await staff.leave();

    await buyer.page.reload();
    await sheet.getByText('原因：请写身份证上的姓名').waitFor();
    await sheet.getByRole('button', { name: '重新申请' }).focus();
    await buyer.page.keyboard.press('Enter');
    await expect
      .poll(() => ask.getByRole('textbox', { name: '抬头', exact: true }).inputValue())
      .toBe('李小明');
    await ask.getByRole('button', { name: '提交申请' }).click();
    await sheet.getByText('等待开票').waitFor();
    await sheet.getByRole('button', { name: '撤回申请' }).focus();
    await buyer.page.keyboard.press('Enter');
    await told(buyer.page, '申请已撤回');
    await sheet.getByText('已撤回', { exact: true }).waitFor();
    expect(await faultsOf(buyer.page)).toEqual([]);
    await buyer.leave();
  });

  it('that changed meanwhile is not issued: the dialog says so, and what it is now stands behind it', async () => {
    const buyer = await buyerAt('demo-order-3');
    const sheet = invoiceSheet(buyer.page);
    await sheet.getByRole('button', { name: '申请发票' }).click();
    const ask = buyer.page.getByRole('dialog', { name: '申请发票' });
    await ask.getByRole('textbox', { name: '抬头', exact: true }).fill('赵小明');
    await ask.getByLabel('邮箱').fill('ming@example.com');
    await ask.getByRole('button', { name: '提交申请' }).click();
    await sheet.getByText('等待开票').waitFor();
    const staff = await clerkAt('?status=is:ASKED');
    const drawer = await openInvoice(staff.page, '赵小明');
    await drawer.getByRole('button', { name: '放上发票…' }).click();
    await sheet.getByRole('button', { name: '撤回申请' }).click();
    await told(buyer.page, '申请已撤回');
    const paper = staff.page.getByRole('dialog', { name: '放上开好的发票' });
    await fillPaper(paper, '发票号码', '24312000000012345670', pdf('too late'));
    await paper
      .getByRole('alert')
      .filter({ hasText: /改过|变/ })
      .waitFor();
    await staff.page.keyboard.press('Escape');
    await drawer.getByText('学员撤回了申请。').waitFor();
    expect(await faultsOf(staff.page)).toEqual([]);
    await staff.leave();
    await buyer.leave();
  });
});
