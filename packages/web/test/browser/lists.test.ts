import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hasFocus, type Device } from './support/browser.js';
import { useDemo } from './support/demo.js';
import { faultsOf } from './support/faults.js';
import { told } from './support/toasts.js';

const demo = useDemo();

interface List {
  readonly page: Page;
  readonly part: Locator;
  readonly table: Locator;
  /** The rows below the head, or the cards. */
  readonly rows: Locator;
  readonly leave: () => Promise<void>;
}

/** The list in the showcase, at an address. */
const listAt = async (search: string, device: Device = 'desktop'): Promise<List> => {
  const { page, leave } = await demo.visit(device, { reducedMotion: 'reduce' });
  await page.goto(`/demo${search}`);
  const part = page.locator('#lists');
  const table = part.getByRole('region', { name: '订单' });
  await table.waitFor();
  return { page, part, table, rows: table.locator('tbody').getByRole('row'), leave };
};

const queryOf = (page: Page): string => decodeURIComponent(new URL(page.url()).search);

/** Waits until the list says something aloud. */
const says = (part: Locator, news: string): Promise<void> =>
  part.getByRole('status').filter({ hasText: news }).waitFor({ state: 'attached' });

const isAt = async (page: Page, search: string): Promise<void> => {
  await expect.poll(() => queryOf(page)).toBe(search);
};

it('is sorted, narrowed and turned over by its address, which leads back and can be opened again', async () => {
  const { page, part, table, rows, leave } = await listAt('');
  const head = (name: string) => table.getByRole('columnheader', { name });
  await expect.poll(() => head('下单日期').getAttribute('aria-sort')).toBe('descending');
  await expect.poll(() => head('金额').getAttribute('aria-sort')).toBeNull();
  await table.getByRole('link', { name: '金额' }).click();
  await isAt(page, '?sort=dearest');
  await says(part, '列表已更新，本页 15 条');
  await expect.poll(() => head('金额').getAttribute('aria-sort')).toBe('descending');
  await table.getByRole('link', { name: '金额' }).click();
  await isAt(page, '?sort=cheapest');
  await part.getByRole('button', { name: '退款中' }).click();
  await isAt(page, '?status=TRADE_REFUNDING&sort=cheapest');
  await part.getByRole('button', { name: '待支付' }).click();
  await isAt(page, '?status=TRADE_WAIT_PAY,TRADE_REFUNDING&sort=cheapest');
  const statuses = async () => new Set(await table.locator('tbody td:nth-child(4)').allTextContents());
  await expect.poll(statuses).toEqual(new Set(['待支付', '退款中']));

  const pager = part.getByRole('navigation', { name: '订单：翻页' });
  const first = await rows.first().textContent();
  await expect.poll(() => pager.getByRole('link').allTextContents()).toEqual(['下一页']);
  await pager.getByRole('link', { name: '下一页' }).click();
  await says(part, '已显示下一页，15 条');
  await hasFocus(table);
  const second = await rows.first().textContent();
  expect(second).not.toBe(first);
  const { search } = new URL(page.url());
  await pager.getByRole('link', { name: '上一页' }).click();
  await says(part, '已显示上一页，15 条');
  await expect.poll(() => rows.first().textContent()).toBe(first);
  await page.goBack();
  await expect.poll(() => rows.first().textContent()).toBe(second);
  await leave();

  const again = await listAt(search);
  await expect.poll(() => again.rows.first().textContent()).toBe(second);
  await again.part.getByRole('button', { name: '清除条件' }).click();
  await isAt(again.page, '?sort=cheapest');
  await again.leave();
});

it('takes two steps that follow each other so closely that the first is not drawn yet', async () => {
  const { page, part, table, leave } = await listAt('?sort=cheapest');
  const filter = await part.getByRole('button', { name: '退款中' }).elementHandle();
  const sort = await table.getByRole('link', { name: '下单日期' }).elementHandle();
  await page.evaluate(
    (steps) => {
      for (const step of steps) (step as HTMLElement | null)?.click();
    },
    [filter, sort],
  );
  await isAt(page, '?status=TRADE_REFUNDING');
  await expect
    .poll(() => table.getByRole('columnheader', { name: '下单日期' }).getAttribute('aria-sort'))
    .toBe('descending');
  await leave();
});

it('begins at its first page when the address leads to none', async () => {
  const { page, rows, leave } = await listAt('?sort=dearest&after=damaged&course=nothing&__proto__=x');
  await isAt(page, '?sort=dearest');
  await expect.poll(() => rows.count()).toBe(15);
  await leave();
});

