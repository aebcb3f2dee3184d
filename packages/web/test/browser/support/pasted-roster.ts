import type { Locator, Page } from 'playwright-core';

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

/** Seven rows of a sheet that are faulty: two with one mobile, those that spreadsheets spoil, and those that lack something. */
export const FAULTY_ROWS: Readonly<Record<number, string>> = {
  3: `学员3\t${rosterMobile(2)}\t\t`,
  10: '学员10\t1.38E+10\t\t',
  20: '学员20\t\t\t',
  30: `\t${rosterMobile(30)}\t\t`,
  40: `学员40\t${rosterMobile(40)}\tnanjing\t`,
  50: '学员50\t12345\t\t',
};

/** The results by which rows are looked at. */
export const rosterStates = (page: Page): Locator => page.getByRole('navigation', { name: '按结果看' });

/** Corrects the {@link FAULTY_ROWS} of a sheet of 500, each in its place, until there are none. */
export const correctFaulty = async (page: Page): Promise<void> => {
  const fix = async (row: number, field: string, text: string, left: number) => {
    await page.getByLabel(`第 ${row} 行的${field}`).fill(text);
    await page.getByLabel(`第 ${row} 行的${field}`).press('Enter');
    if (left > 0)
      await rosterStates(page)
        .getByRole('link', { name: `有误 ${left}`, exact: true })
        .waitFor();
  };
  await rosterStates(page).getByRole('link', { name: '有误 7' }).waitFor();
  // Both rows with one mobile are faulty, and neither is when one was corrected.
  await fix(5, '手机号', rosterMobile(3), 5);
  await fix(12, '手机号', rosterMobile(10), 4);
  await fix(22, '手机号', ` ${rosterMobile(20)} `, 3);
  await fix(32, '姓名', '学员30', 2);
  await fix(42, '学校', '南京大学', 1);
  await fix(52, '手机号', `+86 ${rosterMobile(50)}`, 0);
  await rosterStates(page).getByRole('link', { name: '新增 500' }).waitFor();
};
