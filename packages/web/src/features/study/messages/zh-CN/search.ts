import { SEARCH_HITS_MAX } from '@ykd/application/study';

/** Texts of the search in a course. */
export const search = {
  label: '查找内容',
  placeholder: '查找标题和正文',
  close: '回到目录',
  failed: '查找没有成功',
  noneHint: '换一个词，或者少写几个字再查。',
  count: (parts: number) =>
    parts < SEARCH_HITS_MAX ? `在 ${parts} 个部分里找到` : `找到的很多，列出前 ${parts} 个部分`,
  none: '没有找到',
} as const;
