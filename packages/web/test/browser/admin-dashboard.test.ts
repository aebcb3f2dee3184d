import type { Dashboard } from '@ykd/application/dashboard';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasFocus, logIn, type Device, type Visitor } from './support/browser.js';
import { useOwnDemo } from './support/demo.js';
import { faultsOf, loaded, WINDOWS } from './support/faults.js';
import { holdAnswers } from './support/hold.js';
import { retry } from './support/retry.js';

const demo = useOwnDemo({ DEMO_STUDENTS: '120' });
const CALL = '/api/admin/dashboard';

/** Somebody at the start page; `board` is what the server says of a period. */
const at = async (account: string, path = '/admin', device: Device = 'desktop') => {
  const visitor: Visitor = await demo.visit(device, { reducedMotion: 'reduce' });
  await logIn(visitor, demo.address, account);
  await visitor.page.goto(path);
  await loaded(visitor.page);
  const board = async (query = 'by=month'): Promise<Dashboard> => {
    const answer = await visitor.context.request.get(`${CALL}?${query}`);
    return ((await answer.json()) as { readonly data: Dashboard }).data;
  };
  return { ...visitor, board };
};

const section = (page: Page): Locator => page.getByRole('region', { name: '概况' });
const cardOf = (page: Page, name: string): Locator =>
  section(page).getByRole('region', { name, exact: true });
const linkIn = (card: Locator, term: string): Locator =>
  card
    .locator('div', { has: card.page().locator('dt', { hasText: term }) })
    .last()
    .getByRole('link');
const period = (page: Page): Promise<string> => section(page).getByRole('status').first().innerText();

/** Follows a number to its list, which finds so many, and comes back. */
const follow = async (page: Page, link: Locator, found: string): Promise<void> => {
  await link.click();
  await page.getByText(found, { exact: true }).waitFor();
  await page.goBack();
  await section(page).waitFor();
};

/**
 * What is counted of this month; while it has just begun, and there may be nothing that leads anywhere, the page is led to the
 * one before.
 */
const counted = async ({ page, board }: Awaited<ReturnType<typeof at>>): Promise<Dashboard> => {
  const now = await board();
  const { money, students, before } = now;
  const { learners = 0, registered = 0 } = students?.now ?? {};
  if (learners > 0 && (money === null || (money.now.paidOrders > 1 && registered > 0))) return now;
  await page.goto(`/admin?on=${before.from}`);
  await loaded(page);
  return board(`by=month&on=${before.from}`);
};

