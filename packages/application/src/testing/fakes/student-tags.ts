import type { Lable } from '@ykd/domain/member';
import type { StudentTags } from '../../ports/student-tags.js';

type Giving = Parameters<StudentTags['give']>[0];

const byTime = (a: Giving, b: Giving): number => a.at - b.at || (a.id < b.id ? -1 : 1);

export const fakeStudentTags = (): StudentTags => {
  const lables = new Map<string, Lable>();
  const givings: Giving[] = [];
  return {
    ofStudent: async (studentId) =>
      givings
        .filter((giving) => giving.studentId === studentId)
        .toSorted(byTime)
        .flatMap(({ id, lableId }) => {
          const lable = lables.get(lableId);
          return lable === undefined ? [] : [{ id, lable }];
        }),
    saveLable: async (lable) => void lables.set(lable.id, lable),
    give: async (giving) => {
      if (!lables.has(giving.lableId)) throw new Error(`no tag ${giving.lableId}`);
      const has = givings.some(
        ({ studentId, lableId }) => studentId === giving.studentId && lableId === giving.lableId,
      );
      if (!has) givings.push(giving);
    },
  };
};
