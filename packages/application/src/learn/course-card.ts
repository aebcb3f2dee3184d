import { catalogueEntry, type CatalogueEntry } from '@ykd/domain/course';
import { courseAccess, hasAuth, type AccessOrder, type CourseAccess } from '@ykd/domain/order';
import type { ProjectUser } from '../ports/project-user.js';

/** A course as a learner sees it: what it is, how far he came, whether he may open it. */
export interface CourseCard {
  readonly courseId: string;
  readonly title: string;
  readonly banner: CatalogueEntry['banner'];
  readonly outlineCount: number;
  /** How many of the chapters can be read, when that is known and not all of them. */
  readonly publishedOutlines?: number;
  /** Percent, 0 without a record. */
  readonly progress: number;
  /** Epoch ms; absent for a course that was never opened. */
  readonly lastStudiedAt?: number;
  /** Whether he may open it now. */
  readonly hasAuth: boolean;
  readonly access: CourseAccess;
}

/** What cards are made of: the learner's orders and records, and the instant, epoch ms. */
export interface CourseCardInput {
  readonly orders: readonly AccessOrder[];
  readonly records: readonly ProjectUser[];
  readonly now: number;
}

const partlyPublished = (
  record: ProjectUser | undefined,
  outlineCount: number,
): Pick<CourseCard, 'publishedOutlines'> => {
  const { publishedOutlines = outlineCount } = record ?? {};
  return publishedOutlines < outlineCount ? { publishedOutlines } : {};
};

/** Makes the cards of one learner: none for a course that the catalogue does not have. */
export const courseCards = ({
  orders,
  records,
  now,
}: CourseCardInput): ((courseId: string) => readonly CourseCard[]) => {
  const recordOf = new Map(records.map((record) => [record.courseId, record]));
  return (courseId) => {
    const entry = catalogueEntry(courseId);
    if (entry === undefined) return [];
    const access = courseAccess(orders, courseId, now);
    const record = recordOf.get(courseId);
    const { title, banner, outlineCount } = entry;
    return [
      {
        courseId,
        title,
        banner,
        outlineCount,
        ...partlyPublished(record, outlineCount),
        progress: record?.progress ?? 0,
        ...(record === undefined ? {} : { lastStudiedAt: record.gmtModified }),
        hasAuth: hasAuth(access),
        access,
      },
    ];
  };
};
