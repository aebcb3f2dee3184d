import { parse } from 'csv-parse/sync';
import { DAY_MS, shanghaiDay } from '@ykd/domain/shared';
import { COMMISSION_HOLD_DAYS } from '@ykd/domain/commission';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { logIn, type Visitor } from './support/browser.js';
import { useOwnDemo } from './support/demo.js';
import { bytesOf } from './support/downloads.js';
import { faultsOf, loaded } from './support/faults.js';
import { giveBack, orderDrawer } from './support/orders.js';
import { applyAgain, batchOf, grantPartners, linkOfPoster } from './support/partners.js';
import { doThere, submit, successOf } from './support/shop.js';
import { staffAt } from './support/staff.js';
import { told } from './support/toasts.js';

const demo = useOwnDemo();

const BATCH = '训练营立减 300 元';
/** What she pays: ¥3999.00 less the coupon; 7 % of it, and of the part that goes back. */
const PRICE = '¥3699.00';
const EARNED = '¥258.93';
const BACK = { amount: '500', reason: '少上了一节' } as const;
const TAKEN_BACK = '¥35.00';
const CARRIED = `退款冲回的佣金比可付的多 ${TAKEN_BACK}`;

const press = (within: Page | Locator, name: string): Promise<void> =>
  within.getByRole('button', { name, exact: true }).click();
const regionOf = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** Looks again until the page says something: what it waits for is done by the server, in its own time. */
const readUntil = async (page: Page, path: string, said: (page: Page) => Locator): Promise<void> => {
  await expect
    .poll(async () => {
      await page.goto(path);
      await loaded(page);
      return said(page).count();
    })
    .toBeGreaterThan(0);
};

const hasNoFault = async (page: Page): Promise<void> => {
  await loaded(page);
  expect(await faultsOf(page)).toEqual([]);
};

/** What an account of his commission has, as his first page says it. */
const onAccount = (page: Page, account: string, amount: string): Locator =>
  regionOf(page, '我的佣金')
    .locator('dl > div')
    .filter({ hasText: new RegExp(`^${account}`) })
    .getByText(amount, { exact: true });

/** Whose application was refused applies again, on a phone. */
const apply = async ({ page }: Visitor): Promise<void> => {
  await page.goto('/coupon/home');
  await page.waitForURL('**/coupon/apply');
  await page.getByText('渠道写得太简单').first().waitFor();
  await applyAgain(page);
  await page.waitForURL('**/coupon/review');
  await hasNoFault(page);
};

/** One of the staff approves it in the console. */
const approve = async (page: Page): Promise<void> => {
  await page.goto('/admin/commission/review');
  await page.getByRole('link', { name: '吴桐' }).click();
  await page.getByRole('dialog', { name: '吴桐的申请' }).getByText('「南林编程互助」微信群').waitFor();
  await press(page, '通过…');
  await press(page.getByRole('dialog').last(), '通过');
  await told(page, '已通过');
};

/** The new partner says whom he is paid to. */
const sayPayee = async ({ page }: Visitor): Promise<void> => {
  await press(page, '看看有没有结果');
  await page.waitForURL('**/coupon/home');
  await page.getByText('还没有推广链接').waitFor();
  await hasNoFault(page);
  await page.goto('/coupon/my');
  await press(regionOf(page, '收款账户'), '填写');
  const form = page.getByRole('dialog', { name: '收款账户' });
  await form.getByRole('radio', { name: '银行卡' }).check();
  await form.getByRole('textbox', { name: '开户银行' }).fill('招商银行南京分行');
  await form.getByRole('textbox', { name: '银行账号' }).fill('6214830000004321');
  await press(form, '确定');
  await told(page, '已保存');
};

