import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Demo } from './demo.js';
import { accessFaultsOf, loaded } from './faults.js';

/** The line of a day where its bill and our books are compared. */
export const billDay = (page: Page, day: string): Locator =>
  page.getByRole('table', { name: '每一天' }).getByRole('row', { name: day });

/** Loads a page of bills again until it says something: bills are fetched by themselves, when their time has come. */
export const reloadedUntil = async (page: Page, said: Locator): Promise<void> => {
  await expect
    .poll(async () => {
      await page.reload();
      await loaded(page);
      return said.count();
    })
    .toBe(1);
};

/** Makes the bill wrong by a cent about the payment of an order, whose number somebody of the staff reads on his page. */
export const plantCent = async (demo: Demo, page: Page, orderId: string): Promise<void> => {
  await page.goto(`/admin/order?open=${orderId}`);
  const number = await page
    .getByText(/^4200\d{24}$/)
    .first()
    .innerText();
  const provider = await demo.visit('desktop', { reducedMotion: 'reduce' });
  await provider.page.goto('/dev/weixinpay/bill');
  const planted = provider.page.getByRole('combobox', { name: `${number} 在账单里` });
  await planted.selectOption({ label: '多写一分' });
  const stored = provider.page.waitForResponse((answer) => answer.request().method() === 'POST');
  await provider.page.getByRole('listitem').filter({ has: planted }).getByRole('button').click();
  await stored;
  await expect.poll(() => planted.inputValue()).toBe('cent');
  expect(await accessFaultsOf(provider.page)).toEqual([]);
  await provider.leave();
};
