/** Texts where a course does not open, or a place in it. */
export const refused = {
  title: '这门课程暂时打不开',
  notBoughtHint: '也可以先回学习中心，从体验课开始。',
  expiredHint: '续期以后，进度会接着上次的地方。',
  notFoundHint: '请检查地址，或回学习中心重新选择。',
  unpublished: '课程内容还没有上线',
  unpublishedHint: '上线后就能从这里打开，已有的学习进度会保留；有疑问请联系班主任。',
} as const;

export const malformed = {
  title: '学习位置无法识别',
  hint: '地址里的学习位置不正确，可能复制时少了一截。',
} as const;

export const missing = {
  title: '没有找到这一节',
  hint: '目录可能调整过，请从目录里重新选择。',
  toStart: '从课程开头开始',
} as const;
