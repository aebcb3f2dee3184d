import { common } from '../../../../messages/zh-CN/common';

/** Texts of the notes beside a lesson. */
export const notes = {
  title: '我的笔记',
  close: '收起笔记',
  scopes: '笔记范围',
  ofLesson: (count: number) => (count === 0 ? '本节' : `本节 ${count}`),
  ofCourse: (count: number) => (count === 0 ? '整门课' : `整门课 ${count}`),
  write: '写一条笔记',
  placeholder: '记下正在读的这一部分',
  save: '保存笔记',
  saveKeys: 'Ctrl + 回车',
  cancel: '取消',
  edit: '修改笔记',
  text: '笔记内容',
  remove: '删除笔记',
  removed: '笔记已删除',
  undo: common.undo,
  left: (count: number) => (count < 0 ? `超出 ${-count} 个字` : `还可以写 ${count} 个字`),
  emptyLesson: '这一节还没有笔记。读到有用的地方，随手记一句。',
  emptyCourse: '这门课还没有笔记。',
  failed: '笔记没有加载出来',
  atLesson: (number: string, lesson: string) => `${number} ${lesson}`,
  status: {
    saved: '已保存',
    saving: '保存中',
    queued: '已存在本机，联网后保存',
    refused: '没有保存',
  },
} as const;
