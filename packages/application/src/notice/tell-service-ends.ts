import { SERVICE_NOTICE_DAYS, serviceEndOf, type ServiceEnd } from '@ykd/domain/notice';
import { shanghaiDayIndex, startOfShanghaiDay } from '@ykd/domain/shared';
import type { Clock } from '../ports/clock.js';
import { serviceNoticeId, type Notices } from '../ports/notices.js';
import type { UnitOfWork } from '../ports/unit-of-work.js';
import { tell, type NoticeTx } from './told.js';

export interface TellServiceEndsDeps {
  readonly clock: Clock;
  readonly notices: Pick<Notices, 'endingServices'>;
  readonly unitOfWork: UnitOfWork;
}

/** The class teacher's service ends soon. */
const tellServiceEnd = (
  tx: NoticeTx,
  student: { readonly userId: string; readonly serviceUntil: number },
  { step, days, on }: ServiceEnd,
  at: number,
): Promise<boolean> =>
  tell(
    tx,
    {
      id: serviceNoticeId(student.userId, student.serviceUntil, step),
      userId: student.userId,
      kind: 'service',
      title: days === 0 ? '班主任服务今天到期' : `班主任服务还有 ${days} 天到期`,
      text: `你的班主任服务到 ${on} 为止，有问题请在到期以前联系班主任。`,
      link: null,
    },
    at,
  );

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
