import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer, Button, Card, EmptyState, SkeletonCard } from '@ykd/adapters-ui/widgets';
import type { ClassScheduleView, EventView } from '@ykd/application/class-event';
import { ADMIN_CLASS_SCHEDULE_PATH } from '@ykd/domain/access';
import { lastEndOf, timesOf, type ScheduledTime } from '@ykd/domain/school-class';
import { shanghaiDay } from '@ykd/domain/shared';
import { useState, type ReactNode } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { CalendarDialog } from '../../../components/calendar-dialog';
import { useServices } from '../../../container/services-context';
import { calendar } from '../../../messages/zh-CN/calendar';
import { Refused } from '../components/refused';
import { classSchedule as words } from '../messages/zh-CN/class-schedule';
import { useSaid } from '../blocks/use-said';
import { ClassFrame } from './class-frame';
import { EventRow } from './event-row';
import type { AskedSure } from './event-sure';
import { ContactDialog, EventDialog, EventSure, MonthView, TimeDialog } from './late-schedule';
import { useScheduleQueries } from './schedule-queries';

type Asked =
  | { readonly what: 'add' | 'contact' | 'calendar' }
  | AskedSure
  | { readonly what: 'edit'; readonly event: EventView }
  | { readonly what: 'time'; readonly event: EventView; readonly of: number | undefined };

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
        <EventSure classId={classId} asked={asked} now={now} members={members} onClose={close} />
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
