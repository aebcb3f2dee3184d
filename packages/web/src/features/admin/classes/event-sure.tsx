import { errorMessage } from '@ykd/adapters-http/contracts';
import { wordsForReaders } from '@ykd/adapters-http/client';
import { Modal } from '@ykd/adapters-ui/widgets';
import type { EventView } from '@ykd/application/class-event';
import { useServices } from '../../../container/services-context';
import { common } from '../../../messages/zh-CN/common';
import { classSchedule as words } from '../messages/zh-CN/class-schedule';
import { EventNotice } from './event-notice';
import { useScheduleUndo } from './use-change-time';

export interface AskedSure {
  readonly what: 'cancel' | 'restore' | 'remove';
  readonly event: EventView;
}

/** What is done with an event beside its form; a refusal is said, and the schedule read again. */
const useEventActs = (classId: string) => {
  const { port, schedule, offer } = useScheduleUndo(classId);
  const { commands } = useServices().toasts;
  const act = async (
    { id: eventId, version }: EventView,
    what: 'cancel' | 'restore' | 'remove',
    done: string,
  ): Promise<void> => {
    const seen = { classId, eventId, version };
    try {
      const answer = await schedule.change(
        classId,
        () =>
          what === 'remove' ? port.remove(seen) : port.cancel({ ...seen, isCancelled: what === 'cancel' }),
        (_before, now) => now,
      );
      if (answer.ok && what === 'remove') commands.success(done);
      else if (answer.ok)
        offer(done, answer.value, eventId, (now) =>
          port.cancel({ classId, eventId, version: now.version, isCancelled: what === 'restore' }),
        );
      else {
        commands.error(errorMessage(answer.error));
        schedule.outdate();
      }
    } catch (cause) {
      commands.error(common.failedRequest, { description: wordsForReaders(cause) });
    }
  };
  return act;
};

const SURE = {
  cancel: { title: words.cancelTitle, text: words.cancelText, act: words.cancel, done: words.cancelDone },
  restore: { title: words.restoreTitle, text: words.restoreText, act: words.restore, done: words.restored },
  remove: { title: words.removeTitle, text: words.removeText, act: words.remove, done: words.removed },
} as const;

/** Asks once more, before an event is cancelled, restored or deleted, and says who will be told. */
export function EventSure({
  classId,
  asked: { what, event },
  now,
  members,
  onClose,
}: {
  classId: string;
  asked: AskedSure;
  now: number;
  members: number;
  onClose: () => void;
}) {
  const act = useEventActs(classId);
  const { title, text, act: label, done } = SURE[what];
  return (
    <Modal
      open
      onClose={onClose}
      title={title(event.title)}
      width="440px"
      confirmLabel={label}
      cancelLabel={words.keep}
      confirmTone={what === 'restore' ? 'brand' : 'danger'}
      onConfirm={async () => {
        await act(event, what, done);
        return true;
      }}
    >
      <p>{text}</p>
      {what !== 'remove' && (
        <EventNotice
          event={event}
          next={{ ...event, cancelledAt: what === 'cancel' ? now : null }}
          members={members}
        />
      )}
    </Modal>
  );
}
