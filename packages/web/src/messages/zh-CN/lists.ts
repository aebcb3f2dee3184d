/** Texts of lists in tables. */
export const lists = {
  filters: '筛选',
  filtersOf: (count: number) => (count === 0 ? '筛选' : `筛选（${count}）`),
  clear: '清除条件',
  any: '全部',
  sort: '排序',
  pages: (title: string) => `${title}：翻页`,
  nothingFound: '没有符合条件的记录',
  nothingFoundHint: '换个条件试试，或清除全部条件。',
  failed: '列表没有加载出来',
  stale: '没有更新成功，显示的是之前的内容。',
  shown: {
    next: (count: number) => `已显示下一页，${count} 条`,
    previous: (count: number) => `已显示上一页，${count} 条`,
    first: (count: number) => `已显示第一页，${count} 条`,
    narrowed: (count: number) => (count === 0 ? '没有符合条件的记录' : `列表已更新，本页 ${count} 条`),
  },
} as const;
