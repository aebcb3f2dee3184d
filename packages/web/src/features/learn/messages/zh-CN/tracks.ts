/** Texts of the pages about tracks, and of the way into a course. */
export const tracks = {
  progress: (title: string) => `${title}的总进度`,
  next: '接下来学',
  /** Nothing of it is open to the reader. */
  closed: '购买以后，这里会告诉你接下来学哪一门。',
  /** All that is open to him is done. */
  done: '已开通的课程都学完了，真不简单。',
  /** What is open to him is not online. */
  soon: '已开通的课程还没有上线的内容。',
  stageProgress: (done: number, online: number, all: number) =>
    online === 0
      ? `${all} 门，还没有上线`
      : `学完 ${done} / ${online} 门${online < all ? `，另有 ${all - online} 门还没有上线` : ''}`,
  enter: {
    opening: '正在打开课程…',
    failed: '课程没有打开',
  },
} as const;
