import type { Page } from 'playwright-core';

/** A mobile that nobody has. */
export const rosterMobile = (place: number, from = 0): string =>
  `1770${String(from + place).padStart(7, '0')}`;

/** A sheet of new students, of whom those named say something else. */
export const rosterText = (
  rows: number,
  from: number,
  others: Readonly<Record<number, string>> = {},
): string =>
  [
    '姓名\t手机号\t学校\t备注',
    ...Array.from(
      { length: rows },
      (_, place) => others[place] ?? `学员${place}\t${rosterMobile(place, from)}\t南京大学\t`,
    ),
  ].join('\n');

/** Pastes a text, as a spreadsheet puts it into the clipboard, and waits for its rows. */
export const pasteRoster = async (page: Page, text: string): Promise<void> => {
  await page.getByLabel('粘贴表格里的学员').evaluate((field, said) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', said);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
  await page.getByRole('button', { name: '核对全部的行' }).waitFor();
};
