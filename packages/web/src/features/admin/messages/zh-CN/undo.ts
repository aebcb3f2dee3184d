import { UNDO_OFFER_MS } from '@ykd/application/staff-list';

/** For so long the way back stands there, as texts say and toasts do; the server lets it be taken for longer. */
export const UNDO_SHOWN_SECONDS = UNDO_OFFER_MS / 1000;

/** Texts of the undoing of what staff did. */
export const undo = {
  undone: (count: number) => `已撤销，恢复了 ${count} 项`,
  partly: (back: number, kept: number) => `恢复了 ${back} 项，${kept} 项保持不变`,
  keptHint: '之后又被修改过的不会恢复，免得盖掉别人的改动。',
  already: '已经撤销过了',
  failed: '没有撤销成功',
} as const;
