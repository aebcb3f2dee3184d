import type { RosterLine } from './delimited.js';
import { ROSTER_CELL_MAX, ROSTER_COLUMNS_MAX, ROSTER_ROWS_MAX, ROSTER_TEXT_MAX } from './limits.js';

/**
 * The Chinese message when a sheet is no roster, whatever stands in it, `undefined` when it may be one: it has at most
 * {@link ROSTER_ROWS_MAX} rows and one with titles, at most {@link ROSTER_COLUMNS_MAX} columns, and cells of at most
 * {@link ROSTER_CELL_MAX} UTF-16 code units, together {@link ROSTER_TEXT_MAX}. Beyond the Specification.
 *
 * @param lines - all rows, those with titles among them
 */
export const rosterLinesIssue = (lines: readonly RosterLine[]): string | undefined => {
  if (lines.length === 0) return '里面没有内容';
  const width = lines.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  if (width > ROSTER_COLUMNS_MAX) {
    return `有 ${width} 列，最多 ${ROSTER_COLUMNS_MAX} 列：请只留下花名册的那几列`;
  }
  if (lines.length > ROSTER_ROWS_MAX + 1) {
    return `超过了 ${ROSTER_ROWS_MAX} 行：请分成几份`;
  }
  const long = lines.find(({ cells }) => cells.some((cell) => cell.length > ROSTER_CELL_MAX));
  if (long !== undefined) return `第 ${long.number} 行有一格超过 ${ROSTER_CELL_MAX} 个字符，不像花名册`;
  let total = 0;
  for (const { cells } of lines) for (const cell of cells) total += cell.length;
  return total > ROSTER_TEXT_MAX
    ? `一共 ${total} 个字符，最多 ${ROSTER_TEXT_MAX} 个：请只留下花名册的那几列，或分成几份`
    : undefined;
};
