/** What a spreadsheet would take for the beginning of a formula, in full width as well. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠|]/;

/** What a spreadsheet would show as another number: long digits and 1e5 as 1.2E+17, others without the noughts in front. */
const DIGITS = /^(?:\d{12,}|0\d+|\d+(?:\.\d+)?e[+-]?\d+)$/i;

/**
 * A text that stays what it is when a spreadsheet opens the file: behind an apostrophe it is no formula, behind a tab long
 * digits are no number.
 */
export const csvText = (text: string): string => {
  if (FORMULA.test(text)) return `'${text}`;
  return DIGITS.test(text) ? `\t${text}` : text;
};
