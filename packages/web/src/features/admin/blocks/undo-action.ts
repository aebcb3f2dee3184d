import type { ToastAction } from '@ykd/adapters-ui/widgets';
import { common } from '../../../messages/zh-CN/common';

/** What a toast offers to take an act back with; the console's keys do the same. */
export const undoAction = (takeBack: () => Promise<unknown>): ToastAction => ({
  label: common.undo,
  keys: 'Ctrl+Z',
  onSelect: () => void takeBack(),
});