/** Staff make a batch of coupons for him, which can be claimed for a month from today on. */
const makeBatch = async (page: Page): Promise<void> => {
  await page.goto('/admin/commission/coupon');
  await loaded(page);
  await press(page, '发放优惠券');
  const form = page.getByRole('dialog', { name: '发放优惠券' });
  await form.getByRole('combobox', { name: '合作伙伴' }).fill('吴');
  await page.getByRole('option', { name: /吴桐/ }).click();
  await form.getByRole('combobox', { name: '商品' }).selectOption({ label: '研发训练营' });
  await form.getByRole('textbox', { name: '名称' }).fill(BATCH);
  await form.getByRole('textbox', { name: '立减（元）' }).fill('300');
  await form.getByRole('textbox', { name: '张数' }).fill('10');
  await form.getByLabel('开始领取').fill(shanghaiDay(Date.now()));
  await form.getByLabel('最后一天').fill(shanghaiDay(Date.now() + 30 * DAY_MS));
  await press(form, '发放优惠券');
  await told(page, '已发放 1 批优惠券');
};

/** He shares it: by the code of the poster, which is the link that is copied, too. */
const share = async ({ page }: Visitor): Promise<URL> => {
  await page.goto('/coupon/home');
  await batchOf(page, BATCH).getByText('已领 0 / 10 张').waitFor();
  const link = await linkOfPoster(page, BATCH);
  await page.keyboard.press('Escape');
  return link;
};

/** Who opens the link on a phone claims the coupon, sees the price with it, and pays; answers the order. */
const buy = async (visitor: Visitor, { pathname, search }: URL): Promise<string> => {
  const { page } = visitor;
  await page.goto(`${pathname}${search}`);
  await press(regionOf(page, '专属优惠券'), '登录后领取');
  await page.waitForURL('**/login_h5**');
  await logIn(visitor, demo.address, 'xiaohong');
  await page.goto(`${pathname}${search}`);
  await press(regionOf(page, '专属优惠券'), '领取');
  await told(page, '已领取，还能用时下单自动选用减得最多的一张');
  await page.getByText(`用券后 ${PRICE}`).waitFor();
  await hasNoFault(page);
  await page.getByRole('link', { name: '立即购买' }).last().click();
  await expect.poll(() => page.getByRole('radio', { name: new RegExp(BATCH) }).isChecked()).toBe(true);
  const orderId = await submit(page);
  await page.getByText(PRICE).first().waitFor();
  await press(page, '去微信支付');
  await page.waitForURL('**/dev/weixinpay?*');
  await doThere(page, '支付');
  await page.getByRole('link', { name: '返回商家' }).click();
  expect(await successOf(page, orderId)).toBe('支付成功');
  return orderId;
};

/** One of the staff makes the payout of what has become payable, and cannot approve it himself. */
const makePayout = async (page: Page): Promise<void> => {
  await readUntil(page, '/admin/commission/payable', (at) => at.getByText(EARNED));
  await hasNoFault(page);
  await press(page, '给吴桐发起结算');
  await press(page.getByRole('dialog', { name: '发起结算' }), '发起');
  await told(page, '已发起 1 笔，等另一位同事复核');
  await page.goto('/admin/commission/payout');
  await page.getByRole('link', { name: '吴桐' }).click();
  const drawer = page.getByRole('dialog', { name: '吴桐的结算' });
  await drawer.getByText('发起结算的人不能复核，请另一位同事复核').waitFor();
  await expect.poll(() => drawer.getByRole('button', { name: '复核…' }).count()).toBe(0);
  await hasNoFault(page);
};

/** A second one approves it, and lists it for the bank; answers the rows of that list. */
const approvePayout = async (page: Page): Promise<readonly Record<string, string>[]> => {
  await page.goto('/admin/commission/payout');
  await page.getByRole('link', { name: '吴桐' }).click();
  await press(page.getByRole('dialog', { name: '吴桐的结算' }), '复核…');
  const question = page.getByRole('dialog', { name: '复核这笔结算' });
  await question.getByText(`付 ${EARNED} 给 银行卡 吴桐 6214830000004321。`).waitFor();
  await press(question, '通过');
  await told(page, '已复核通过');
  await page.goto('/admin/commission/payout');
  await press(page, '列入银行清单…');
  await page.getByRole('dialog', { name: '列入银行清单' }).getByText(`1 笔，共 ${EARNED}`).waitFor();
  await press(page, '列入清单');
  await page.waitForURL('**/admin/commission/payout?*bankList=*');
  await page.getByRole('table').getByText(EARNED).first().waitFor();
  await hasNoFault(page);
  await press(page, '导出');
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, '导出 CSV')]);
  return parse((await bytesOf(file)).toString('utf8'), { bom: true, columns: true });
};

