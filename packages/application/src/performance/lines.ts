import type { Department } from '@ykd/domain/people';
import { withThoseBelow } from '@ykd/domain/people';
import {
  addFigures,
  departmentFigures,
  netOf,
  NO_FIGURES,
  NOBODY,
  targetProgress,
  type Figures,
} from '@ykd/domain/performance';
import type { Comers, CreditSum, Target } from '../ports/credits.js';
import type { PerformanceLine } from './port.js';

type Names = (id: string) => string | null;

/** What is told of figures. */
export const toldOf = (figures: Figures) => ({ ...figures, net: netOf(figures) });

const moneyOf = ({ paidOrders, received, refunds, refunded }: CreditSum): Figures => ({
  ...NO_FIGURES,
  paidOrders,
  received,
  refunds,
  refunded,
});

/** Figures by the ids to which they count. */
export const figuresById = (
  sums: readonly CreditSum[],
  comers: readonly Comers[] = [],
  idOf: (comers: Comers) => string = ({ personId }) => personId,
): ReadonlyMap<string, Figures> => {
  const found = new Map<string, Figures>();
  const add = (id: string, figures: Figures): void =>
    void found.set(id, addFigures([found.get(id) ?? NO_FIGURES, figures]));
  for (const sum of sums) add(sum.key, moneyOf(sum));
  for (const one of comers) {
    const { newStudents, converted } = one;
    add(idOf(one), { ...NO_FIGURES, newStudents, converted });
  }
  return found;
};

const lineOf = (
  line: Pick<PerformanceLine, 'id' | 'name'> & Partial<Pick<PerformanceLine, 'depth' | 'teachers'>>,
  figures: Figures,
  target?: Target,
): PerformanceLine => {
  const told = toldOf(figures);
  return {
    depth: 0,
    teachers: [],
    ...line,
    ...told,
    target: target === undefined ? null : { cents: target.cents, ...targetProgress(target.cents, told.net) },
  };
};

const byNet = (one: PerformanceLine, other: PerformanceLine): number =>
  other.net - one.net || (one.id < other.id ? -1 : 1);

const targetOf = (targets: readonly Target[], id: string): Target | undefined =>
  targets.find(({ subjectId }) => subjectId === id);

/** A line for each of some ids, whoever has nothing among them, too. */
export const flatLines = (
  figures: ReadonlyMap<string, Figures>,
  ids: Iterable<string>,
  nameOf: Names,
  targets: readonly Target[] = [],
): readonly PerformanceLine[] =>
  [...new Set([...figures.keys(), ...ids, ...targets.map(({ subjectId }) => subjectId)])]
    .map((id) =>
      lineOf(
        { id, name: nameOf(id), teachers: id === NOBODY ? [] : [id] },
        figures.get(id) ?? NO_FIGURES,
        targetOf(targets, id),
      ),
    )
    .toSorted(byNet);

/** A line for each department, with those below it. */
export const departmentLines = (
  tree: readonly Department[],
  figures: ReadonlyMap<string, Figures>,
  comers: readonly Comers[],
  targets: readonly Target[],
): readonly PerformanceLine[] => {
  const names = new Map(tree.map(({ id, name }) => [id, name]));
  const known = new Map([
    ...targets
      .filter(({ subjectId }) => !names.has(subjectId))
      .map((one) => [one.subjectId, NO_FIGURES] as const),
    ...figures,
  ]);
  return departmentFigures(tree, known).map(({ id, depth, figures: own }) => {
    const within = new Set(withThoseBelow(tree, id));
    const teachers = comers.flatMap(({ personId, departmentId }) =>
      personId !== NOBODY && within.has(departmentId) ? [personId] : [],
    );
    return lineOf({ id, name: names.get(id) ?? null, depth, teachers }, own, targetOf(targets, id));
  });
};
