import type { CourseCard, Dashboard } from '@ykd/application/learn';
import { serviceUntil } from '@ykd/domain/order';
import { shanghaiDay, shanghaiDaysBetween } from '@ykd/domain/shared';
import { endsSoon } from './ends-soon';
import { learn } from '../../messages/zh-CN/learn';
import { courses as texts } from './messages/zh-CN/courses';

/** One thing that is going on; `urgent` asks for the reader's attention. */
export interface Happening {
  readonly id: string;
  readonly text: string;
  readonly tone: 'urgent' | 'quiet';
}

const WEEK = 7;

const endsOfCourses = ({ orders }: Dashboard, now: number): readonly Happening[] =>
  orders.flatMap((order) => {
    const days = shanghaiDaysBetween(now, order.validUntil);
    if (!endsSoon(days)) return [];
    const text = learn.now.courseEnds(order.productName, days, shanghaiDay(order.validUntil));
    return [{ id: `course-${order.id}`, text, tone: 'urgent' }];
  });

const refunds = ({ refunding }: Dashboard): readonly Happening[] =>
  refunding.map(({ id, productName }) => ({
    id: `refund-${id}`,
    text: texts.refundWaits(productName),
    tone: 'urgent',
  }));

/** The last end of the class teacher's service, whichever order it comes from. */
const endOfService = ({ orders }: Dashboard, now: number): readonly Happening[] => {
  const ends = orders.filter(({ serviceDateDayNum }) => serviceDateDayNum > 0).map(serviceUntil);
  const last = Math.max(...ends);
  const days = ends.length === 0 ? -1 : shanghaiDaysBetween(now, last);
  if (!endsSoon(days)) return [];
  return [{ id: 'service', text: learn.now.serviceEnds(days, shanghaiDay(last)), tone: 'urgent' }];
};

const recentStudy = ({ recent, courses, experience }: Dashboard, now: number): readonly Happening[] => {
  if (recent?.lastStudiedAt === undefined) return [];
  const idle = shanghaiDaysBetween(recent.lastStudiedAt, now);
  if (idle >= WEEK) return [{ id: 'idle', text: learn.now.notStudied(idle), tone: 'quiet' }];
  const inLastWeek = ({ lastStudiedAt }: CourseCard): boolean =>
    lastStudiedAt !== undefined && shanghaiDaysBetween(lastStudiedAt, now) < WEEK;
  const studied = new Set(
    [recent, ...courses, ...experience].filter(inLastWeek).map(({ courseId }) => courseId),
  );
  return [{ id: 'studied', text: learn.now.studied(studied.size), tone: 'quiet' }];
};

/** What is happening now: ends that come near, then how the learning goes. */
export const happenings = (dashboard: Dashboard, now: number): readonly Happening[] => [
  ...refunds(dashboard),
  ...endsOfCourses(dashboard, now),
  ...endOfService(dashboard, now),
  ...recentStudy(dashboard, now),
];
