import { setImmediate as turn } from 'node:timers/promises';
import type { ExportCell, ExportColumn, ExportFile, ExportRows } from '@ykd/application/list-export';
import { shanghaiDay, shanghaiMinute } from '@ykd/domain/shared';
import { writeCsv } from 'hucre/csv';
import { writeXlsxStream } from 'hucre/xlsx';
import { csvText } from './csv-text.js';

type Kind = ExportColumn['kind'] | 'day';
type Bytes = AsyncIterable<Uint8Array>;
type Made = Pick<ExportFile, 'columns' | 'batches' | 'format'>;

const kindOf = ({ kind, isDay }: ExportColumn): Kind => (isDay ? 'day' : kind);

/** How a row becomes the cells of a format. */
const rowTo = <T>(columns: readonly ExportColumn[], cellOf: (cell: ExportCell, kind: Kind) => T) => {
  const kinds = columns.map(kindOf);
  return (row: ExportRows[number]): T[] => row.map((cell, at) => cellOf(cell, kinds[at] ?? 'text'));
};

/**
 * What a row becomes, one after the other: the next batch is read when the last one is written. In between everybody else has
 * a turn, however soon rows come and bytes go: all of it would be one turn otherwise.
 */
async function* rowsOf<T>(
  { columns, batches }: Pick<ExportFile, 'columns' | 'batches'>,
  cellOf: (cell: ExportCell, kind: Kind) => T,
): AsyncGenerator<T[], void> {
  const toCells = rowTo(columns, cellOf);
  for await (const batch of batches satisfies AsyncIterable<ExportRows>) {
    for (const row of batch) yield toCells(row);
    await turn();
  }
}

/** Numbers are numbers; money is in yuan. */
const numberOf = (cell: number, kind: Kind): number => (kind === 'money' ? cell / 100 : cell);

const yesOrNo = (cell: boolean): string => (cell ? '是' : '否');

const csvCell = (cell: ExportCell, kind: Kind): string | number | null => {
  if (typeof cell === 'number') {
    if (kind === 'day') return shanghaiDay(cell);
    return kind === 'instant' ? shanghaiMinute(cell) : numberOf(cell, kind);
  }
  if (typeof cell === 'boolean') return yesOrNo(cell);
  return cell === null ? null : csvText(cell);
};

/** Control characters, which XML does not have, and halves of characters. */
const NOT_XML = /[^\P{Cc}\t\n\r]|\p{Cs}|[\uFFFE\uFFFF]/gu;

/** What XML of spreadsheets writes for a character: where it stands in a text, it is to stay as it is. */
const ESCAPE = /_(?=x[\da-f]{4}_)/gi;

/** The longest text of a cell; a longer one makes a spreadsheet take the whole file for broken. */
const CELL_MAX = 32_767;
const CUT_OFF = '…（后面的内容太长）';

/** A text that fits a cell. */
const fitting = (text: string): string => {
  if (text.length <= CELL_MAX) return text;
  return `${text.slice(0, CELL_MAX - CUT_OFF.length).replace(/\p{Cs}$/u, '')}${CUT_OFF}`;
};

const xlsxCell = (cell: ExportCell, kind: Kind): string | number | Date | null => {
  if (typeof cell === 'number') {
    if (kind === 'day') return new Date(`${shanghaiDay(cell)}T00:00Z`);
    // A spreadsheet has no time zones: its day and hour are those of Shanghai, to the minute as on the screen.
    return kind === 'instant' ? new Date(`${shanghaiMinute(cell).replace(' ', 'T')}Z`) : numberOf(cell, kind);
  }
  if (typeof cell === 'boolean') return yesOrNo(cell);
  return cell === null ? null : fitting(cell).replaceAll(NOT_XML, '\u{FFFD}').replaceAll(ESCAPE, '_x005F_');
};

const FORMATS: { readonly [K in Kind]?: string } = {
  day: 'yyyy-mm-dd',
  instant: 'yyyy-mm-dd hh:mm',
  money: '0.00',
};
const WIDTHS: { readonly [K in Kind]?: number } = { day: 12, instant: 17, number: 10, money: 12, flag: 8 };
const TEXT_WIDTH = 20;

const LINE = '\r\n';

/**
 * A batch becomes bytes as soon as it is there: what waits for whoever takes them are bytes, not rows, of which the collector
 * would let many pile up.
 */
async function* csv({ columns, batches }: Made): AsyncGenerator<Uint8Array, void> {
  const toCells = rowTo(columns, csvCell);
  const linesOf = (batch: ExportRows): Uint8Array =>
    Buffer.from(`${LINE}${writeCsv(batch.map(toCells), { lineSeparator: LINE })}`);
  const next = async (): Promise<Uint8Array | undefined> => {
    const { done, value } = await batches.next();
    return done === true ? undefined : linesOf(value);
  };
  try {
    const head = columns.map(({ title }) => csvText(title));
    yield Buffer.from(writeCsv([head], { bom: true, lineSeparator: LINE }));
    for (let lines = await next(); lines !== undefined; lines = await next()) {
      yield lines;
      await turn();
    }
  } finally {
    await batches.return();
  }
}

const xlsx = (file: Made): Bytes =>
  writeXlsxStream(rowsOf(file, xlsxCell), {
    name: 'Sheet1',
    columns: file.columns.map((column) => {
      const format = FORMATS[kindOf(column)];
      return {
        header: column.title,
        width: WIDTHS[kindOf(column)] ?? TEXT_WIDTH,
        ...(format === undefined ? {} : { numFmt: format }),
      };
    }),
    freezePane: { rows: 1 },
  }) as Bytes;

/** How each format is written, and what it is called on the wire. */
export const ENCODINGS = {
  csv: { type: 'text/csv; charset=utf-8', encode: csv },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', encode: xlsx },
} as const;
