import { PERFORMANCE_VIEWS, readSort, type PerformanceView } from '@ykd/application/performance';
import { monthIssue } from '@ykd/domain/performance';

/** What an address asks for; `isUnread`: it names a month that cannot be seen. */
export interface SaidPerformance {
  readonly view: PerformanceView;
  readonly month?: string;
  readonly sort?: string;
  readonly isUnread: boolean;
}

/**
 * Reads it: people unless it says another view, this month unless it says which.
 *
 * @param today - by the clock of this device: the server judges by its own
 */
export const performanceSaid = (said: URLSearchParams, today: string): SaidPerformance => {
  const view = PERFORMANCE_VIEWS.find((known) => known === said.get('view')) ?? 'people';
  const month = said.get('month') ?? undefined;
  const sort = said.get('sort') ?? undefined;
  const isUnread = month !== undefined && monthIssue(month, today) !== undefined;
  return {
    view,
    isUnread,
    ...(month === undefined || isUnread ? {} : { month }),
    ...(readSort(sort) === undefined || sort === undefined ? {} : { sort }),
  };
};
