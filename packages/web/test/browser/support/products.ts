import type { Locator, Page } from 'playwright-core';
import { told } from './toasts.js';

/** The fields of a product in the console. */
export const productForm = (page: Page): Locator => page.getByRole('form', { name: '商品信息' });

/** What can be chosen of the product, by its number from 1. */
export const choiceOf = (page: Page, number: number): Locator =>
  page.getByRole('group', { name: `选项 ${number}`, exact: true });

/** Adds a course of the catalogue to the first choice: the one that is found first by a text. */
export const addCourse = async (page: Page, text: string, title: string): Promise<void> => {
  const choice = choiceOf(page, 1);
  await choice.getByRole('combobox', { name: '添加课程' }).fill(text);
  await choice.getByRole('listbox').getByRole('option').first().filter({ hasText: title }).waitFor();
  await page.keyboard.press('Enter');
  await choice.getByText(/1 门课程/).waitFor();
};

/** Puts the product that is shown on sale. */
export const putOnSale = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: '上架', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '上架' }).click();
  await told(page, '已上架');
};
