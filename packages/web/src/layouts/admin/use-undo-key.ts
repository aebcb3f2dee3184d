import { newestWithKeys } from '@ykd/adapters-ui/widgets';
import { useEffect } from 'react';
import { useServices } from '../../container/services-context';
import { isTyping } from '../../features/admin/is-typing';

/**
 * Ctrl+Z, or Cmd+Z, does what the newest toast with keys offers: by Tab it is far from a long list, and it does not stay long.
 * What is still offered after the way out of the console can be had by them, too.
 */
export const useUndoKey = (): void => {
  const { toasts } = useServices();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented, target } = event;
      if (key !== 'z' || !(ctrlKey || metaKey) || altKey || shiftKey) return;
      // What is being typed takes back its own text.
      if (defaultPrevented || isTyping(target)) return;
      const newest = newestWithKeys(toasts.getSnapshot().toasts);
      if (newest?.action === undefined) return;
      event.preventDefault();
      toasts.commands.dismiss(newest.id);
      newest.action.onSelect();
    };
    document.addEventListener('keydown', onKeyDown);
    const end = (): void => document.removeEventListener('keydown', onKeyDown);
    return () => {
      const isOver = (): boolean => newestWithKeys(toasts.getSnapshot().toasts) === undefined;
      if (isOver()) return end();
      const stop = toasts.subscribe(() => {
        if (!isOver()) return;
        stop();
        end();
      });
    };
  }, [toasts]);
};
