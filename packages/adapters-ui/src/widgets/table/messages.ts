/** The texts of tables. Not beside those of the other widgets: whoever draws no table does not load them. */
export const messages = {
  choose: (row: string) => `选择${row}`,
  chooseAll: '选择本页全部',
  chosen: (count: number) => `已选 ${count} 项`,
  commands: '对已选的操作',
  unchoose: '取消选择',
  previous: '上一页',
  next: '下一页',
} as const;
