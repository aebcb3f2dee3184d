import { EXPERIENCE_COURSE_IDS, TRIAL_COURSE_IDS } from '@ykd/domain/course';
import {
  courseGrantsOf,
  isMainOrder,
  isPaid,
  mergedDays,
  mergeMainOrderValidity,
  ownedCourses,
  REFUNDING_STATUS,
  servicePanel,
  skuGrant,
  validUntil,
  type ServicePanel,
  type SoldDays,
  type YkdOrder,
} from '@ykd/domain/order';
import type { ProjectUser } from '../ports/project-user.js';
import type { Shelf } from '../shelf/port.js';
import { courseCards, isOnline, onlineFirst, type CourseCard } from './course-card.js';

/** A paid order with the merged days of the main orders. */
export interface DashboardOrder extends YkdOrder {
  readonly isMain: boolean;
  /** The last millisecond of its validity, epoch ms. */
  readonly validUntil: number;
  /** Its days beside the other orders, where those give it more than its own; null where it keeps them. */
  readonly mergedDays: SoldDays | null;
  /** Its own days, as it was bought. */
  readonly ownDays: SoldDays;
}

/** The learn dashboard. Specification §2 'Learn dashboard widgets', §4. */
export interface Dashboard {
  /** Paid orders, the newest first; main orders carry the merged days. */
  readonly orders: readonly DashboardOrder[];
  /** Orders whose refund is judged or on its way; they grant nothing meanwhile. */
  readonly refunding: readonly YkdOrder[];
  /** What is online, and what is sold. */
  readonly shelf: Shelf;
  /** Absent when no order has stages. */
  readonly service?: ServicePanel;
  /** What was studied so far. */
  readonly records: readonly ProjectUser[];
  readonly owned: { readonly old: readonly string[]; readonly new: readonly string[] };
  /** The course with lessons that was studied last. */
  readonly recent?: CourseCard;
  /**
   * Bought courses, those studied last first and those without lessons last; the two trial courses for a student without
   * orders. Those of an order that is being refunded stand among them, and say so.
   */
  readonly courses: readonly CourseCard[];
  /** Experience courses that are not listed above. */
  readonly experience: readonly CourseCard[];
}

/** What the dashboard is made of. Instants are epoch ms. */
export interface DashboardInput {
  readonly orders: readonly YkdOrder[];
  readonly shelf: Shelf;
  readonly records: readonly ProjectUser[];
  readonly last: ProjectUser | null;
  readonly now: number;
}

const unique = (ids: readonly string[]): readonly string[] => [...new Set(ids)];

const soldDaysOf = ({ validDateDayNum, serviceDateDayNum }: YkdOrder): SoldDays => ({
  validDays: validDateDayNum,
  serviceDays: serviceDateDayNum,
});

/** Composes the dashboard from orders and records by the domain's rules. Linear in both. */
export const composeDashboard = ({ orders, shelf, records, last, now }: DashboardInput): Dashboard => {
  const own = orders.filter(isPaid);
  const paid = mergeMainOrderValidity(own);
  const refunding = orders.filter(({ status }) => status === REFUNDING_STATUS);
  const card = courseCards({ orders: paid, refunding, shelf, records, now });

  const grants = [...courseGrantsOf(paid), ...refunding.map(({ skuAttrs }) => skuGrant(skuAttrs))];
  const bought = unique(grants.flatMap((grant) => grant?.courseIds ?? []));
  const listed = paid.length + refunding.length === 0 ? TRIAL_COURSE_IDS : bought;
  const service = servicePanel(paid);
  const studied = [
    ...(last === null ? [] : [last]),
    ...records.toSorted((a, b) => b.gmtModified - a.gmtModified),
  ];
  const recent = studied.flatMap(({ courseId }) => card(courseId)).find(isOnline);
  return {
    orders: paid.map((order, at) => ({
      ...order,
      isMain: isMainOrder(order),
      validUntil: validUntil(order),
      mergedDays: mergedDays(own[at] ?? order, own) ?? null,
      ownDays: soldDaysOf(own[at] ?? order),
    })),
    refunding,
    shelf,
    ...(service === undefined ? {} : { service }),
    records,
    owned: ownedCourses(paid),
    ...(recent === undefined ? {} : { recent }),
    courses: onlineFirst(
      listed.flatMap(card).toSorted((a, b) => (b.lastStudiedAt ?? 0) - (a.lastStudiedAt ?? 0)),
    ),
    experience: onlineFirst(
      EXPERIENCE_COURSE_IDS.filter((courseId) => !listed.includes(courseId)).flatMap(card),
    ),
  };
};
