import type { DaySums, StudentSums } from '../entities/day-sum.js';

export type { DaySums, MoneySums, StudentSums } from '../entities/day-sum.js';

/**
 * What happened on each Shanghai day: see `daySumFields`. It is kept with each change, so that nobody counts orders or study
 * to know it. Students are those whom their list shows.
 */
export interface SumsByDay {
  /** The days that began at `from` or later and before `below`, epoch ms, as far as there is something; in their order. */
  between(from: number, below: number): Promise<readonly DaySums[]>;
  /**
   * The same of the students in somebody's care. `isOnce`: of those who studied the first days of each month alone are read, of
   * which there are few; there are no `learners` then.
   */
  inCareOf(
    staffId: string,
    days: { readonly from: number; readonly below: number; readonly isOnce: boolean },
  ): Promise<readonly (StudentSums & Pick<DaySums, 'day'>)[]>;
}
