import type { Locator, Page } from 'playwright-core';

/** An order that staff look at. */
export const orderDrawer = (page: Page, orderId: string): Locator =>
  page.getByRole('dialog', { name: `订单 ${orderId.slice(0, 8)}` });

/** A refund that somebody of the staff writes down. */
export interface Refund {
  /** Yuan; without it, what the dialog offers: all that is left. */
  readonly amount?: string;
  readonly reason: string;
  /** Of money that never came in here: where it went back. */
  readonly evidence?: string;
}

/** The dialog in which money that came in here is given back. */
export const giveBackDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: '退还一部分，或全部余额？' });

/** The dialog in which it is noted that money went back elsewhere. */
export const offlineRefundDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: '登记线下退款？' });

const fillIn = async (dialog: Locator, { amount, reason, evidence }: Refund): Promise<void> => {
  if (amount !== undefined) await dialog.getByLabel('金额（元）').fill(amount);
  if (evidence !== undefined) await dialog.getByLabel('凭证').fill(evidence);
  await dialog.getByLabel('原因').fill(reason);
};

/** Gives money of an order back by the way it came. */
export const giveBack = async (page: Page, drawer: Locator, refund: Refund): Promise<void> => {
  await drawer.getByRole('button', { name: '退款…' }).click();
  await fillIn(giveBackDialog(page), refund);
  await giveBackDialog(page).getByRole('button', { name: '退款', exact: true }).click();
};

/** Notes that money of an order went back elsewhere. */
export const noteOfflineRefund = async (page: Page, drawer: Locator, refund: Refund): Promise<void> => {
  await drawer.getByRole('button', { name: '登记线下退款' }).click();
  await fillIn(offlineRefundDialog(page), refund);
  await offlineRefundDialog(page).getByRole('button', { name: '登记线下退款' }).click();
};
