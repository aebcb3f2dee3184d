import { COURSE_CATALOGUE } from '@ykd/domain/course';
import type { Shelf } from '../../src/shelf/index.js';
import type { YkdOrder } from '@ykd/domain/order';
import { DAY_MS } from '@ykd/domain/shared';
import type { ProjectUser } from '../../src/ports/project-user.js';
import { sampleOrder } from '../../src/testing/index.js';

/** When the orders and records of these tests were made. */
export const CREATED = Date.UTC(2026, 0, 10);

/** A paid order of one learner that lasts for 30 days. */
export const order = (
  part: Partial<YkdOrder> & { courseIds?: readonly string[]; stages?: readonly string[] },
): YkdOrder => {
  const { courseIds = [], stages = [], ...rest } = part;
  return {
    ...sampleOrder('o1', {
      userId: 'u1',
      amount: 100,
      skuAttrs: [{ name: '班期', values: [{ value: '一期', extraInfo: { courseIds, stages } }] }],
      validDate: null,
      gmtCreated: CREATED,
      gmtModified: CREATED,
    }),
    validDateDayNum: 30,
    serviceDateDayNum: 0,
    ...rest,
  };
};

/** What he studied a day later. */
export const record = (part: Partial<ProjectUser>): ProjectUser => ({
  _id: 'r',
  userId: 'u1',
  courseId: 'g1',
  lastOutlineNum: 0,
  lastSectionNum: 0,
  lastBodyNum: 0,
  progress: 40,
  outlines: [],
  gmtCreated: CREATED,
  gmtModified: CREATED + DAY_MS,
  ...part,
});

/** Every course of the catalogue has ten lessons, and is sold. */
export const FULL_SHELF: Shelf = {
  online: COURSE_CATALOGUE.map(({ courseId }) => ({ courseId, chapters: 2, lessons: 10 })),
  sold: COURSE_CATALOGUE.map(({ courseId }) => courseId),
};
