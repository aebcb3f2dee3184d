import type { Target } from '@ykd/application/entities';
import { monthAfter } from '@ykd/domain/performance';
import { DAY_MS, shanghaiDay } from '@ykd/domain/shared';

const YUAN = 100;

/** What a few are to reach in a month: yuan. */
const LINES: readonly (readonly [kind: Target['kind'], subjectId: string, yuan: number])[] = [
  ['person', 'demo-banzhuren', 60_000],
  ['person', 'demo-staff-liumin', 30_000],
  ['department', 'demo-department-teaching', 120_000],
  ['department', 'demo-department-class', 100_000],
];

/** What a few are to reach this month and in the one before, as of `at` (epoch ms). */
export const schoolTargets = (at: number): readonly Target[] => {
  const month = shanghaiDay(at).slice(0, 'YYYY-MM'.length);
  return [month, monthAfter(month, -1)].flatMap((one) =>
    LINES.map(([kind, subjectId, yuan]) => ({
      month: one,
      kind,
      subjectId,
      cents: yuan * YUAN,
      setBy: 'demo-admin',
      setAt: at - 40 * DAY_MS,
    })),
  );
};
