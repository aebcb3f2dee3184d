import { catalogueEntry, type CatalogueEntry } from '@ykd/domain/course';
import { courseAccess, hasAuth, type AccessOrder, type CourseAccess } from '@ykd/domain/order';
import type { ProjectUser } from '../ports/project-user.js';
import type { Shelf } from '../shelf/port.js';

/** A course as a learner sees it: what it is, how far he came, whether he may open it. */
export interface CourseCard {
  readonly courseId: string;
  readonly title: string;
  readonly banner: CatalogueEntry['banner'];
  readonly outlineCount: number;
  /** How many of the chapters can be read, when some can and not all of them. */
  readonly publishedOutlines?: number;
  /** How many lessons of it are there to be read: none of a course that is announced. */
  readonly lessons: number;
  /** Whether a product on sale opens it. */
  readonly isSold: boolean;
  /** Percent, 0 without a record and without lessons. */
  readonly progress: number;
  /** Epoch ms; absent for a course that was never opened. */
  readonly lastStudiedAt?: number;
  /** Whether he may open it now. */
  readonly hasAuth: boolean;
  readonly access: CourseAccess;
}

/** What cards are made of: the learner's orders and records, what is online and sold, and the instant, epoch ms. */
export interface CourseCardInput {
  /** The paid ones. */
  readonly orders: readonly AccessOrder[];
  /** Those whose refund is judged or on its way. */
  readonly refunding?: readonly AccessOrder[];
  readonly shelf: Shelf;
  readonly records: readonly ProjectUser[];
  readonly now: number;
}

const partlyPublished = (chapters: number, outlineCount: number): Pick<CourseCard, 'publishedOutlines'> =>
  chapters > 0 && chapters < outlineCount ? { publishedOutlines: chapters } : {};

/** Whether there is something of it to be read, by whoever may open it. */
export const isOnline = ({ lessons }: Pick<CourseCard, 'lessons'>): boolean => lessons > 0;

/** Whether the learner can open it and read. */
export const canLearn = (card: Pick<CourseCard, 'hasAuth' | 'lessons'>): boolean =>
  card.hasAuth && isOnline(card);

/** Cards with those first that have something to be read; their order is kept otherwise. */
export const onlineFirst = (cards: readonly CourseCard[]): readonly CourseCard[] => [
  ...cards.filter(isOnline),
  ...cards.filter((card) => !isOnline(card)),
];

/** Makes the cards of one learner: none for a course that the catalogue does not have. */
export const courseCards = ({
  orders,
  refunding = [],
  shelf,
  records,
  now,
}: CourseCardInput): ((courseId: string) => readonly CourseCard[]) => {
  const recordOf = new Map(records.map((record) => [record.courseId, record]));
  const onlineOf = new Map(shelf.online.map((course) => [course.courseId, course]));
  const sold = new Set(shelf.sold);
  const held = [...orders, ...refunding];
  return (courseId) => {
    const entry = catalogueEntry(courseId);
    if (entry === undefined) return [];
    const access = courseAccess(held, courseId, now);
    const { chapters, lessons } = onlineOf.get(courseId) ?? { chapters: 0, lessons: 0 };
    // What was recorded of a course without lessons is nobody's progress.
    const record = lessons === 0 ? undefined : recordOf.get(courseId);
    const { title, banner, outlineCount } = entry;
    return [
      {
        courseId,
        title,
        banner,
        outlineCount,
        ...partlyPublished(chapters, outlineCount),
        lessons,
        isSold: sold.has(courseId),
        progress: record?.progress ?? 0,
        ...(record === undefined ? {} : { lastStudiedAt: record.gmtModified }),
        hasAuth: hasAuth(access),
        access,
      },
    ];
  };
};
