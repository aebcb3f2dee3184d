import type { CheckInMark } from '@ykd/domain/campaign';
import { checkIn } from './check-in';

/** Texts of what one wrote. */
export const entries = {
  title: '我的打卡',
  none: '还没有打卡',
  noneOpen: '写下今天学了什么，第一天从现在开始。',
  noneClosed: '这个活动里没有你的打卡。',
  more: (count: number) => `再显示 ${count} 天`,
  // By themselves: what staff press stands in the rules with much that learners do not load.
  marks: { read: '老师已阅', like: '老师赞了', excellent: '优秀' } satisfies Record<
    Exclude<CheckInMark, 'none'>,
    string
  >,
  madeUp: (reason: string) => `老师给你补了这一天的打卡：${reason}`,
  comments: (day: string) => `老师对${checkIn.inWords(day)}的点评`,
  picture: (day: string, place: number) => `${checkIn.inWords(day)}的第 ${place} 张图片`,
} as const;

/** Texts of what one wrote and did not hand in. */
export const unsent = {
  title: '没有提交的内容',
  hint: '现在不能提交。',
  textHint: '文字可以复制下来，它只保存在这台设备上。',
  picturesHint: '图片过了今天就不再保留，需要的话点开另存。',
  copy: '复制没有提交的内容',
  discard: '丢弃',
  discarded: '没有提交的内容已丢弃',
} as const;
