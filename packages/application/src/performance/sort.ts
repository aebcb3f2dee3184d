import { shareInPercent } from '@ykd/domain/dashboard';
import type { PerformanceLine } from './port.js';

/** What lines can be sorted by. */
export const PERFORMANCE_SORTS = [
  'net',
  'received',
  'paidOrders',
  'refunded',
  'refunds',
  'newStudents',
  'converted',
  'conversion',
  'share',
] as const;
export type PerformanceSort = (typeof PERFORMANCE_SORTS)[number];

type Sorted = Omit<PerformanceLine, 'name' | 'teachers'>;

/** How many percent of those who came bought something; null where nobody came. */
export const conversionOf = ({ newStudents, converted }: Pick<Sorted, 'newStudents' | 'converted'>) =>
  shareInPercent(converted, newStudents) ?? null;

const valueOf = (line: Sorted, by: PerformanceSort): number | null => {
  if (by === 'conversion') return conversionOf(line);
  return by === 'share' ? (line.target?.share ?? null) : line[by];
};

/** Which sort a text names, with `-` before it for the highest first; undefined for what is none. */
export const readSort = (
  text: string | undefined,
): { readonly by: PerformanceSort; readonly isDescending: boolean } | undefined => {
  const isDescending = text?.startsWith('-') === true;
  const by = PERFORMANCE_SORTS.find((known) => known === (isDescending ? text?.slice(1) : text));
  return by && { by, isDescending };
};

/** Lines in another order: those below another one stay below it, those without a value come last. */
export const sortLines = <Line extends Sorted>(
  lines: readonly Line[],
  sort: string | undefined,
): readonly Line[] => {
  const asked = readSort(sort);
  if (asked === undefined) return lines;
  const { by, isDescending } = asked;
  const compare = (one: Line, other: Line): number => {
    const [a, b] = [valueOf(one, by), valueOf(other, by)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return isDescending ? b - a : a - b;
  };
  const depth = Math.min(...lines.map((line) => line.depth));
  const groups: Line[][] = [];
  for (const line of lines) {
    if (line.depth === depth) groups.push([line]);
    else groups.at(-1)?.push(line);
  }
  return groups
    .map(([head, ...below]) => ({ head, below }))
    .flatMap(({ head, below }) => (head === undefined ? [] : [{ head, below }]))
    .toSorted((one, other) => compare(one.head, other.head))
    .flatMap(({ head, below }) => [head, ...sortLines(below, sort)]);
};
