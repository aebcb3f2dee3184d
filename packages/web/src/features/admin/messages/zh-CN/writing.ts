import { manyWords } from '@ykd/application/staff-list';

/** What leads to a message: the pages that have it do without the words of the message itself. */
export const writing = {
  command: '发消息',
  toOne: (name: string) => `发给${name}`,
  toMany: (count: number, isAll: boolean) =>
    isAll ? `筛选出的 ${manyWords(count)} 位学员` : `选中的 ${manyWords(count)} 位学员`,
  tooMany: (max: number) => `一次最多发给 ${manyWords(max)} 人`,
} as const;
