import { hasRight } from '@ykd/domain/access';
import { monthIssue } from '@ykd/domain/performance';
import { err, ok, shanghaiDay } from '@ykd/domain/shared';
import {
  PERFORMANCE_VIEWS,
  TARGETS_OF,
  type PerformanceLine,
  type PerformanceView,
} from '../performance/port.js';
import { readPerformance, type ReadPerformanceDeps } from '../performance/service.js';
import { conversionOf, sortLines } from '../performance/sort.js';
import { FIGURE_TITLES, LINE_TITLES, lineTitle, PERFORMANCE_TITLES } from '../performance/words.js';
import type { Clock } from '../ports/clock.js';
import type { ExportCell, ExportColumn, ExportSource } from './prepare.js';

type Column = readonly [ExportColumn, (line: PerformanceLine) => ExportCell];

const money = (key: 'net' | 'received' | 'refunded'): Column => [
  { title: FIGURE_TITLES[key], kind: 'money' },
  (line) => line[key],
];
const counted = (key: 'paidOrders' | 'refunds' | 'newStudents' | 'converted'): Column => [
  { title: FIGURE_TITLES[key], kind: 'number' },
  (line) => line[key],
];
const percent = (title: string): string => `${title}（%）`;

/** How many of those who came bought something. */
const OF_STUDENTS: readonly Column[] = [
  counted('newStudents'),
  counted('converted'),
  [{ title: percent(FIGURE_TITLES.conversion), kind: 'number' }, conversionOf],
];

const OF_TARGETS: readonly Column[] = [
  [{ title: FIGURE_TITLES.target, kind: 'money' }, ({ target }) => target?.cents ?? null],
  [{ title: percent(FIGURE_TITLES.share), kind: 'number' }, ({ target }) => target?.share ?? null],
  [{ title: FIGURE_TITLES.missing, kind: 'money' }, ({ target }) => target?.missing ?? null],
];

/** The columns of a view, as its page shows them. */
const columnsOf = (view: PerformanceView): readonly Column[] => [
  [{ title: LINE_TITLES[view], kind: 'text' }, (line) => lineTitle(view, line)],
  money('net'),
  money('received'),
  counted('paidOrders'),
  money('refunded'),
  counted('refunds'),
  ...(view === 'products' ? [] : OF_STUDENTS),
  ...(view in TARGETS_OF ? OF_TARGETS : []),
];

const invalid = (field: string, message: string) =>
  err({ kind: 'invalid-input', issues: [{ field, message }] } as const);

/** Performance as it is exported: the lines of a view, in the order in which its page shows them. */
export const performanceExport: ExportSource<ReadPerformanceDeps & { readonly clock: Clock }> = {
  prepare: async (deps, { staff }, { view: asked = 'people', month: said, sort }) => {
    if (!hasRight(staff, 'performance.see')) return err({ kind: 'forbidden' });
    const view = PERFORMANCE_VIEWS.find((known) => known === asked);
    if (view === undefined) return invalid('view', '没有这个视图');
    const today = shanghaiDay(deps.clock.now());
    const month = said ?? today.slice(0, 7);
    const message = monthIssue(month, today);
    if (message !== undefined) return invalid('month', message);
    const columns = columnsOf(view);
    return ok({
      columns: columns.map(([column]) => column),
      conditions: async () => `${PERFORMANCE_TITLES[view]}；${view === 'months' ? '到' : ''}${month}`,
      batches: async function* batches() {
        const { lines } = await readPerformance(deps, view, month);
        const rows = sortLines(lines, sort).map((line) => columns.map(([, cellOf]) => cellOf(line)));
        if (rows.length > 0) yield rows;
      },
    });
  },
};
