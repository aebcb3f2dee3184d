import { addFigures, monthAfter, monthIssue, monthSpan, NO_FIGURES } from '@ykd/domain/performance';
import { err, ok, shanghaiDay } from '@ykd/domain/shared';
import { instantsOf, sumOf } from '../dashboard/sums.js';
import type { Credits } from '../ports/credits.js';
import type { SumsByDay } from '../ports/day-sums.js';
import type { MemberRepository } from '../ports/member-repository.js';
import type { Departments } from '../ports/people.js';
import type { UnitOfWork } from '../ports/unit-of-work.js';
import type { AuthenticateDeps } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import { memberNames } from '../shared/member-names.js';
import { requireRight } from '../shared/rights.js';
import type { ListedOrders } from '../staff-order/orders.js';
import { departmentLines, figuresById, flatLines, toldOf } from './lines.js';
import {
  TARGETS_OF,
  type Performance,
  type PerformanceLine,
  type PerformancePort,
  type PerformanceView,
} from './port.js';
import { setTarget } from './set-target.js';

/** What performance is read from. */
export interface ReadPerformanceDeps {
  readonly credits: Credits;
  readonly departments: Departments;
  readonly sumsByDay: SumsByDay;
  readonly listedOrders: Pick<ListedOrders, 'products'>;
  readonly members: Pick<MemberRepository, 'findByIds'>;
}

export interface PerformanceDeps extends AuthenticateDeps, ReadPerformanceDeps {
  readonly unitOfWork: UnitOfWork;
  readonly members: MemberRepository;
}

/** So many months are shown at once. */
const MONTHS = 12;

type Seen = Pick<Performance, 'lines' | 'total' | 'late'>;

/** The last months up to one, the newest first. */
const monthsUpTo = async ({ credits, sumsByDay }: ReadPerformanceDeps, month: string): Promise<Seen> => {
  const first = monthAfter(month, 1 - MONTHS);
  const months = Array.from({ length: MONTHS }, (_, at) => monthAfter(month, -at));
  const sums = await credits.sums('month', first, month);
  const [from] = instantsOf(monthSpan(first));
  const [, below] = instantsOf(monthSpan(month));
  const days = await sumsByDay.between(from, below);
  const money = figuresById(sums);
  const figures = new Map(
    months.map((one) => {
      const came = sumOf(days, monthSpan(one), ['registered', 'bought'], 'month');
      const own = { ...NO_FIGURES, newStudents: came.registered, converted: came.bought };
      return [one, addFigures([money.get(one) ?? NO_FIGURES, own])];
    }),
  );
  const lines = flatLines(figures, [], (id) => id)
    .map((line): PerformanceLine => ({ ...line, teachers: [] }))
    .toSorted((one, other) => (one.id < other.id ? 1 : -1));
  return { lines, total: null, late: sums.reduce((sum, { late }) => sum + late, 0) };
};

/** Performance of a month by what it counts to. */
export const readPerformance = async (
  deps: ReadPerformanceDeps,
  view: PerformanceView,
  month: string,
): Promise<Seen> => {
  if (view === 'months') return monthsUpTo(deps, month);
  const { credits } = deps;
  const by = ({ people: 'person', departments: 'department', products: 'product' } as const)[view];
  const sums = await credits.sums(by, month, month);
  const comers = await credits.comers(...instantsOf(monthSpan(month)));
  const all = figuresById(sums, comers);
  const seen = {
    total: toldOf(addFigures([...all.values()])),
    late: sums.reduce((sum, { late }) => sum + late, 0),
  };
  if (view === 'products') {
    const names = new Map((await deps.listedOrders.products()).map(({ id, name }) => [id, name]));
    const lines = flatLines(figuresById(sums), [], (id) => names.get(id) ?? null);
    return { ...seen, lines: lines.map((line) => ({ ...line, teachers: [] })) };
  }
  const targets = (await credits.targets(month)).filter(({ kind }) => kind === TARGETS_OF[view]);
  if (view === 'departments') {
    const tree = (await deps.departments.all()).departments;
    const figures = figuresById(sums, comers, ({ departmentId }) => departmentId);
    return { ...seen, lines: departmentLines(tree, figures, comers, targets) };
  }
  const teachers = (await credits.people()).filter(({ isTeacher }) => isTeacher).map(({ id }) => id);
  const ids = [...teachers, ...all.keys(), ...targets.map(({ subjectId }) => subjectId)];
  const nameOf = await memberNames(deps, ids);
  return { ...seen, lines: flatLines(all, teachers, nameOf, targets) };
};

/** Performance, for one caller. */
export const performancePort = (deps: PerformanceDeps, context: CallerContext): PerformancePort => ({
  show: async ({ view, month: asked }) => {
    const caller = await requireRight(deps, context, 'performance.see');
    if (!caller.ok) return caller;
    const today = shanghaiDay(deps.clock.now());
    const month = asked ?? today.slice(0, 7);
    const message = monthIssue(month, today);
    if (message !== undefined) return err({ kind: 'invalid-input', issues: [{ field: 'month', message }] });
    return ok({ view, month, today, ...(await readPerformance(deps, view, month)) });
  },
  setTarget: async (input) => {
    const caller = await requireRight(deps, context, 'targets.set');
    return caller.ok ? setTarget(deps, caller.value, input) : caller;
  },
});