/** The bank has paid: one of the two writes its number down. */
const notePaid = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: '吴桐' }).click();
  await press(page.getByRole('dialog', { name: '吴桐的结算' }), '已付…');
  const dialog = page.getByRole('dialog', { name: '登记银行已付' });
  await dialog.getByRole('textbox', { name: '流水号' }).fill('2026120800017');
  await press(dialog, '登记已付');
  await told(page, '已登记，合作伙伴会收到通知');
};

it('from an application that was refused to commission that is paid out by two of the staff, and a refund that is carried forward', async () => {
  await grantPartners(demo);
  const huoban = await demo.visit('phone', { reducedMotion: 'reduce', acceptDownloads: true });
  await logIn(huoban, demo.address, 'huoban3');
  const admin = await staffAt(demo, '/admin');
  await apply(huoban);
  await approve(admin.page);
  await sayPayee(huoban);
  await makeBatch(admin.page);
  const link = await share(huoban);

  const hong = await demo.visit('phone', { reducedMotion: 'reduce' });
  const orderId = await buy(hong, link);
  await hong.leave();

  // It is held, and nothing can be paid out yet.
  await readUntil(huoban.page, '/coupon/home', (page) => onAccount(page, '保留中', EARNED));
  await onAccount(huoban.page, '可付', '¥0.00').waitFor();
  await regionOf(huoban.page, '我的佣金').getByText(`学员付款 ${COMMISSION_HOLD_DAYS} 天以后`).waitFor();
  await hasNoFault(huoban.page);
  await admin.page.goto('/admin/commission/payable');
  await admin.page.getByText('没有可付的佣金').waitFor();
  for (const { leave } of [huoban, admin]) await leave();

  await demo.later(COMMISSION_HOLD_DAYS * DAY_MS);
  const maker = await staffAt(demo, '/admin', 'zhujiao');
  await makePayout(maker.page);
  await maker.leave();
  const checker = await staffAt(demo, '/admin', 'admin', { acceptDownloads: true });
  const [line, ...further] = await approvePayout(checker.page);
  expect(further).toEqual([]);
  expect(line).toMatchObject({
    收款人: '吴桐',
    开户银行: '招商银行南京分行',
    // The mark of a text: a sheet would make another number of it.
    银行账号: '\t6214830000004321',
    实付: '258.93',
  });
  await notePaid(checker.page);

  const paidTo = await demo.visit('phone', { reducedMotion: 'reduce' });
  await logIn(paidTo, demo.address, 'huoban3');
  const { page } = paidTo;
  await page.goto('/coupon/home');
  await onAccount(page, '已付', EARNED).waitFor();
  await page.goto('/coupon/my');
  await regionOf(page, '打款').getByText('已到账').waitFor();
  await regionOf(page, '打款').getByText(EARNED).waitFor();
  await hasNoFault(page);

  // A part of the order goes back afterwards: he owes its share, which both are told in words.
  await checker.page.goto(`/admin/order?open=${orderId}`);
  await giveBack(checker.page, orderDrawer(checker.page, orderId), BACK);
  await told(checker.page, '已提交，钱正在退回');
  await readUntil(page, '/coupon/home', (at) => at.getByText(CARRIED));
  await onAccount(page, '可付', `-${TAKEN_BACK}`).waitFor();
  await hasNoFault(page);
  await checker.page.goto('/admin/commission/detail/demo-huoban3');
  await regionOf(checker.page, '佣金账户').getByText(CARRIED).waitFor();
  await hasNoFault(checker.page);
  await checker.page.goto('/admin/commission/payable');
  await checker.page.getByText('没有可付的佣金').waitFor();
  for (const { leave } of [paidTo, checker]) await leave();

  const { stdout, stderr } = await demo.command('ledger', 'verify');
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^核对了 1 位伙伴的 \d+ 条分录、0 份结算单、1 个订单与 1 笔佣金结算，都是对的。$/m);
});
