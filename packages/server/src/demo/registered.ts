import type { StoredOrder } from '@ykd/application/entities';
import type { CheckInSave, ProgressSave } from '@ykd/application/ports';
import { DAY_MS } from '@ykd/domain/shared';
import { demoCare } from './care.js';
import type { demoStudy } from './study-logs.js';
import type { demoPartners } from './partners.js';
import type { DemoGiving } from './tags.js';
import { morning, WORKING_DAYS } from './working-days.js';

/** What of the demo's data happened to somebody. */
interface Happenings {
  readonly orders: readonly StoredOrder[];
  readonly progress: readonly ProgressSave[];
  readonly checkIns: readonly CheckInSave[];
  readonly givings: readonly DemoGiving[];
  readonly study: ReturnType<typeof demoStudy>;
  readonly partnership: ReturnType<typeof demoPartners>;
}

/** What happened to somebody of the demo, or who works here since when: instants, epoch ms. */
const happenedTo = (
  userId: string,
  { orders, progress, checkIns, givings, study, partnership }: Happenings,
  at: number,
): readonly number[] => {
  const own = (one: { readonly userId: string }): boolean => one.userId === userId;
  return [
    ...orders.filter(own).map(({ gmtCreated }) => gmtCreated),
    ...study.filter(own).flatMap(({ pieces }) => pieces.map(({ from }) => from)),
    ...partnership.applications.flatMap(({ workOrder }) => (own(workOrder) ? [workOrder.gmtCreated] : [])),
    ...[...progress, ...checkIns].filter(own).map((one) => one.at),
    ...givings.filter(({ studentId }) => studentId === userId).map((one) => one.at),
    ...demoCare(at).flatMap(({ studentId, staffId, since }) =>
      studentId === userId || staffId === userId ? [since] : [],
    ),
    ...Object.entries(WORKING_DAYS).flatMap(([id, days]) => (id === userId ? [morning(at, days)] : [])),
  ];
};

/** When somebody of the demo came, epoch ms: in the morning of the day before anything happened, or now. */
export const registeredAt = (userId: string, data: Happenings, at: number): number => {
  const first = Math.min(at + DAY_MS, ...happenedTo(userId, data, at));
  return first > at ? at : morning(first, 1);
};
