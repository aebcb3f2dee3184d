import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { billReadyAt } from '@ykd/domain/bill';
import { shanghaiDay } from '@ykd/domain/shared';
import { auditRows } from './support/audit.js';
import { billDay, plantCent, reloadedUntil } from './support/bills.js';
import { clockOf } from './support/clock.js';
import { courseZip, problemsOf, uploadCourse, versionRow } from './support/course-zip.js';
import { useOwnDemo } from './support/demo.js';
import { faultsOf } from './support/faults.js';
import { fillPaper, invoiceSheet, openInvoice, pdf, taken } from './support/invoices.js';
import { wholeLesson } from './support/lesson.js';
import { chooseStudent, enterOrder, fillInOffline, offlineField } from './support/offline-order.js';
import { giveBack, noteOfflineRefund, orderDrawer } from './support/orders.js';
import { addCourse, choiceOf, productForm, putOnSale } from './support/products.js';
import { doThere, order, paid, scan, shopper, successOf } from './support/shop.js';
import { staffAt } from './support/staff.js';
import { told } from './support/toasts.js';

/** One story, each test going on where the one before it ended: from a product that is not there to the bill of its day. */
const demo = useOwnDemo();
const MINUTE_MS = 60_000;
const { now, later } = clockOf(demo);

const PRODUCT = 'TypeScript 七天入门';
const COURSE = 'TypeScript 入门与实践';
const COURSE_ID = 'ts1';
const INVOICE = '24312000000012345678';

/** A moment after the bill of a day can be had. */
const afterBillOf = (day: string) => later(billReadyAt(day) + MINUTE_MS - now());

// It begins in a morning: all of it belongs to the bill of one day.
beforeAll(() => afterBillOf(shanghaiDay(now())));

/** What the console says of its one chapter. */
const OFF_PLAN = '目录里这门课有 10 章，这个版本有 1 章：都学完显示 10%';

/** The course of the story with two lessons, the second as it is given. */
const courseWith = (second: string): Buffer =>
  courseZip({
    'course.yaml': JSON.stringify({
      courseId: COURSE_ID,
      title: COURSE,
      summary: '给 JavaScript 加上类型。',
      language: 'typescript',
      chapters: [
        {
          title: '第一章',
          lessons: [
            { title: '为什么要类型', file: 'why.md' },
            { title: '给变量写上类型', file: 'types.md' },
          ],
        },
      ],
    }),
    'why.md': '## 写错的名字\n\n程序运行以前就能知道。\n',
    'types.md': second,
  });

const toSecondLesson = async (page: Page): Promise<void> => {
  await page
    .getByRole('link', { name: /给变量写上类型/ })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: '给变量写上类型' }).waitFor();
  await (await wholeLesson(page)).getByText('冒号后面写类型。').waitFor();
};

it('a product is made, its course is mended, looked at and published, and it goes on sale', async () => {
  const { page, leave } = await staffAt(demo, '/admin/product/new');
  const form = productForm(page);
  await form.getByRole('textbox', { name: '名称', exact: true }).fill(PRODUCT);
  await form.getByRole('combobox', { name: '分类' }).selectOption('单门课程');
  await form.getByRole('textbox', { name: '价格（元）' }).first().fill('299');
  await form.getByRole('textbox', { name: '规格名称' }).fill('班型');
  await choiceOf(page, 1).getByRole('textbox', { name: '选项名称' }).fill('标准班');
  await choiceOf(page, 1).getByRole('textbox', { name: '价格（元）' }).fill('199');
  await addCourse(page, 'typescript 入门', COURSE);
  await choiceOf(page, 1).getByText('还没有上线').waitFor();
  await form.getByRole('button', { name: '新建' }).click();
  await told(page, '商品已新建，还没有上架');
  await page.waitForURL('**/admin/product/detail/*');
  const product = page.url();

  await page.goto('/admin/course');
  await uploadCourse(page, courseWith('## 变量的类型\n\n<b>冒号</b>后面写类型。\n'));
  const problems = problemsOf(page, 1);
  await problems.getByText('types.md 第 3 行').waitFor();
  await problems.getByText('不允许 HTML').waitFor();
  await uploadCourse(page, courseWith('## 变量的类型\n\n冒号后面写类型。\n'));
  await page.waitForURL(`**/admin/course/${COURSE_ID}`);
  await told(page, `已成为草稿：版本 1。${OFF_PLAN}`);
  await versionRow(page, 1).getByText(OFF_PLAN).waitFor();

  await page.getByRole('link', { name: '预览版本 1' }).click();
  await toSecondLesson(page);
  await page.getByRole('link', { name: '发布…' }).click();
  const dialog = page.getByRole('dialog', { name: '发布版本 1？' });
  await dialog.getByText('没有从前的版本可以退回', { exact: false }).waitFor();
  await dialog.getByText(OFF_PLAN).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByText('新增 1.2 给变量写上类型').waitFor();
  await dialog.getByLabel('原因').fill('第一版');
  await dialog.getByRole('button', { name: '发布', exact: true }).click();
  await told(page, '版本 1 已发布');
  await versionRow(page, 1).getByText('已发布').waitFor();

  await page.goto(product);
  await choiceOf(page, 1).getByText('已上线 2 节').waitFor();
  await putOnSale(page);
  expect(await faultsOf(page)).toEqual([]);
  await leave();
});

