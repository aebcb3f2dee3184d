import { styled } from '@ykd/adapters-ui/styled';
import { Button, ChevronLeftIcon, ChevronRightIcon, IconButton } from '@ykd/adapters-ui/widgets';
import type { EventView } from '@ykd/application/class-event';
import { shanghaiDay } from '@ykd/domain/shared';
import { dayWords, hourOf } from '../../../components/event-time';
import { useServices } from '../../../container/services-context';
import { calendar } from '../../../messages/zh-CN/calendar';
import { classSchedule } from '../messages/zh-CN/class-schedule';
import { useSaid } from '../blocks/use-said';
import { monthAfter, monthOf } from '../blocks/asked-month';
import { monthDays, type EventTime } from './month-times';

const { calendar: words } = classSchedule;

const Days = styled('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: 'repeat(7, minmax(0, 1fr))' },
    gap: { base: '3', md: '0' },
    borderWidth: { base: '0', md: '1px' },
    borderColor: 'line',
    borderRadius: 'md',
    overflow: 'hidden',
  },
});

const Day = styled('li', {
  base: {
    minHeight: { base: '0', md: '24' },
    p: { base: '0', md: '1.5' },
    borderInlineEndWidth: { base: '0', md: '1px' },
    borderBottomWidth: { base: '0', md: '1px' },
    borderColor: 'line',
    // On a phone it is a list of those days on which there is something.
    '&[data-empty=true]': { display: { base: 'none', md: 'block' } },
    '&[data-other=true]': { bg: { base: 'transparent', md: 'bg.subtle' } },
  },
});

const Time = styled('button', {
  base: {
    display: 'block',
    width: 'full',
    marginTop: '1',
    px: '1.5',
    py: { base: '2', md: '0.5' },
    borderRadius: 'sm',
    bg: 'brand.subtle',
    color: 'brand.fg',
    fontSize: 'xs',
    lineHeight: 'snug',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    _disabled: { cursor: 'default' },
    '&[data-kind=deadline]': { bg: 'amber.subtle', color: 'amber.fg' },
    '&[data-kind=reminder]': { bg: 'info.subtle', color: 'info.fg' },
    '&[data-cancelled=true]': { textDecoration: 'line-through', bg: 'bg.subtle', color: 'fg.muted' },
  },
});

function DayTime({ time, onOpen }: { time: EventTime; onOpen: ((time: EventTime) => void) | undefined }) {
  const { event, startsAt } = time;
  const isCancelled = event.cancelledAt !== null || time.isCancelled;
  return (
    <Time
      type="button"
      data-kind={event.kind}
      data-cancelled={isCancelled}
      disabled={onOpen === undefined}
      onClick={() => onOpen?.(time)}
    >
      {hourOf(startsAt)} {event.title}
      {isCancelled && `（${classSchedule.cancelled}）`}
    </Time>
  );
}

/** A month of the schedule. On a phone only the days on which there is something. */
export function MonthView({
  events,
  onOpen,
}: {
  events: readonly EventView[];
  onOpen: ((time: EventTime) => void) | undefined;
}) {
  const { said, say } = useSaid();
  const today = shanghaiDay(useServices().environment.clock.now());
  const month = monthOf(said.get('month'), today);
  const days = monthDays(events, month);
  const show = (wanted: string) => say({ month: wanted === today.slice(0, 7) ? undefined : wanted });
  const isEmpty = days.every(({ times }) => times.length === 0);
  return (
    <section aria-labelledby="schedule-month">
      <styled.div display="flex" alignItems="center" gap="1" marginBottom="3">
        <IconButton size="sm" label={words.previous} onClick={() => show(monthAfter(month, -1))}>
          <ChevronLeftIcon size={18} />
        </IconButton>
        <styled.h2 id="schedule-month" fontSize="md" fontWeight="semibold" aria-live="polite">
          {words.title(month)}
        </styled.h2>
        <IconButton size="sm" label={words.following} onClick={() => show(monthAfter(month, 1))}>
          <ChevronRightIcon size={18} />
        </IconButton>
        {month !== today.slice(0, 7) && (
          <Button size="sm" variant="ghost" onClick={() => show(today.slice(0, 7))}>
            {words.today}
          </Button>
        )}
      </styled.div>
      {isEmpty && (
        <styled.p color="fg.muted" display={{ base: 'block', md: 'none' }}>
          {words.nothing}
        </styled.p>
      )}
      <styled.div
        aria-hidden
        display={{ base: 'none', md: 'grid' }}
        gridTemplateColumns="repeat(7, minmax(0, 1fr))"
        color="fg.muted"
        fontSize="xs"
        marginBottom="1"
      >
        {calendar.weekdays.map((_, at) => (
          <styled.span key={calendar.weekday(at)} px="1.5">
            {calendar.weekday(at)}
          </styled.span>
        ))}
      </styled.div>
      <Days aria-label={words.title(month)}>
        {days.map(({ day, isOfMonth, times }) => (
          <Day key={day} data-empty={times.length === 0} data-other={!isOfMonth}>
            <styled.time
              dateTime={day}
              aria-current={day === today ? 'date' : undefined}
              fontSize="xs"
              color={day === today ? 'brand.fg' : 'fg.muted'}
              fontWeight={day === today ? 'semibold' : 'normal'}
            >
              <styled.span display={{ base: 'inline', md: 'none' }}>{dayWords(day)}</styled.span>
              <styled.span display={{ base: 'none', md: 'inline' }}>{Number(day.slice(8))}</styled.span>
            </styled.time>
            {times.map((time) => (
              <DayTime key={`${time.event.id} ${time.of}`} time={time} onOpen={onOpen} />
            ))}
          </Day>
        ))}
      </Days>
    </section>
  );
}
