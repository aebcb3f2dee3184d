import { EXPERIENCE_COURSE_IDS, TRIAL_COURSE_IDS } from '@ykd/domain/course';
import {
  courseGrantsOf,
  isMainOrder,
  isPaid,
  mergeMainOrderValidity,
  ownedCourses,
  servicePanel,
  validUntil,
  type ServicePanel,
  type YkdOrder,
} from '@ykd/domain/order';
import type { ProjectUser } from '../ports/project-user.js';
import { courseCards, type CourseCard } from './course-card.js';

/** A paid order with the merged days of the main orders. */
export interface DashboardOrder extends YkdOrder {
  readonly isMain: boolean;
  /** The last millisecond of its validity, epoch ms. */
  readonly validUntil: number;
}

/** The learn dashboard. Specification §2 'Learn dashboard widgets', §4. */
export interface Dashboard {
  /** Paid orders, the newest first; main orders carry the merged days. */
  readonly orders: readonly DashboardOrder[];
  /** Absent when no order has stages. */
  readonly service?: ServicePanel;
  /** What was studied so far. */
  readonly records: readonly ProjectUser[];
  readonly owned: { readonly old: readonly string[]; readonly new: readonly string[] };
  /** The course studied last. */
  readonly recent?: CourseCard;
  /** Bought courses, those studied last first; the two trial courses for a student without orders. */
  readonly courses: readonly CourseCard[];
  /** Experience courses that are not listed above. */
  readonly experience: readonly CourseCard[];
}

/** What the dashboard is made of. Instants are epoch ms. */
export interface DashboardInput {
  readonly orders: readonly YkdOrder[];
  readonly records: readonly ProjectUser[];
  readonly last: ProjectUser | null;
  readonly now: number;
}

const unique = (ids: readonly string[]): readonly string[] => [...new Set(ids)];

/** Composes the dashboard from orders and records by the domain's rules. Linear in both. */
export const composeDashboard = ({ orders, records, last, now }: DashboardInput): Dashboard => {
  const paid = mergeMainOrderValidity(orders.filter(isPaid));
  const card = courseCards({ orders: paid, records, now });

  const bought = unique(courseGrantsOf(paid).flatMap(({ courseIds }) => courseIds));
  const listed = paid.length === 0 ? TRIAL_COURSE_IDS : bought;
  const service = servicePanel(paid);
  const recent = last === null ? undefined : card(last.courseId)[0];
  return {
    orders: paid.map((order) => ({ ...order, isMain: isMainOrder(order), validUntil: validUntil(order) })),
    ...(service === undefined ? {} : { service }),
    records,
    owned: ownedCourses(paid),
    ...(recent === undefined ? {} : { recent }),
    courses: listed.flatMap(card).toSorted((a, b) => (b.lastStudiedAt ?? 0) - (a.lastStudiedAt ?? 0)),
    experience: EXPERIENCE_COURSE_IDS.filter((courseId) => !listed.includes(courseId)).flatMap(card),
  };
};
