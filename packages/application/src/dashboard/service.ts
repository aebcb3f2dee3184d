import { reachOf } from '@ykd/domain/access';
import { chartSpans, periodOf, type DaySpan, type Grain, type Period } from '@ykd/domain/dashboard';
import { err, ok, shanghaiDay } from '@ykd/domain/shared';
import type { DaySums, StudentSums, SumsByDay } from '../ports/day-sums.js';
import { requireCaller, type AuthenticateDeps } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import { mayCaller } from '../shared/rights.js';
import type { Dashboard, DashboardPort } from './port.js';
import { instantsOf, sumOf } from './sums.js';

export interface DashboardDeps extends AuthenticateDeps {
  readonly sumsByDay: SumsByDay;
}

const NO_DAY = { field: 'on', message: '没有这一天' } as const;

const MONEY = ['paidOrders', 'received', 'refunds', 'refunded'] as const;
const STUDENTS = ['registered', 'bought', 'began', 'learners'] as const;

interface Asked {
  readonly by: Grain;
  readonly period: Period;
  readonly chart: readonly DaySpan[];
}

const moneyOf = (days: readonly DaySums[], { by, period, chart }: Asked): Dashboard['money'] => {
  return {
    now: sumOf(days, period.now, MONEY, by),
    before: sumOf(days, period.before, MONEY, by),
    chart: chart.map((span) => ({
      ...span,
      ...sumOf(days, span, ['received', 'refunded', 'paidOrders'], by),
    })),
  };
};

const studentsOf = (
  days: readonly (StudentSums & Pick<DaySums, 'day'>)[],
  { by, period, chart }: Asked,
  isOwn: boolean,
): Dashboard['students'] => {
  return {
    isOwn,
    now: sumOf(days, period.now, STUDENTS, by),
    before: sumOf(days, period.before, STUDENTS, by),
    chart: chart.map((span) => ({ ...span, ...sumOf(days, span, ['registered', 'learners'], by) })),
  };
};

/** The period that is asked for; undefined where `on` is no day. */
const asked = (by: Grain, on: string, today: string): Asked | undefined => {
  try {
    const period = periodOf(by, on, today);
    return { by, period, chart: chartSpans(by, period.now) };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
};

/** The dashboard, for one caller. */
export const dashboardPort = (deps: DashboardDeps, context: CallerContext): DashboardPort => ({
  show: async ({ by, on }) => {
    const caller = await requireCaller(deps, context);
    if (!caller.ok) return caller;
    const { user, staff } = caller.value;
    const seesMoney = mayCaller(caller.value, 'orders.see');
    const reach = reachOf(staff, 'students.see');
    if (!seesMoney && reach === 'none') return err({ kind: 'forbidden' });
    const today = shanghaiDay(deps.clock.now());
    const wanted = asked(by, on ?? today, today);
    if (wanted === undefined) return err({ kind: 'invalid-input', issues: [NO_DAY] });
    const { period, chart } = wanted;
    const spans = [period.now, period.before, ...chart];
    const [from] = instantsOf(spans.reduce((first, span) => (span.from < first.from ? span : first)));
    const [, below] = instantsOf(period.now);
    const { sumsByDay } = deps;
    const all = seesMoney || reach === 'all' ? await sumsByDay.between(from, below) : [];
    const own =
      reach === 'own' ? await sumsByDay.inCareOf(user.id, { from, below, isOnce: by === 'month' }) : [];
    return ok({
      by,
      today,
      ...period,
      money: seesMoney ? moneyOf(all, wanted) : null,
      students: reach === 'none' ? null : studentsOf(reach === 'own' ? own : all, wanted, reach === 'own'),
    });
  },
});