it('a student finds it, buys it, reads the mended lesson and gets an invoice from the staff', async () => {
  const student = await shopper(demo, 'xiaohong');
  const { page } = student;
  const orderId = await order(page, PRODUCT);
  await doThere(await scan(student), '支付');
  expect(await successOf(page, orderId)).toBe('支付成功');
  await page.getByRole('button', { name: `去学习：${COURSE}` }).click();
  await page.waitForURL(`**/study/${COURSE_ID}/**`);
  await toSecondLesson(page);

  await page.goto('/shopmall/order/list');
  await page.getByRole('link', { name: `${PRODUCT}：详情` }).click();
  const sheet = invoiceSheet(page);
  await sheet.getByText('可以开 ¥199.00 的电子发票', { exact: false }).waitFor();
  await sheet.getByRole('button', { name: '申请发票' }).click();
  const ask = page.getByRole('dialog', { name: '申请发票' });
  await expect.poll(() => ask.getByLabel('邮箱').inputValue()).toBe('xiaohong@example.com');
  await ask.getByRole('button', { name: '提交申请' }).click();
  await sheet.getByText('等待开票').waitFor();

  const staff = await staffAt(demo, '/admin/order/invoice', 'zhujiao');
  const drawer = await openInvoice(staff.page, '王小红');
  await drawer.getByRole('button', { name: '放上发票…' }).click();
  const paper = staff.page.getByRole('dialog', { name: '放上开好的发票' });
  await fillPaper(paper, '发票号码', INVOICE, pdf('the invoice'));
  await told(staff.page, '已放上，学员可以下载了');
  await staff.leave();

  await page.reload();
  const file = await taken(page, sheet.getByRole('link', { name: '下载发票' }));
  expect(file).toEqual({ name: `发票-${INVOICE}.pdf`, bytes: pdf('the invoice') });
  await student.leave();
});

it('money goes back and comes in otherwise, the log has all of it, and the bill of the day is wrong by a cent', async () => {
  const day = shanghaiDay(now());
  const [returned, wrong] = [
    await paid(demo, 'xiaoming', 'product-algorithm'),
    await paid(demo, 'xiaohong', 'product-python'),
  ];
  const { page, leave } = await staffAt(demo, `/admin/order?open=${returned}`);
  const drawer = orderDrawer(page, returned);
  await giveBack(page, drawer, { amount: '99.5', reason: '少上了两节' });
  await drawer.getByText('部分退款').first().waitFor();
  await drawer.getByText('¥699.50').first().waitFor();
  await giveBack(page, drawer, { reason: '整门课取消' });
  // Without another look: the money is followed until it is back.
  await drawer.getByText('退款完成').waitFor();
  await drawer.getByText('已退款', { exact: true }).first().waitFor();

  // What was paid elsewhere goes back elsewhere.
  await page.goto('/admin/order?open=demo-order-3');
  const elsewhere = orderDrawer(page, 'demo-order-3');
  await noteOfflineRefund(page, elsewhere, { amount: '100', evidence: '银行流水 1', reason: '少上了两节' });
  await told(page, '已登记，订单仍是已支付');
  // What it says of the whole depends on what is left, which is read again.
  await elsewhere
    .locator('dl')
    .filter({ has: page.locator('dt', { hasText: '还可以退' }) })
    .locator('dd')
    .filter({ hasText: '¥199.00' })
    .first()
    .waitFor();
  await noteOfflineRefund(page, elsewhere, { amount: '199', evidence: '银行流水 2', reason: '整门课取消' });
  await told(page, '已登记，订单变成已退款');

  await page.goto('/admin/order/new');
  await chooseStudent(page, '13800000002', '李小明');
  await fillInOffline(page, PRODUCT, '收据 20260226');
  await offlineField(page, '实付金额（元）').fill('150');
  await enterOrder(page);
  await page.getByText(`${PRODUCT}，实付 ¥150.00`).waitFor();
  await page.getByRole('link', { name: '打开这个订单' }).click();
  await page.waitForURL('**/admin/order?open=*');
  const entered = new URL(page.url()).searchParams.get('open') ?? '';
  await orderDrawer(page, entered).getByText('站外付款，由管理员登记').waitFor();

  for (const [orderId, act, times] of [
    [returned, '主动退款', 2],
    ['demo-order-3', '登记线下退款', 2],
    [entered, '登记站外付款的订单', 1],
  ] as const) {
    await page.goto(`/admin/audit?search=${orderId}`);
    await expect.poll(() => auditRows(page).filter({ hasText: act }).count()).toBe(times);
  }

  await plantCent(demo, page, wrong);
  await leave();

  await afterBillOf(day);
  const morning = await staffAt(demo, `/admin/order/bill?month=${day.slice(0, 7)}`);
  const { page: bills } = morning;
  const compared = billDay(bills, day);
  await reloadedUntil(bills, compared.getByText('1 项待处理'));
  // The three payments, of which the student of the story made one, and the two refunds.
  await expect
    .poll(() => compared.innerText())
    .toMatch(/平台 ¥3,597\.00\s+微信支付 ¥3,597\.01\s+相差 -¥0\.01\s+¥799\.00/);
  await bills.getByText('1 笔，共 ¥150.00').waitFor();
  await bills.getByText('2 笔，共 ¥299.00').waitFor();
  await compared.getByRole('link', { name: '1 项待处理' }).click();
  await bills.getByRole('table', { name: '对账差异' }).getByRole('link', { name: '收款：金额不同' }).click();
  const difference = bills.getByRole('dialog', { name: '收款：金额不同' });
  await difference.getByText('-¥0.01').first().waitFor();
  await difference.getByRole('link', { name: `订单 ${wrong.slice(0, 8)}` }).waitFor();
  await morning.leave();
});
