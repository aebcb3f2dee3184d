import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** The form of an order that was paid outside of the platform. */
export const offlineForm = (page: Page): Locator => page.getByRole('form', { name: '站外付款的订单' });

/** By its label, which may end with the star of what has to be filled in. */
export const offlineField = (page: Page, name: string): Locator =>
  offlineForm(page).getByLabel(new RegExp(`^${name}\\*?$`));

export const enterOrder = (page: Page): Promise<void> =>
  offlineForm(page).getByRole('button', { name: '登记订单' }).click();

/** For whom it is, by his mobile. */
export const chooseStudent = async (page: Page, mobile: string, name: string): Promise<void> => {
  await offlineField(page, '学员').click();
  await offlineField(page, '学员').pressSequentially(mobile);
  // What an earlier part of the number found stands there until all of it is answered.
  const found = page.getByRole('listbox').getByRole('option');
  await expect.poll(() => found.count()).toBe(1);
  await found.filter({ hasText: name }).click();
};

export const fillInOffline = async (page: Page, product: string, evidence: string): Promise<void> => {
  await offlineField(page, '商品').selectOption({ label: product });
  await offlineField(page, '付款途径').selectOption('现金');
  await offlineField(page, '凭证').fill(evidence);
  await offlineField(page, '原因').fill('在校内付了现金');
};
