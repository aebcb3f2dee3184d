import { errorMessage } from '@ykd/adapters-http/contracts';
import { wordsForReaders } from '@ykd/adapters-http/client';
import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer, Button, Card, EmptyState, Modal, SkeletonCard } from '@ykd/adapters-ui/widgets';
import type { ClassScheduleView, EventView } from '@ykd/application/class-event';
import { ADMIN_CLASS_SCHEDULE_PATH } from '@ykd/domain/access';
import { lastEndOf, timesOf, type ScheduledTime } from '@ykd/domain/school-class';
import { shanghaiDay } from '@ykd/domain/shared';
import { useState, type ReactNode } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { CalendarDialog } from '../../../components/calendar-dialog';
import { useServices } from '../../../container/services-context';
import { calendar } from '../../../messages/zh-CN/calendar';
import { common } from '../../../messages/zh-CN/common';
import { Refused } from '../components/refused';
import { classSchedule as words } from '../messages/zh-CN/class-schedule';
import { useSaid } from '../blocks/use-said';
import { ClassFrame } from './class-frame';
import { ContactDialog } from './lazy-contact-dialog';
import { EventDialog } from './event-dialog';
import { EventNotice } from './event-notice';
import { EventRow } from './event-row';
import { MonthView } from './lazy-month-view';
import { useScheduleQueries } from './schedule-queries';
import { TimeDialog } from './lazy-time-dialog';
import { useScheduleUndo } from './use-change-time';

type Asked =
  | { readonly what: 'add' | 'contact' | 'calendar' }
  | { readonly what: 'edit' | 'cancel' | 'restore' | 'remove'; readonly event: EventView }
  | { readonly what: 'time'; readonly event: EventView; readonly of: number | undefined };

