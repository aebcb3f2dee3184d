import type { Download, Locator, Page } from 'playwright-core';
import { bytesOf } from './downloads.js';

/** A file that begins and ends as a PDF does. */
export const pdf = (text: string): Buffer => Buffer.from(`%PDF-1.4\n${text}\n%%EOF\n`, 'latin1');

/** The invoices of the order that its buyer looks at. */
export const invoiceSheet = (page: Page): Locator => page.getByRole('region', { name: '发票', exact: true });

/** The queue of the invoices, as staff see it. */
export const invoiceRows = (page: Page): Locator =>
  page.getByRole('table', { name: '发票' }).locator('tbody').getByRole('row');

/** Opens the only invoice of a title that waits. */
export const openInvoice = async (page: Page, title: string): Promise<Locator> => {
  const row = invoiceRows(page).filter({ hasText: title }).first();
  await row.getByRole('rowheader').getByRole('link').click();
  const drawer = page.getByRole('dialog', { name: `${title}的发票` });
  await drawer.waitFor();
  return drawer;
};

/** Chooses a file in the dialog that is open. */
export const choosePdf = (dialog: Locator, file: Buffer): Promise<void> =>
  dialog
    .getByLabel('PDF 文件')
    .setInputFiles({ name: '发票.pdf', mimeType: 'application/pdf', buffer: file });

/** Puts a number and a file into the dialog that is open. */
export const fillPaper = async (
  dialog: Locator,
  label: string,
  number: string,
  file: Buffer,
): Promise<void> => {
  await dialog.getByLabel(label).fill(number);
  await choosePdf(dialog, file);
  await dialog.getByRole('button', { name: '确认' }).click();
};

/** Takes the file behind a link. */
export const taken = async (page: Page, link: Locator): Promise<{ name: string; bytes: Buffer }> => {
  const [file]: [Download, void] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return { name: file.suggestedFilename(), bytes: await bytesOf(file) };
};