describe('the dashboard', () => {
  it('leads from each number to as many rows', async () => {
    const visitor = await at('admin');
    const { page, leave } = visitor;
    const { money, students } = await counted(visitor);
    if (money === null || students === null) throw new Error('a super administrator sees all');
    const { paidOrders, refunds } = money.now;
    expect(paidOrders).toBeGreaterThan(1);
    const orders = cardOf(page, '订单与收入');
    await expect.poll(() => linkIn(orders, '已付订单').innerText()).toBe(String(paidOrders));
    await follow(page, linkIn(orders, '已付订单'), `共 ${paidOrders} 个订单`);
    await follow(page, linkIn(orders, '收入'), `共 ${paidOrders} 个订单`);
    if (refunds > 0) await follow(page, linkIn(orders, '退款'), `共 ${refunds} 个订单`);
    const people = cardOf(page, '学员与学习');
    const { registered, bought, began, learners } = students.now;
    expect(Math.min(registered, learners)).toBeGreaterThan(0);
    await follow(page, linkIn(people, '新学员'), `共 ${registered} 位学员`);
    await follow(page, linkIn(people, '活跃学员'), `共 ${learners} 位学员`);
    const steps = cardOf(page, '从注册到第一课').getByRole('listitem');
    for (const [step, count] of [registered, bought, began].entries()) {
      if (count > 0) await follow(page, steps.nth(step).getByRole('link'), `共 ${count} 位学员`);
    }
    await leave();
  });

  it('goes by month and by day, back and forth, and says with what it compares; the address keeps it', async () => {
    const { page, board, leave } = await at('admin');
    const [month, day] = [await board(), await board('by=day')];
    const press = (name: string) => section(page).getByRole('button', { name, exact: true }).click();
    const dayWords = (text: string) => `${Number(text.slice(5, 7))} 月 ${Number(text.slice(8))} 日`;
    await expect.poll(() => period(page)).toContain('今天还没有过完');
    await press('按天');
    await page.waitForURL('**/admin?by=day');
    await expect.poll(() => period(page)).toContain(`对 ${dayWords(day.before.from)}`);
    // Of a day that is not over there are no percents.
    await expect
      .poll(() =>
        section(page)
          .getByText(/[多少] [\d,]+%/)
          .count(),
      )
      .toBe(0);
    await press('前一天');
    await page.waitForURL('**/admin?by=day&on=**');
    await expect.poll(() => period(page)).not.toContain('今天');
    await page.reload();
    await loaded(page);
    await expect.poll(() => period(page)).not.toContain('今天');
    await press('后一天');
    await page.waitForURL('**/admin?by=day');
    await expect
      .poll(() => section(page).getByRole('button', { name: '已经是最近的' }).getAttribute('aria-disabled'))
      .toBe('true');
    // While the answer about the month is on its way, the month before is asked for all the same.
    const held = await holdAnswers(page, `**${CALL}*`);
    await press('按月');
    await press('前一个月');
    await held.letGo();
    await page.waitForURL('**/admin?on=**');
    await expect.poll(() => period(page)).toContain(`对`);
    const past = await board(`by=month&on=${month.before.from}`);
    const orders = cardOf(page, '订单与收入');
    await expect.poll(() => linkIn(orders, '已付订单').innerText()).toBe(String(past.money?.now.paidOrders));
    await page.goto('/admin?on=2026-02-31');
    await expect.poll(() => period(page)).toContain('日期读不懂');
    await leave();
  });

  it('shows each figure as bars, as a table and as CSV, by keyboard alone', async () => {
    const { page, board, leave } = await at('admin');
    const chart = (await board()).money?.chart ?? [];
    const orders = cardOf(page, '订单与收入');
    const bars = orders.getByRole('slider', { name: '每月的收入' });
    await bars.focus();
    await page.keyboard.press('Home');
    await expect.poll(() => bars.getAttribute('aria-valuetext')).toContain(chart[0]?.from.slice(0, 7));
    await orders.getByRole('button', { name: '已付订单' }).focus();
    await page.keyboard.press('Enter');
    await orders.getByRole('slider', { name: '每月的已付订单' }).waitFor();
    await orders.getByRole('button', { name: '看表格' }).focus();
    await page.keyboard.press('Enter');
    const table = orders.getByRole('table', { name: '每月的已付订单的表格' });
    await expect.poll(() => table.getByRole('row').count()).toBe(13);
    await expect
      .poll(() => table.getByRole('row').nth(1).getByRole('cell').last().innerText())
      .toBe(String(chart.at(-1)?.paidOrders));
    await section(page).getByRole('button', { name: '按天' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin?by=day');
    await hasFocus(section(page).getByRole('button', { name: '按天' }));
    await leave();
  });

  it('says what is counted, and more refunds in another colour than more income', async () => {
    const { page, board, leave } = await at('admin', '/admin/two-factor');
    const shown = await board();
    const { money } = shown;
    if (money === null) throw new Error('a super administrator sees all');
    const now = { ...money.now, received: 200_000, refunded: 200_000 };
    const before = { ...money.before, received: 100_000, refunded: 1_000 };
    const data = { ...shown, isComparable: true, money: { ...money, now, before } };
    await page.route(`**${CALL}?**`, (route) => route.fulfill({ json: { isSuccess: true, data } }));
    await page.goto('/admin');
    const orders = cardOf(page, '订单与收入');
    await orders.getByText('没有减去退款。重复付款与付给已关闭订单的钱不在内').waitFor();
    const colourOf = (words: string) =>
      orders.getByText(words, { exact: true }).evaluate((element) => getComputedStyle(element).color);
    await expect.poll(async () => (await colourOf('多 100%')) === (await colourOf('多 19,900%'))).toBe(false);
    expect(await faultsOf(page)).toEqual([]);
    await leave();
  });

  it('tells a class teacher of her own students, and nothing of money; an assistant with orders both', async () => {
    const teacher = await at('banzhuren');
    const { students } = await counted(teacher);
    await cardOf(teacher.page, '我负责的学员').waitFor();
    await expect.poll(() => cardOf(teacher.page, '订单与收入').count()).toBe(0);
    const learners = linkIn(cardOf(teacher.page, '我负责的学员'), '活跃学员');
    await follow(teacher.page, learners, `共 ${students?.now.learners} 位学员`);
    await teacher.leave();
    const assistant = await at('zhujiao');
    await cardOf(assistant.page, '订单与收入').waitFor();
    await cardOf(assistant.page, '我负责的学员').waitFor();
    await assistant.leave();
  });

  it('says where it did not load, and shows it once it does', async () => {
    const { page, leave } = await at('banzhuren', '/admin/two-factor');
    await page.route(`**${CALL}?**`, (route) => route.abort());
    await page.goto('/admin');
    const failed = section(page).getByRole('alert');
    await expect.poll(() => failed.innerText()).toContain('概况没有加载出来');
    await page.unroute(`**${CALL}?**`);
    const card = cardOf(page, '我负责的学员');
    await retry(failed.getByRole('button', { name: '重试' }), card.waitFor());
    await card.waitFor();
    await leave();
  });

  it.each(WINDOWS)('has no faults on a %s', async (device) => {
    const { page, leave } = await at('admin', '/admin', device);
    await cardOf(page, '学员与学习').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await leave();
  });
});

it('has nothing to count in a new school', async () => {
  const { page, board, leave } = await at('admin', '/admin/two-factor');
  const shown = await board();
  const empty = JSON.stringify(shown).replaceAll(
    /("(?:paidOrders|received|refunds|refunded|registered|bought|began|learners)":)\d+/g,
    '$10',
  );
  await page.route(`**${CALL}?**`, (route) =>
    route.fulfill({ json: { isSuccess: true, data: JSON.parse(empty) } }),
  );
  await page.goto('/admin');
  await section(page).getByText('还没有可以数的').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await leave();
});
