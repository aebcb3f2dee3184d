import { errorMessage } from '@ykd/adapters-http/contracts';
import { wordsForReaders } from '@ykd/adapters-http/client';
import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer, Button, Card, EmptyState, Modal, SkeletonCard } from '@ykd/adapters-ui/widgets';
import type { ClassScheduleView, EventView } from '@ykd/application/class-event';
import { ADMIN_CLASS_SCHEDULE_PATH } from '@ykd/domain/access';
import { lastEndOf, occurrencesOf } from '@ykd/domain/school-class';
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
import { ContactDialog } from './contact-dialog';
import { EventDialog } from './event-dialog';
import { EventRow } from './event-row';
import { MonthView } from './month-view';
import { useScheduleQueries } from './schedule-queries';

type Asked =
  | { readonly what: 'add' | 'contact' | 'calendar' }
  | { readonly what: 'edit' | 'cancel' | 'remove'; readonly event: EventView };

/** What is done with an event beside its form; a refusal is said, and the schedule read again. */
const useEventActs = (classId: string) => {
  const { port, schedule } = useScheduleQueries();
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
      if (answer.ok) commands.success(done);
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

/** Asks once more, before an event is cancelled or deleted. */
function Sure({
  asked,
  onClose,
  act,
}: {
  asked: Extract<Asked, { readonly event: EventView }>;
  onClose: () => void;
  act: ReturnType<typeof useEventActs>;
}) {
  const { event } = asked;
  const isRemoved = asked.what === 'remove';
  return (
    <Modal
      open
      onClose={onClose}
      title={isRemoved ? words.removeTitle(event.title) : words.cancelTitle(event.title)}
      width="440px"
      confirmLabel={isRemoved ? words.remove : words.cancel}
      cancelLabel={words.keep}
      confirmTone="danger"
      onConfirm={async () => {
        await act(event, isRemoved ? 'remove' : 'cancel', isRemoved ? words.removed : words.cancelDone);
        return true;
      }}
    >
      {isRemoved ? words.removeText : words.cancelText}
    </Modal>
  );
}

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
  const nextStart = (event: EventView): number => occurrencesOf(event, now, Infinity)[0]?.startsAt ?? 0;
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

function Shown({ schedule: { classId, events, isArchived } }: { schedule: ClassScheduleView }) {
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
      next={occurrencesOf(event, now, Infinity)[0]}
      isFixed={isArchived}
      acts={{
        edit: () => setAsked({ what: 'edit', event }),
        cancel: () => setAsked({ what: 'cancel', event }),
        restore: () => void act(event, 'restore', words.restored),
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
              onOpen={isArchived ? undefined : (event) => setAsked({ what: 'edit', event })}
            />
          ) : (
            <Lists events={events} now={now} rowOf={rowOf} />
          )}
        </>
      )}
      {asked?.what === 'add' && (
        <EventDialog classId={classId} event={undefined} day={shanghaiDay(now)} onClose={close} />
      )}
      {asked?.what === 'edit' && (
        <EventDialog classId={classId} event={asked.event} day={shanghaiDay(now)} onClose={close} />
      )}
      {(asked?.what === 'cancel' || asked?.what === 'remove') && (
        <Sure asked={asked} act={act} onClose={close} />
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
