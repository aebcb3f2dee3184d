import type { FollowUpGroup, FollowUpKind, OpenItems } from '@ykd/domain/follow-up';

/** What the reasons to contact a student are called. */
export const FOLLOW_UP_TITLES: Readonly<Record<FollowUpKind, string>> = {
  ending: '服务快到期',
  inactive: '没有学习',
  missedCheckIn: '打卡断了',
  neverStarted: '买后没有学习',
  syncFailed: '账号同步失败',
};

/** How students stand in a queue. */
export const FOLLOW_UP_GROUP_TITLES: Readonly<Record<FollowUpGroup, string>> = {
  ...FOLLOW_UP_TITLES,
  contacted: '联系过，还没有变化',
  snoozed: '推迟了',
  handedOver: '转交给了别人',
  none: '没有要联系的原因',
};

/** What becomes of what is open. */
export const OPEN_ITEMS_TITLES: Readonly<Record<OpenItems, string>> = {
  keep: '推迟与转交照旧',
  fresh: '推迟与转交作废，有原因的马上排进待办',
};
