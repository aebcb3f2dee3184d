import { rosterColumns, rosterLinesIssue, type RosterLine } from '@ykd/domain/roster';
import { EncryptedFileError, type CellValue, type Sheet } from 'hucre';
import { readXlsx } from 'hucre/xlsx';
import { checkWorkbook, WorkbookProblem } from './check-workbook.js';

/** A cell as text: numbers with all their digits, days as days. */
const textOf = (value: CellValue): string => {
  if (value === null) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  if (typeof value === 'number') return Number.isInteger(value) ? value.toFixed(0) : String(value);
  return typeof value === 'boolean' ? (value ? '是' : '否') : value;
};

/** The name of a cell, as a spreadsheet shows it; both count from 0. */
const nameOf = (row: number, column: number): string => {
  let letters = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return `${letters}${row + 1}`;
};

const linesOf = ({ rows, cells }: Sheet): readonly RosterLine[] =>
  rows.flatMap((row, at) => {
    const texts = row.map((value, column) => {
      const cell = cells?.get(`${at},${column}`);
      // A formula stays one: what it came to may be of another day, and it is said where it stands.
      if (cell?.formula !== undefined) return `=${cell.formula}`;
      return textOf(value);
    });
    const last = texts.findLastIndex((text) => text.trim() !== '');
    return last === -1 ? [] : [{ number: at + 1, cells: texts.slice(0, last + 1) }];
  });

/** Cells that were made one, below the titles: whose they are cannot be told. */
const mergedIssue = ({ merges = [] }: Sheet, lines: readonly RosterLine[]): string | undefined => {
  const { header } = rosterColumns(lines);
  const below = merges.find(({ endRow }) => endRow + 1 >= Math.max(1, header));
  if (below === undefined) return undefined;
  const { startRow, startCol, endRow, endCol } = below;
  return `${nameOf(startRow, startCol)}:${nameOf(endRow, endCol)} 是合并的单元格：请取消合并，每一行都写上自己的内容`;
};

/** The rows of a workbook's one sheet that has any. Throws WorkbookProblem for one that is none, or has several. */
export const readWorkbook = async (bytes: Uint8Array): Promise<readonly RosterLine[]> => {
  await checkWorkbook(bytes);
  let sheets: readonly Sheet[];
  try {
    const workbook = await readXlsx(bytes, {
      sheets: ({ hidden, veryHidden }) => hidden !== true && veryHidden !== true,
    });
    sheets = workbook.sheets;
  } catch (cause) {
    if (cause instanceof EncryptedFileError) throw new WorkbookProblem('表格加了密：请去掉密码再上传');
    throw new WorkbookProblem('读不出这个表格：请在表格里另存为 XLSX 再上传');
  }
  const filled = sheets
    .map((sheet) => ({ sheet, lines: linesOf(sheet) }))
    .filter(({ lines }) => lines.length > 0);
  const [first, ...more] = filled;
  if (first === undefined) return [];
  if (more.length > 0) {
    const names = filled.map(({ sheet }) => sheet.name).join('、');
    throw new WorkbookProblem(`有几张工作表都有内容（${names}）：请只留下花名册那一张`);
  }
  // Here, before anything leaves this process: what stands once in a workbook may be shown by each of its cells.
  const issue = rosterLinesIssue(first.lines);
  if (issue !== undefined) throw new WorkbookProblem(issue);
  const merged = mergedIssue(first.sheet, first.lines);
  if (merged !== undefined) throw new WorkbookProblem(merged);
  return first.lines;
};
