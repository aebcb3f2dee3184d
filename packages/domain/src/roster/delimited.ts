import { err, ok, type Result } from '../shared/index.js';

/** A row of a roster as it came: `number` is its place in the sheet, counted from 1, `cells` are its texts. Beyond the Specification. */
export type RosterLine = { readonly number: number; readonly cells: readonly string[] };

/** A text whose quotation mark, in the row `number` (counted from 1), is never closed. Beyond the Specification. */
export type UnclosedQuote = { readonly kind: 'unclosed-quote'; readonly number: number };

/** What parts cells: tabs where the first line has one, as spreadsheets put into the clipboard, or else commas. */
const separatorOf = (text: string): string => {
  const end = text.search(/[\r\n]/);
  return (end === -1 ? text : text.slice(0, end)).includes('\t') ? '\t' : ',';
};

/** Those rows in which something stands. */
const withoutEmpty = (rows: readonly (readonly string[])[]): readonly RosterLine[] =>
  rows.flatMap((cells, at) => (cells.some((cell) => cell.trim() !== '') ? [{ number: at + 1, cells }] : []));

/**
 * The rows of a pasted text or a CSV file, those without anything left out: cells are parted by tabs where the first line has
 * one, by commas otherwise, and those in quotation marks may hold both, line ends, and quotation marks written twice. A
 * quotation mark inside of a cell is one. Linear in the length of the text. Beyond the Specification.
 */
export const parseDelimited = (text: string): Result<readonly RosterLine[], UnclosedQuote> => {
  const source = text.replace(/^\uFEFF/, '');
  const separator = separatorOf(source);
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  const isEnd = (letter: string | undefined): boolean =>
    letter === undefined || letter === '\n' || letter === '\r' || letter === separator;
  while (at <= source.length) {
    let cell = '';
    if (source[at] === '"') {
      at += 1;
      for (;;) {
        const close = source.indexOf('"', at);
        if (close === -1) return err({ kind: 'unclosed-quote', number: rows.length + 1 });
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
      rows.push(row);
      row = [];
      if (source[at] === '\r' && source[at + 1] === '\n') at += 1;
    }
    at += 1;
  }
  return ok(withoutEmpty(rows));
};
