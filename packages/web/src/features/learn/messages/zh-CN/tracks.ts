/** Texts of the pages about tracks, and of the way into a course. */
export const tracks = {
  progress: (title: string) => `${title}的总进度`,
  next: '接下来学',
  /** Nothing of it is open to the reader. */
  closed: '购买以后，这里会告诉你接下来学哪一门。',
  /** All that is open to him is done. */
  done: '已开通的课程都学完了，真不简单。',
  stageProgress: (done: number, all: number) => `学完 ${done} / ${all} 门`,
  enter: {
    opening: '正在打开课程…',
    failed: '课程没有打开',
  },
} as const;
