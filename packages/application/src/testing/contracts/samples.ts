import { COURSE_PRODUCT_TYPE, ON_SALE, PAID_STATUS } from '@ykd/domain/order';
import type { YkdProduct } from '../../entities/entities.js';
import type { NewMember } from '../../ports/member-repository.js';
import type { StoredOrder } from '../../ports/order-repository.js';
import type { Session } from '../../ports/session-repository.js';
import type { ContentElement, CourseContent } from '../../course/content.js';

/** Text that breaks careless storing. */
export const NASTY_TEXT = `"双引号" '单引号' \\ %_; -- 😀👩‍👩‍👧 <script>&\n\t零宽\u200b`;

/** A member called `key`, valid in all else. */
export const sampleMember = (key: string, over: Partial<NewMember['user']> = {}): NewMember => ({
  user: { id: `member-${key}`, mobile: `mobile-${key}`, ...over },
  at: 1_000,
});

export const sampleSession = (key: string, over: Partial<Session> = {}): Session => ({
  id: `session-${key}`,
  tokenDigest: `digest-${key}`,
  userId: `member-${key}`,
  createdAt: 1_000,
  lastSeenAt: 1_000,
  expiresAt: 9_000,
  userAgent: 'Mozilla/5.0',
  address: '203.0.113.7',
  ...over,
});

/** A paid order. */
export const sampleOrder = (id: string, over: Partial<StoredOrder> = {}): StoredOrder => ({
  id,
  productName: '研发训练营',
  userId: 'member-1',
  status: PAID_STATUS,
  productId: 'product-1',
  amount: 399_900,
  categoryId: 'training',
  skuAttrs: [
    {
      name: '班型',
      values: [{ value: '春季班', extraInfo: { stages: ['P2'], courseIds: ['j1'], old: false } }],
    },
  ],
  validDate: 1_800_000_000_000,
  serviceDate: null,
  gmtCreated: 1_760_000_000_000,
  gmtModified: 1_760_000_000_000,
  ...over,
});

/** A product on sale. */
export const sampleProduct = (id: string, over: Partial<YkdProduct> = {}): YkdProduct => ({
  id,
  name: '研发训练营',
  type: COURSE_PRODUCT_TYPE,
  status: ON_SALE,
  sort: 10,
  categoryId: 'training',
  amount: 399_900,
  description: '',
  skuAttrs: [],
  imageUrl: null,
  gmtCreated: 1_760_000_000_000,
  gmtModified: 1_760_000_000_000,
  ...over,
});

export const sampleExercise = (id: string): ContentElement => ({
  tag: 'exercise',
  exercise: {
    id,
    language: 'python',
    title: `练习 ${id}`,
    starter: 'print()\n',
    check: { kind: 'output', expected: NASTY_TEXT },
  },
});

/** A course with lessons of so many parts: `[[3, 2], [1]]` has two chapters, the first one of two lessons. */
export const sampleCourse = (
  courseId: string,
  bodyCounts: readonly (readonly number[])[],
): CourseContent => ({
  courseId,
  title: `课程 ${courseId}`,
  summary: '',
  fingerprint: courseId,
  chapters: bodyCounts.map((lessons, chapter) => ({
    title: `第 ${chapter + 1} 章`,
    lessons: lessons.map((parts, lesson) => ({
      title: `${chapter + 1}.${lesson + 1}`,
      bodies: Array.from({ length: parts }, (_, part) => ({ title: `${part}`, nodes: [`${part}`] })),
    })),
  })),
});
