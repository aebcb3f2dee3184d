import type { DaySpan } from '@ykd/domain/dashboard';
import { monthSpan, NOBODY } from '@ykd/domain/performance';
import { ordersCounted, studentsCounted } from '../dashboard/filters.js';
import { CONDITION_VALUES_MAX, writeCondition } from '../staff-list/index.js';
import type { OrderFilter } from '../staff-order/index.js';
import type { StudentFilter } from '../student/index.js';
import type { PerformanceLine, PerformanceView } from './port.js';

type Named = Pick<PerformanceLine, 'id' | 'teachers'>;

/** By what the orders of a line are told from others; of the total by nothing. */
const ofLine = (view: PerformanceView, line: Named | undefined): OrderFilter => {
  if (line === undefined || view === 'months') return {};
  const is = writeCondition({ operator: 'is', values: [line.id] });
  if (view === 'people') return { credited: is };
  return view === 'departments' ? { creditedIn: is } : { product: is };
};

const spanOf = (view: PerformanceView, month: string, line: Named | undefined): DaySpan =>
  monthSpan(view === 'months' && line !== undefined ? line.id : month);

/** The orders that a line counts as paid. */
export const ordersPaid = (view: PerformanceView, month: string, line?: Named): OrderFilter => ({
  ...ordersCounted.paid(spanOf(view, month, line)),
  ...ofLine(view, line),
});

/** The orders of which a line counts that money went back. */
export const ordersRefunded = (view: PerformanceView, month: string, line?: Named): OrderFilter => ({
  ...ordersCounted.refunded(spanOf(view, month, line)),
  ...ofLine(view, line),
});

/** Whose students the new ones of a line are; undefined where the list of students cannot be asked for them. */
const ofTeachers = (view: PerformanceView, line: Named | undefined): StudentFilter | undefined => {
  if (line === undefined || view === 'months') return {};
  if (line.id === NOBODY) return { classTeacher: 'empty' };
  const { teachers } = line;
  if (teachers.length === 0 || teachers.length > CONDITION_VALUES_MAX) return undefined;
  return {
    classTeacher: writeCondition({ operator: teachers.length === 1 ? 'is' : 'of', values: teachers }),
  };
};

/**
 * The students whom a line counts as new, or as those of them who bought something; undefined where their list takes no such
 * condition: of products, and of a department with more class teachers than a condition takes.
 */
export const studentsCame = (
  step: 'registered' | 'bought',
  view: PerformanceView,
  month: string,
  line?: Named,
): StudentFilter | undefined => {
  const whose = view === 'products' && line !== undefined ? undefined : ofTeachers(view, line);
  return whose && { ...studentsCounted[step](spanOf(view, month, line)), ...whose };
};