it('has rows chosen, one by one, in a range and all; what is chosen stays with its page', async () => {
  const { page, part, table, rows, leave } = await listAt('');
  const box = (row: number) => rows.nth(row).getByRole('checkbox');
  const all = table.getByRole('checkbox', { name: '选择本页全部' });
  const bar = part.getByRole('group', { name: '对已选的操作' });
  await expect.poll(() => bar.count()).toBe(0);
  await expect.poll(() => box(0).getAttribute('aria-label')).toMatch(/^选择.+的订单 D2026\d+$/);
  await box(1).click();
  await box(4).click({ modifiers: ['Shift'] });
  await says(part, '已选 4 项');
  await expect
    .poll(() => all.evaluate((one: HTMLInputElement) => [one.checked, one.indeterminate]))
    .toEqual([false, true]);
  await all.focus();
  await page.keyboard.press('Space');
  await says(part, '已选 15 项');
  expect(await faultsOf(page)).toEqual([]);
  // The bar comes after the table, and goes with the Escape key.
  await bar.getByRole('button', { name: '取消选择' }).focus();
  await page.keyboard.press('Escape');
  await bar.waitFor({ state: 'detached' });
  await hasFocus(table);

  await box(2).click();
  await bar.getByRole('button', { name: '标记为已联系' }).click();
  await told(page, '已标记 1 个订单');
  await bar.waitFor({ state: 'detached' });

  await all.click();
  await part.getByRole('button', { name: '已支付' }).click();
  await says(part, '列表已更新');
  await expect.poll(() => bar.count()).toBe(0);
  await expect.poll(() => table.getByRole('checkbox', { checked: true }).count()).toBe(0);
  await leave();
});

it('looks for what was typed once the typing rests, and never for half a character', async () => {
  const { page, part, leave } = await listAt('');
  await page.clock.install();
  const field = part.getByRole('searchbox', { name: '学员或订单号' });
  await field.focus();
  const input = await page.context().newCDPSession(page);
  await input.send('Input.imeSetComposition', { text: 'xiao', selectionStart: 4, selectionEnd: 4 });
  await expect.poll(() => field.inputValue()).toBe('xiao');
  await page.clock.runFor(2_000);
  expect(queryOf(page)).toBe('');
  await input.send('Input.insertText', { text: '晓' });
  await expect
    .poll(async () => [await field.inputValue(), await page.clock.runFor(100), queryOf(page)])
    .toEqual(['晓', undefined, '?student=晓']);
  await page.clock.runFor(2_000);
  await part.getByRole('button', { name: '清除条件' }).click();
  await expect.poll(() => field.inputValue()).toBe('');
  expect(queryOf(page)).toBe('');
  await leave();
});

it.each<Device>(['desktop', 'phone'])(
  'says on a %s when it is empty, has nothing to show, or failed',
  async (device) => {
    const { page, part, table, leave } = await listAt('', device);
    const looks = part.getByRole('combobox', { name: '列表的样子' });
    await looks.selectOption('empty');
    await part.getByText('还没有订单').waitFor();
    await looks.selectOption('fails');
    const failure = part.getByRole('alert');
    await failure.getByText('列表没有加载出来').waitFor();
    await failure.getByRole('button', { name: '重试' }).click();
    await failure.waitFor();
    await looks.selectOption('loads');
    await part.getByText('加载中…').waitFor({ state: 'attached' });
    await looks.selectOption('works');
    await table.waitFor();
    if (device === 'phone') {
      // A phone has no heads of columns, and the filters are behind a button.
      await expect.poll(() => table.getByRole('columnheader').filter({ visible: true }).count()).toBe(1);
      await part.getByRole('combobox', { name: '排序' }).selectOption('dearest');
      await isAt(page, '?sort=dearest');
      await part.getByRole('button', { name: '筛选' }).click();
      await part.getByRole('button', { name: '退款中' }).click();
      await part.getByRole('button', { name: '筛选（1）' }).waitFor();
      await says(part, '列表已更新');
      await table.getByRole('checkbox').nth(1).check();
      expect(await faultsOf(page)).toEqual([]);
    }
    await part.getByRole('searchbox', { name: '学员或订单号' }).fill('没有这个人');
    await part.getByText('没有符合条件的记录').filter({ visible: true }).first().waitFor();
    await says(part, '没有符合条件的记录');
    expect(await faultsOf(page)).toEqual([]);
    await part.getByRole('button', { name: '清除条件' }).last().click();
    await table.waitFor();
    await leave();
  },
);
