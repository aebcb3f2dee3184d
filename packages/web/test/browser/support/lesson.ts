import type { Locator, Page } from 'playwright-core';
import type { Visitor } from './browser.js';

/** The text of a lesson, once all of it is drawn: of a long one, the end comes later than the beginning. */
export const wholeLesson = async (page: Page): Promise<Locator> => {
  const article = page.locator('article[aria-busy=false]');
  await article.waitFor();
  return article;
};

/** Scrolls to the end of a lesson. */
export const readToEnd = async (page: Page): Promise<void> => {
  const article = await wholeLesson(page);
  await article.locator('[data-body=end]').evaluate((element) => element.scrollIntoView({ block: 'center' }));
};

/** The record of a reader in a course, as the server has it. */
export const recordOf = async (
  { context }: Pick<Visitor, 'context'>,
  userId: string,
  courseId = 'py1test',
): Promise<unknown> => {
  const answer = await context.request.get(
    `/courseapi/projectuser/get?userId=${userId}&courseId=${courseId}`,
  );
  const { data } = (await answer.json()) as { data: unknown };
  return data;
};

/** Waits until what is read is where the page says. */
export const saving = (page: Page, text: string): Promise<void> =>
  page.getByRole('status').filter({ hasText: text }).first().waitFor();

/** Waits until the key that a control of the lesson names works it, and presses it. */
export const pressShortcut = async (page: Page, key: string): Promise<void> => {
  await page.locator(`[aria-keyshortcuts="${key}"]`).filter({ visible: true }).first().waitFor();
  await page.keyboard.press(key);
};
