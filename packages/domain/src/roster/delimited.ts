import { err, ok, type Result } from '../shared/index.js';
import { ROSTER_ROWS_MAX } from './limits.js';

/** A row of a roster as it came: `number` is its place in the sheet, counted from 1, `cells` are its texts. Beyond the Specification. */
export type RosterLine = { readonly number: number; readonly cells: readonly string[] };

/** A text whose quotation mark, in the row `number` (counted from 1), is never closed. Beyond the Specification. */
export type UnclosedQuote = { readonly kind: 'unclosed-quote'; readonly number: number };

/** What parts cells: tabs where the first line has one, as spreadsheets put into the clipboard, or else commas. */
const separatorOf = (text: string): string => {
  const end = text.search(/[\r\n]/);
  return (end === -1 ? text : text.slice(0, end)).includes('\t') ? '\t' : ',';
};

/** Of more rows than a roster has with its titles it is enough to know that there is one. */
const ENOUGH = ROSTER_ROWS_MAX + 2;

/**
 * The rows of a pasted text or a CSV file, those without anything left out: cells are parted by tabs where the first line has
 * one, by commas otherwise, and those in quotation marks may hold both, line ends, and quotation marks written twice. A
 * quotation mark inside of a cell is one. Linear in the length of the text, and at an end with the first row that is too many
 * for a roster, see {@link ROSTER_ROWS_MAX}: what follows is not looked at. Beyond the Specification.
 */
export const parseDelimited = (text: string): Result<readonly RosterLine[], UnclosedQuote> => {
  const source = text.replace(/^\uFEFF/, '');
  const separator = separatorOf(source);
  const lines: RosterLine[] = [];
  let number = 1;
  let row: string[] = [];
  let at = 0;
  const isEnd = (letter: string | undefined): boolean =>
    letter === undefined || letter === '\n' || letter === '\r' || letter === separator;
  while (at <= source.length && lines.length < ENOUGH) {
    let cell = '';
    if (source[at] === '"') {
      at += 1;
      for (;;) {
        const close = source.indexOf('"', at);
        if (close === -1) return err({ kind: 'unclosed-quote', number });
        cell += source.slice(at, close);
        at = close + 1;
        if (source[at] !== '"') break;
        cell += '"';
        at += 1;
      }
    }
    const from = at;
    while (!isEnd(source[at])) at += 1;
    row.push(cell + source.slice(from, at));
    if (source[at] !== separator) {
      if (row.some((one) => one.trim() !== '')) lines.push({ number, cells: row });
      number += 1;
      row = [];
      if (source[at] === '\r' && source[at + 1] === '\n') at += 1;
    }
    at += 1;
  }
  return ok(lines);
};
