import { styled } from '../../styled/index.js';
import { useCallback, useEffect, useRef, useSyncExternalStore, type FocusEvent } from 'react';
import { createPortal } from 'react-dom';
import { messages } from '../messages.js';
import { aboveModals } from '../modal/above-modals.js';
import { ToastCard } from './toast-card.js';
import { newestWithKeys, type Toast, type ToastStore } from './toast-store.js';

const Stack = styled('section', {
  base: {
    position: 'fixed',
    top: 'toastOffset',
    insetInline: { base: '4', sm: 'toastOffset' },
    zIndex: 'toast',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    pointerEvents: 'none',
    '& > div': { display: 'flex', flexDirection: 'column', alignItems: 'center', width: 'full' },
  },
});

const isUrgent = ({ kind }: Toast) => kind === 'error' || kind === 'warning';

/** Shows the toasts of a store above everything. Stands once, near the root. */
export function Toaster({ store }: { store: ToastStore }) {
  const { toasts } = useSyncExternalStore(store.subscribe, store.getSnapshot);
  const { commands } = store;
  const any = toasts.length > 0;
  // What had the focus before it came here: there the work goes on when a toast has done what it offers.
  const before = useRef<HTMLElement>(null);
  const giveBack = useCallback(() => {
    // Nothing holds the others up any more.
    commands.resume();
    queueMicrotask(() => before.current?.focus({ preventScroll: true }));
  }, [commands]);

  useEffect(() => {
    if (!any) return undefined;
    function onKeyDown(event: KeyboardEvent) {
      // An open modal or menu takes Esc first and prevents its default.
      if (event.key === 'Escape' && !event.defaultPrevented) commands.dismissNewest();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [any, commands]);

  const newest = newestWithKeys(toasts);
  const card = (toast: Toast) => (
    <ToastCard
      key={toast.id}
      toast={toast}
      commands={commands}
      hasKeys={toast === newest}
      onFocusLost={giveBack}
    />
  );
  const hold = {
    onPointerOver: commands.pause,
    onPointerOut: commands.resume,
    onFocus: (event: FocusEvent<HTMLElement>) => {
      commands.pause();
      if (!event.currentTarget.contains(event.relatedTarget))
        before.current = event.relatedTarget as HTMLElement | null;
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) commands.resume();
    },
  };
  // The live regions stand empty from the start: one that arrives with its text is often not read out.
  return createPortal(
    <Stack {...aboveModals} {...hold} aria-label={messages.notifications}>
      <div role="alert" aria-atomic="false">
        {toasts.filter(isUrgent).map(card)}
      </div>
      <div role="status" aria-atomic="false">
        {toasts.filter((toast) => !isUrgent(toast)).map(card)}
      </div>
    </Stack>,
    document.body,
  );
}
