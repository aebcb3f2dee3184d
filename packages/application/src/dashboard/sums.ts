import type { DaySpan, Grain } from '@ykd/domain/dashboard';
import { dayIndexOf, startOfShanghaiDay } from '@ykd/domain/shared';

/** The instants between which some days lie, epoch ms. */
export const instantsOf = ({ from, to }: DaySpan): readonly [from: number, below: number] => [
  startOfShanghaiDay(dayIndexOf(from)),
  startOfShanghaiDay(dayIndexOf(to) + 1),
];

/** What counts once although it happened on several days, with what counts the first times of a month. */
const ONCE: Readonly<Record<string, string>> = { refunds: 'firstRefunds', learners: 'firstLearners' };

/**
 * Adds sums of the days of a span up: a day, or a month from its first day on, as far as it has come. What happened on several days
 * of a month counts once.
 */
export const sumOf = <Sums extends { readonly day: number }, Name extends keyof Sums & string>(
  days: readonly Sums[],
  span: DaySpan,
  names: readonly Name[],
  by: Grain,
): { readonly [N in Name]: number } => {
  const [from, below] = instantsOf(span);
  const own: readonly Readonly<Record<string, unknown>>[] = days.filter(
    ({ day }) => day >= from && day < below,
  );
  const total = (name: string): number => own.reduce((sum, one) => sum + Number(one[name]), 0);
  const kept = (name: string): string => (by === 'month' ? (ONCE[name] ?? name) : name);
  return Object.fromEntries(names.map((name) => [name, total(kept(name))])) as { [N in Name]: number };
};