type Sure = { readonly what: 'cancel' | 'restore' | 'remove'; readonly event: EventView };

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
function Sure({
  asked: { what, event },
  now,
  members,
  onClose,
  act,
}: {
  asked: Sure;
  now: number;
  members: number;
  onClose: () => void;
  act: ReturnType<typeof useEventActs>;
}) {
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

/** The next time of an event that takes place; one that does not where there is no other. */
const nextOf = (event: EventView, now: number): ScheduledTime | undefined => {
  const times = timesOf(event, now, Infinity);
  return times.find(({ isCancelled }) => !isCancelled) ?? times[0];
};

/** What comes, and what was. */
function Lists({
  events,
  now,
  rowOf,
}: {
  events: readonly EventView[];
  now: number;
  rowOf: (event: EventView) => ReactNode;
}) {
  const isOver = (event: EventView): boolean => lastEndOf(event) < now;
  const nextStart = (event: EventView): number => nextOf(event, now)?.startsAt ?? 0;
  const comes = events.filter((event) => !isOver(event)).toSorted((a, b) => nextStart(a) - nextStart(b));
  const was = events.filter(isOver).toSorted((a, b) => lastEndOf(b) - lastEndOf(a));
  return (
    <styled.div display="flex" flexDirection="column" gap="4">
      <Card as="section" room="md" aria-label={words.comes}>
        <styled.h2 fontSize="md" fontWeight="semibold">
          {words.comes}
        </styled.h2>
        {comes.length === 0 ? (
          <styled.p color="fg.muted" marginTop="2">
            {words.nothingComes}
          </styled.p>
        ) : (
          <styled.ul listStyle="none">{comes.map(rowOf)}</styled.ul>
        )}
      </Card>
      {was.length > 0 && (
        <Card as="section" room="md" aria-label={words.was}>
          <styled.h2 fontSize="md" fontWeight="semibold">
            {words.was}
          </styled.h2>
          <styled.ul listStyle="none">{was.map(rowOf)}</styled.ul>
        </Card>
      )}
    </styled.div>
  );
}

function Shown({ schedule: { classId, events, members, isArchived } }: { schedule: ClassScheduleView }) {
  const now = useServices().environment.clock.now();
  const { said, say } = useSaid();
  const [asked, setAsked] = useState<Asked>();
  const act = useEventActs(classId);
  const close = () => setAsked(undefined);
  const isMonth = said.get('view') === 'month';
  const rowOf = (event: EventView) => (
    <EventRow
      key={event.id}
      event={event}
      next={nextOf(event, now)}
      isFixed={isArchived}
      acts={{
        edit: () => setAsked({ what: 'edit', event }),
        cancel: () => setAsked({ what: 'cancel', event }),
        time: () => setAsked({ what: 'time', event, of: undefined }),
        restore: () => setAsked({ what: 'restore', event }),
        remove: () => setAsked({ what: 'remove', event }),
      }}
    />
  );
  return (
    <>
      <styled.div display="flex" flexWrap="wrap" alignItems="center" gap="2" marginBottom="3">
        <styled.p flex="1" minWidth={{ base: 'full', md: '60' }} color="fg.muted" fontSize="sm">
          {isArchived ? words.archived : words.hint}
        </styled.p>
        <Button size="sm" variant="ghost" onClick={() => setAsked({ what: 'contact' })}>
          {words.contact}
        </Button>
        <Button size="sm" variant="outline" onClick={() => setAsked({ what: 'calendar' })}>
          {calendar.subscribe}
        </Button>
        {!isArchived && (
          <Button size="sm" onClick={() => setAsked({ what: 'add' })}>
            {words.add}
          </Button>
        )}
      </styled.div>
      {events.length === 0 ? (
        <Card>
          <EmptyState title={words.none} hint={words.noneHint} />
        </Card>
      ) : (
        <>
          <styled.div role="group" aria-label={words.views} display="flex" gap="1" marginBottom="3">
            {[false, true].map((month) => (
              <Button
                key={String(month)}
                size="sm"
                variant={month === isMonth ? 'soft' : 'ghost'}
                aria-pressed={month === isMonth}
                onClick={() => say({ view: month ? 'month' : undefined, month: undefined })}
              >
                {month ? words.month : words.list}
              </Button>
            ))}
          </styled.div>
          {isMonth ? (
            <MonthView
              events={events}
              onOpen={
                isArchived
                  ? undefined
                  : ({ event, of }) =>
                      setAsked(
                        event.repeatsUntil === null || event.cancelledAt !== null
                          ? { what: 'edit', event }
                          : { what: 'time', event, of },
                      )
              }
            />
          ) : (
            <Lists events={events} now={now} rowOf={rowOf} />
          )}
        </>
      )}
      {asked?.what === 'add' && (
        <EventDialog
          classId={classId}
          event={undefined}
          day={shanghaiDay(now)}
          members={members}
          onClose={close}
        />
      )}
      {asked?.what === 'edit' && (
        <EventDialog
          classId={classId}
          event={asked.event}
          day={shanghaiDay(now)}
          members={members}
          onClose={close}
        />
      )}
      {asked?.what === 'time' && (
        <TimeDialog
          classId={classId}
          event={asked.event}
          of={asked.of}
          members={members}
          onWhole={() => setAsked({ what: 'edit', event: asked.event })}
          onClose={close}
        />
      )}
      {(asked?.what === 'cancel' || asked?.what === 'restore' || asked?.what === 'remove') && (
        <Sure asked={{ ...asked, what: asked.what }} now={now} members={members} act={act} onClose={close} />
      )}
      {asked?.what === 'contact' && <ContactDialog onClose={close} />}
      {asked?.what === 'calendar' && <CalendarDialog onClose={close} />}
    </>
  );
}

function Schedule({ classId }: { classId: string }) {
  const schedule = useQuery(useScheduleQueries().schedule, classId);
  return (
    <Answer of={schedule} failed={words.failed} refused={<Refused />} waiting={<SkeletonCard lines={8} />}>
      {(value) => <Shown schedule={value} />}
    </Answer>
  );
}

/** The schedule of one class. Beyond the Specification. */
export function Component() {
  const { pathname } = useLocation();
  const classId = matchPath(ADMIN_CLASS_SCHEDULE_PATH, pathname)?.params.classId ?? '';
  return <ClassFrame classId={classId}>{({ id }) => <Schedule key={id} classId={id} />}</ClassFrame>;
}
