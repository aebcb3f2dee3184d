import { Modal } from '@ykd/adapters-ui/widgets';
import { useEffect } from 'react';
import { blocks } from '../messages/zh-CN/blocks';
import { useLeaveBlocker, type Leaving } from './use-leave-blocker';

export type LeaveGuardProps = {
  isDirty: boolean;
  leaving?: Leaving;
  /** What is asked, where it is not about changes that were not saved. */
  words?: Readonly<Record<keyof typeof blocks.leaving, string>>;
};

/** Asks before something unsaved is left: by a link, the way back, or the end of the page. */
export function LeaveGuard({ isDirty, leaving = 'address', words = blocks.leaving }: LeaveGuardProps) {
  const blocker = useLeaveBlocker(isDirty, leaving);
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return (
    <Modal
      open={blocker?.state === 'blocked'}
      onClose={() => blocker?.reset?.()}
      title={words.title}
      width="420px"
      confirmLabel={words.leave}
      cancelLabel={words.stay}
      confirmTone="danger"
      onConfirm={() => {
        blocker?.proceed?.();
        // Closing is left to the page that goes: `onClose` would stay.
        return false;
      }}
    >
      {words.text}
    </Modal>
  );
}
