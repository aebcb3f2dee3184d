import type { CourseCard, Dashboard } from '@ykd/application';
import { validUntil } from '@ykd/domain/order';
import { daysBetween, shanghaiDay } from '@ykd/domain/shared';
import { daysLeft } from '../../layouts/learn/days';
import { learn } from '../../messages/zh-CN/learn';

/** One thing that is going on; `urgent` asks for the reader's attention. */
export interface Happening {
  readonly id: string;
  readonly text: string;
  readonly tone: 'urgent' | 'quiet';
}

/** An end is news when it comes within this many days. */
const SOON_DAYS = 30;
const WEEK = 7;

const isSoon = (days: number): boolean => days >= 0 && days <= SOON_DAYS;

const endsOfCourses = ({ orders }: Dashboard, now: number): readonly Happening[] =>
  orders.flatMap((order) => {
    const days = daysLeft(now, order.validUntil);
    if (!isSoon(days)) return [];
    const text = learn.now.courseEnds(order.productName, days, shanghaiDay(order.validUntil));
    return [{ id: `course-${order.id}`, text, tone: 'urgent' }];
  });

/** The last end of the class teacher's service, whichever order it comes from. */
const endOfService = ({ orders }: Dashboard, now: number): readonly Happening[] => {
  const ends = orders
    .filter(({ serviceDateDayNum }) => serviceDateDayNum > 0)
    .map(({ gmtCreated, serviceDateDayNum }) =>
      validUntil({ gmtCreated, validDateDayNum: serviceDateDayNum }),
    );
  const last = Math.max(...ends);
  const days = ends.length === 0 ? -1 : daysLeft(now, last);
  if (!isSoon(days)) return [];
  return [{ id: 'service', text: learn.now.serviceEnds(days, shanghaiDay(last)), tone: 'urgent' }];
};

const recentStudy = ({ recent, courses, experience }: Dashboard, now: number): readonly Happening[] => {
  if (recent?.lastStudiedAt === undefined) return [];
  const idle = daysBetween(shanghaiDay(recent.lastStudiedAt), shanghaiDay(now));
  if (idle >= WEEK) return [{ id: 'idle', text: learn.now.notStudied(idle), tone: 'quiet' }];
  const inLastWeek = ({ lastStudiedAt }: CourseCard): boolean =>
    lastStudiedAt !== undefined && daysBetween(shanghaiDay(lastStudiedAt), shanghaiDay(now)) < WEEK;
  const studied = new Set(
    [recent, ...courses, ...experience].filter(inLastWeek).map(({ courseId }) => courseId),
  );
  return [{ id: 'studied', text: learn.now.studied(studied.size), tone: 'quiet' }];
};

/** What is happening now: ends that come near, then how the learning goes. */
export const happenings = (dashboard: Dashboard, now: number): readonly Happening[] => [
  ...endsOfCourses(dashboard, now),
  ...endOfService(dashboard, now),
  ...recentStudy(dashboard, now),
];
