import { Modal } from '@ykd/adapters-ui/widgets';
import { useEffect } from 'react';
import { useServices } from '../../../container/services-context';
import { blocks } from '../messages/zh-CN/blocks';
import { useLeaveBlocker, type Leaving } from './use-leave-blocker';

export type LeaveGuardProps = {
  isDirty: boolean;
  leaving?: Leaving;
  /** What is asked, where it is not about changes that were not saved. */
  words?: Readonly<Record<keyof typeof blocks.leaving, string>>;
};

/** Asks whether something unsaved is left. */
export function LeaveQuestion({
  open,
  words = blocks.leaving,
  onStay,
  onLeave,
}: {
  open: boolean;
  words?: LeaveGuardProps['words'];
  onStay: () => void;
  onLeave: () => void;
}) {
  return (
    <Modal
      open={open}
      onClose={onStay}
      title={words.title}
      width="420px"
      confirmLabel={words.leave}
      cancelLabel={words.stay}
      confirmTone="danger"
      onConfirm={() => {
        onLeave();
        // Closing is left to what goes: `onClose` would stay.
        return false;
      }}
    >
      {words.text}
    </Modal>
  );
}

/** Asks before something unsaved is left: by a link, the way back, or the end of the page. */
export function LeaveGuard({ isDirty, leaving = 'address', words = blocks.leaving }: LeaveGuardProps) {
  const blocker = useLeaveBlocker(isDirty, leaving);
  const { base } = useServices();
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const stop = (): void => window.removeEventListener('beforeunload', ask);
    window.addEventListener('beforeunload', ask);
    // Whose page it was is logged in no more: what stands in it may not be sent in the name of the next.
    const ends = base.ended$.subscribe(stop);
    return () => {
      ends.unsubscribe();
      stop();
    };
  }, [base, isDirty]);
  return (
    <LeaveQuestion
      open={blocker?.state === 'blocked'}
      words={words}
      onStay={() => blocker?.reset?.()}
      onLeave={() => blocker?.proceed?.()}
    />
  );
}
