/** What a spreadsheet would take for the beginning of a formula, in full width as well. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠|]/;

/** What a spreadsheet would show as another number: long digits and 1e5 as 1.2E+17, others without the noughts in front. */
const DIGITS = /^(?:\d{12,}|0\d+|\d+(?:\.\d+)?e[+-]?\d+)$/i;

const DATE = String.raw`\d{1,4}[-/]\d{1,2}(?:[-/]\d{1,4})?|(?:\d{2,4}年)?\d{1,2}月(?:\d{1,2}日)?`;
const MONTH = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)';
/** A month by its name counts with a number beside it, whatever stands in between. */
const NAMED = String.raw`\d{1,4}[-/ ]?${MONTH}(?:[-/ ,]{0,2}\d{1,4})?|${MONTH}[-/ ]?\d{1,4}(?:[-/ ,]{1,2}\d{1,4})?`;
const TIME = String.raw`\d{1,4}:\d{1,2}(?::\d{1,2}(?:\.\d+)?)?(?:\s?[ap]m)?|\d{1,2}\s[ap]m?|\d{1,2}[时時]\d{1,2}分(?:\d{1,2}秒)?`;

/** What a spreadsheet would show as a day, an hour or a truth: 1-2 as the second of January, TRUE as 1. */
const TURNED = new RegExp(
  String.raw`^\s*(?:(?:${DATE}|${NAMED})(?:[T\s]+(?:${TIME}))?|${TIME}|true|false)\s*$`,
  'i',
);

/**
 * A text that stays what it is when a spreadsheet opens the file: behind an apostrophe it is no formula, behind a tab long
 * digits are no number, and 1-2 is no day. What is a day or an hour to us is written as one, not as a text.
 */
export const csvText = (text: string): string => {
  if (FORMULA.test(text)) return `'${text}`;
  return DIGITS.test(text) || TURNED.test(text) ? `\t${text}` : text;
};
