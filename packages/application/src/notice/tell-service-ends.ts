import { SERVICE_NOTICE_DAYS, serviceEndOf } from '@ykd/domain/notice';
import { shanghaiDayIndex, startOfShanghaiDay } from '@ykd/domain/shared';
import type { Clock } from '../ports/clock.js';
import type { Notices } from '../ports/notices.js';
import type { UnitOfWork } from '../ports/unit-of-work.js';
import { tellServiceEnd } from './tell.js';

export interface TellServiceEndsDeps {
  readonly clock: Clock;
  readonly notices: Pick<Notices, 'endingServices'>;
  readonly unitOfWork: UnitOfWork;
}

/** So many are told in a transaction. */
const AT_A_TIME = 200;

/**
 * Tells students whose service ends soon, once for each end and step of days, some of them. Answers how many were told. Any
 * number of processes may do so.
 */
export const tellServiceEnds = async ({
  clock,
  notices,
  unitOfWork,
}: TellServiceEndsDeps): Promise<number> => {
  const now = clock.now();
  const dayAfter = (days: number): number => startOfShanghaiDay(shanghaiDayIndex(now) + days + 1);
  let from = now;
  let told = 0;
  for (const step of SERVICE_NOTICE_DAYS) {
    const below = dayAfter(step);
    const found = await notices.endingServices({ from, below, step, limit: AT_A_TIME });
    from = below;
    if (found.length === 0) continue;
    told += await unitOfWork.transaction(async (tx) => {
      let isNew = 0;
      for (const student of found) {
        const end = serviceEndOf(student.serviceUntil, now);
        if (end !== undefined && (await tellServiceEnd(tx, student, end, now))) isNew += 1;
      }
      return isNew;
    });
  }
  return told;
};
