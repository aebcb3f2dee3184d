import {
  catalogueEntry,
  EXPERIENCE_COURSE_IDS,
  groupCourseIds,
  TRIAL_COURSE_IDS,
  type CatalogueEntry,
} from '@ykd/domain/course';
import {
  courseAccess,
  courseGrantsOf,
  hasAuth,
  isMainOrder,
  isPaid,
  mergeMainOrderValidity,
  servicePanel,
  validUntil,
  type CourseAccess,
  type ServicePanel,
  type YkdOrder,
} from '@ykd/domain/order';
import type { ProjectUser } from '../projectuser/record.js';

/** A course as a learner sees it: what it is, how far he came, whether he may open it. */
export interface CourseCard {
  readonly courseId: string;
  readonly title: string;
  readonly banner: CatalogueEntry['banner'];
  readonly outlineCount: number;
  /** Percent, 0 without a record. */
  readonly progress: number;
  /** Epoch ms; absent for a course that was never opened. */
  readonly lastStudiedAt?: number;
  /** Whether he may open it now. */
  readonly hasAuth: boolean;
  readonly access: CourseAccess;
}

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
  const grants = courseGrantsOf(paid);
  const recordOf = new Map(records.map((record) => [record.courseId, record]));

  const card = (courseId: string): CourseCard[] => {
    const entry = catalogueEntry(courseId);
    if (entry === undefined) return [];
    const access = courseAccess(paid, courseId, now);
    const record = recordOf.get(courseId);
    const { title, banner, outlineCount } = entry;
    return [
      {
        courseId,
        title,
        banner,
        outlineCount,
        progress: record?.progress ?? 0,
        ...(record === undefined ? {} : { lastStudiedAt: record.gmtModified }),
        hasAuth: hasAuth(access),
        access,
      },
    ];
  };

  const bought = unique(grants.flatMap(({ courseIds }) => courseIds));
  const listed = paid.length === 0 ? TRIAL_COURSE_IDS : bought;
  const service = servicePanel(paid);
  const recent = last === null ? undefined : card(last.courseId)[0];
  return {
    orders: paid.map((order) => ({ ...order, isMain: isMainOrder(order), validUntil: validUntil(order) })),
    ...(service === undefined ? {} : { service }),
    // Trial courses are everybody's, so they open by their type like a bought course.
    owned: groupCourseIds([...grants, { courseIds: TRIAL_COURSE_IDS }]),
    ...(recent === undefined ? {} : { recent }),
    courses: listed.flatMap(card).toSorted((a, b) => (b.lastStudiedAt ?? 0) - (a.lastStudiedAt ?? 0)),
    experience: EXPERIENCE_COURSE_IDS.filter((courseId) => !listed.includes(courseId)).flatMap(card),
  };
};
