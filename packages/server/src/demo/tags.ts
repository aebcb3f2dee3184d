import type { StudentTags } from '@ykd/application/ports';
import type { Lable } from '@ykd/domain/member';
import { DAY_MS } from '@ykd/domain/shared';

/** A tag that a student of the demo has. */
export type DemoGiving = Parameters<StudentTags['give']>[0];

/** The tags of the demo: two of them are for staff alone, because their flag is not the text `true`. */
export const DEMO_LABLES: readonly Lable[] = [
  {
    id: 'demo-lable-star',
    name: '学习之星',
    color: '#A87D0C',
    description: '连续学习 30 天后由班主任授予',
    show: 'true',
  },
  {
    id: 'demo-lable-project',
    name: '项目达人',
    color: '#2E9155',
    description: '独立完成过一个可以上线的项目',
    show: 'true',
  },
  {
    id: 'demo-lable-java',
    name: 'Java 就业班',
    color: '#C4651B',
    description: '2026 届 Java 就业班学员',
    show: 'true',
  },
  { id: 'demo-lable-care', name: '需要回访', color: '#D64550', description: '两周没有学习', show: 'false' },
  {
    id: 'demo-lable-potential',
    name: '潜力学员',
    color: '#3D7FE0',
    description: '可以推荐实习',
    show: 'TRUE',
  },
];

const GIVEN: readonly (readonly [studentId: string, lableIds: readonly string[]])[] = [
  ['demo-xiaoming', ['demo-lable-star', 'demo-lable-project', 'demo-lable-care', 'demo-lable-potential']],
  ['demo-xiaohong', ['demo-lable-java', 'demo-lable-star', 'demo-lable-potential']],
];

/** Who of the demo has which tag, as of `at` (epoch ms). */
export const demoGivings = (at: number): readonly DemoGiving[] =>
  GIVEN.flatMap(([studentId, lableIds]) =>
    lableIds.map((lableId, index) => ({
      id: `${studentId}-tag-${index + 1}`,
      studentId,
      lableId,
      // The first of each was there before it was kept who put them on.
      by: index === 0 ? null : 'demo-banzhuren',
      at: at - (30 - index) * DAY_MS,
    })),
  );
