/** Texts behind the last lesson of a course. */
export const courseEnd = {
  whole: '整门课都学完了。',
  published: (published: number, planned: number) =>
    `已上线的都学完了，课程已上线 ${published}/${planned} 章。`,
  left: (undone: number, unread: number) =>
    `还有 ${undone} 节没有学完：` +
    (unread === 0 ? '练习还没有全部通过。' : `${unread} 节没有读到末尾，练习也要通过。`),
} as const;
