import type { ToastAction } from '@ykd/adapters-ui/widgets';
import { common } from '../../../messages/zh-CN/common';

/** For so long the way back stands there; the server lets it be taken for longer. */
export const UNDO_SHOWN_MS = 10_000;

/** What a toast offers to take an act back with; the console's keys do the same. */
export const undoAction = (takeBack: () => Promise<unknown>): ToastAction => ({
  label: common.undo,
  keys: 'Ctrl+Z',
  onSelect: () => void takeBack(),
});
