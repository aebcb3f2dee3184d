import { wordsForReaders } from '@ykd/adapters-http/client';
import { errorMessage } from '@ykd/adapters-http/contracts';
import type { ClassScheduleView, EventView } from '@ykd/application/class-event';
import type { EventTimes } from '@ykd/domain/school-class';
import { useServices } from '../../../container/services-context';
import { useUndoOffer } from '../blocks/use-undo-offer';
import { undo as undoWords } from '../messages/zh-CN/undo';
import { classSchedule } from '../messages/zh-CN/class-schedule';
import { useScheduleQueries } from './schedule-queries';

/** How one time of an event was changed before; undefined: it was not. */
const toOf = ({ changes }: EventView, of: number): EventTimes | null | undefined =>
  changes.find((change) => change.of === of)?.to;

/** What is done with a schedule can be taken back, as long as that is offered: students are told later. */
export const useScheduleUndo = (classId: string) => {
  const { port, schedule } = useScheduleQueries();
  const { success, error } = useServices().toasts.commands;
  const { offer } = useUndoOffer();
  return {
    port,
    schedule,
    /** `back`: takes it back, of the event as it is by then. */
    offer: (
      done: string,
      { events }: ClassScheduleView,
      eventId: string,
      back: (event: EventView) => ReturnType<typeof port.changeTime>,
    ): void => {
      const event = events.find(({ id }) => id === eventId);
      if (event === undefined) return;
      offer(done, async () => {
        try {
          const answer = await schedule.change(
            classId,
            () => back(event),
            (_before, now) => now,
          );
          if (answer.ok) success(classSchedule.times.undone);
          else {
            error(undoWords.failed, { description: errorMessage(answer.error) });
            schedule.outdate();
          }
        } catch (cause) {
          error(undoWords.failed, { description: wordsForReaders(cause) });
        }
      });
    },
  };
};

/** Changes one time of an event, and offers to take that back. */
export const useChangeTime = (classId: string) => {
  const { port, schedule, offer } = useScheduleUndo(classId);
  const ask = ({ id: eventId, version }: EventView, of: number, to: EventTimes | null | undefined) =>
    port.changeTime({ classId, eventId, version, of, ...(to === undefined ? {} : { to }) });
  return async (event: EventView, of: number, to: EventTimes | null | undefined, done: string) => {
    const answer = await schedule.change(
      classId,
      () => ask(event, of, to),
      (_before, now) => now,
    );
    if (answer.ok) offer(done, answer.value, event.id, (now) => ask(now, of, toOf(event, of)));
    else schedule.outdate();
    return answer;
  };
};
