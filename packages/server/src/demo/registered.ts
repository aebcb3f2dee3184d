import { DAY_MS, HOUR_MS, shanghaiDayIndex, startOfShanghaiDay } from '@ykd/domain/shared';
import { demoCare } from './care.js';
import { schoolEmployees } from './school/staff.js';
import type { DemoData } from './demo-data.js';
import { STUDIOUS_USER_ID } from './study-logs.js';

/** What happened to somebody of the demo, or who works here since when: instants, epoch ms. */
const happenedTo = (
  userId: string,
  { orders, progress, checkIns, givings, study }: Omit<DemoData, 'accounts'>,
  at: number,
): readonly number[] => {
  const own = (one: { readonly userId: string }): boolean => one.userId === userId;
  return [
    ...orders.filter(own).map(({ gmtCreated }) => gmtCreated),
    ...(userId === STUDIOUS_USER_ID ? study.map(({ from }) => from) : []),
    ...[...progress, ...checkIns].filter(own).map((one) => one.at),
    ...givings.filter(({ studentId }) => studentId === userId).map((one) => one.at),
    ...demoCare(at).flatMap(({ studentId, staffId, since }) =>
      studentId === userId || staffId === userId ? [since] : [],
    ),
    ...schoolEmployees(at).filter(own).map(({ joinedAt }) => joinedAt),
  ];
};

/** When somebody of the demo came, epoch ms: in the morning of the day before anything happened, or now. */
export const registeredAt = (userId: string, data: Omit<DemoData, 'accounts'>, at: number): number => {
  const first = Math.min(at + DAY_MS, ...happenedTo(userId, data, at));
  return first > at ? at : startOfShanghaiDay(shanghaiDayIndex(first) - 1) + 9 * HOUR_MS;
};
