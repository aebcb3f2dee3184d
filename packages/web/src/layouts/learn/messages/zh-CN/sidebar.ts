/** Texts of the learn sidebar beside its menu. */
export const sidebar = {
  tags: '我的标签',
  console: '管理后台',
  isOn: (title: string) => `${title}进行中`,
  announcements: {
    label: '公告',
    failed: '没有收起来，请再试一次',
  },
  campus: { title: '校园招聘', hint: '就业班带你做项目、练面试' },
} as const;
