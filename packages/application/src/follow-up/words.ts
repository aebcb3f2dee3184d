import type { FollowUpKind } from '@ykd/domain/follow-up';

/** What the reasons to contact a student are called. */
export const FOLLOW_UP_TITLES: Readonly<Record<FollowUpKind, string>> = {
  ending: '服务快到期',
  inactive: '没有学习',
  missedCheckIn: '打卡断了',
  neverStarted: '买后没有学习',
  syncFailed: '账号同步失败',
};
