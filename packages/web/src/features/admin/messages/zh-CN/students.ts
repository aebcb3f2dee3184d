/** Texts of the list of students. */
export const students = {
  list: '学员',
  unit: '位学员',
  search: '姓名、拼音、用户名、手机号或后四位',
  noName: '没有填写姓名',
  empty: '还没有学员',
  emptyHint: '注册的学员会出现在这里；班主任与助教看到的是自己负责的学员。',
  rowName: (name: string) => `学员${name}`,
} as const;
