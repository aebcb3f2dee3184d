import { styled } from '@ykd/adapters-ui/styled';
import { IconButton, PlusIcon } from '@ykd/adapters-ui/widgets';
import type { LeaveView, ShiftPerson, ShiftView, ShiftWeek } from '@ykd/application/shift';
import { weekdayOfDay } from '@ykd/domain/shared';
import { gapsOn, hoursWords, timesOn, type ShiftTime } from '@ykd/domain/shift';
import { calendar } from '../../../messages/zh-CN/calendar';
import { memberTitle } from '../member-title';
import { shifts as words } from '../messages/zh-CN/shifts';
import { Chip } from './shift-chip';

/** What may be opened in the plan; nothing for whoever only looks at it. */
export interface GridActs {
  readonly add: (staffId: string, day: string) => void;
  readonly open: (shift: ShiftView, time: ShiftTime) => void;
  readonly openLeave: (leave: LeaveView) => void;
}

/** A column of the plan, in whose rows people stand; on a phone a part of a list. */
export const column = {
  display: { base: 'block', md: 'grid' },
  gridTemplateRows: { md: 'subgrid' },
  gridRow: { md: '1 / -1' },
  minWidth: 0,
  '& > *': { px: { base: '0', md: '1.5' }, py: { base: '1', md: '1.5' }, minWidth: 0 },
  '& > :not(:first-child)': { borderTopWidth: { base: '0', md: '1px' }, borderColor: 'line' },
} as const;

const Day = styled('section', {
  base: {
    ...column,
    borderInlineStartWidth: { base: '0', md: '1px' },
    borderColor: 'line',
    // Below the bar.
    scrollMarginTop: '16',
    '&[data-today=true]': { bg: { base: 'transparent', md: 'bg.subtle' } },
  },
});

const DayHead = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '1',
    minHeight: '9',
    fontSize: 'xs',
    fontWeight: 'semibold',
    color: 'fg.muted',
    '&[data-today=true]': { color: 'brand.fg' },
    '& h3': { wordBreak: 'keep-all' },
  },
});

const Cell = styled('div', {
  base: {
    position: 'relative',
    display: { base: 'grid', md: 'flex' },
    gridTemplateColumns: 'minmax(5rem, 7rem) minmax(0, 1fr)',
    flexDirection: 'column',
    gap: '1',
    minHeight: { base: '0', md: '10' },
    '&[data-empty=true]': { display: { base: 'none', md: 'flex' } },
    '& > [data-add]': { opacity: 0 },
    '&:hover > [data-add]': { opacity: 1 },
  },
});

/** Fills what is free of a cell, for a hand: the head of the day has the same for the keyboard. */
const AddHere = styled('button', {
  base: {
    display: { base: 'none', md: 'flex' },
    flex: '1',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: '6',
    borderRadius: 'sm',
    color: 'fg.muted',
    bg: 'bg.subtle',
    cursor: 'pointer',
  },
});

const Times = styled('ul', {
  base: { listStyle: 'none', display: 'flex', flexDirection: 'column', gap: '1', minWidth: 0 },
});

const stateWords = ({ state }: ShiftTime): string => words.states[state];

type DayProps = { week: ShiftWeek; day: string; isToday: boolean; acts: GridActs | undefined };

function PersonDay({
  week: { shifts, leaves },
  day,
  person: { id, name },
  times,
  acts,
}: Omit<DayProps, 'isToday'> & { person: ShiftPerson; times: readonly ShiftTime[] }) {
  const called = memberTitle({ name });
  const leave = leaves.find(
    ({ staffId, firstDay, lastDay }) => staffId === id && firstDay <= day && day <= lastDay,
  );
  const shown = calendar.day(day);
  return (
    <Cell data-empty={times.length === 0 && leave === undefined}>
      <styled.span display={{ base: 'block', md: 'none' }} fontSize="sm" py="2" overflowWrap="anywhere">
        {called}
      </styled.span>
      <Times>
        {leave !== undefined && (
          <li>
            <Chip
              type="button"
              data-state="leave"
              disabled={acts === undefined}
              aria-label={words.leaveOf(called, shown)}
              onClick={() => acts?.openLeave(leave)}
            >
              {words.leave}
            </Chip>
          </li>
        )}
        {times.map((time) => {
          const shift = shifts.find((one) => one.id === time.shiftId);
          return (
            <li key={time.shiftId}>
              <Chip
                type="button"
                data-state={time.state}
                disabled={acts === undefined}
                aria-label={words.time(called, shown, hoursWords(time), stateWords(time))}
                onClick={() => shift !== undefined && acts?.open(shift, time)}
              >
                <time>{hoursWords(time)}</time>
                {(time.state === 'off' || time.state === 'changed') && (
                  <styled.span marginInlineStart="1">{stateWords(time)}</styled.span>
                )}
              </Chip>
            </li>
          );
        })}
      </Times>
      {acts !== undefined && (
        <AddHere
          type="button"
          data-add
          tabIndex={-1}
          aria-label={words.addFor(called, shown)}
          onClick={() => acts.add(id, day)}
        >
          <PlusIcon size={14} />
        </AddHere>
      )}
    </Cell>
  );
}

/** A day of the plan, with everybody's times and the gaps. */
export function OneDay({ week, day, isToday, acts }: DayProps) {
  const times = timesOn(week, day);
  const gaps = gapsOn(week.team.hours, times, day);
  const title = words.day(calendar.day(day), calendar.weekday(weekdayOfDay(day)), isToday);
  const isFree = times.length === 0;
  return (
    <Day aria-label={title} data-today={isToday}>
      <DayHead data-today={isToday}>
        <h3>
          <time dateTime={day} aria-current={isToday ? 'date' : undefined}>
            {title}
          </time>
        </h3>
        {acts !== undefined && (
          <IconButton size="sm" label={words.addOn(calendar.day(day))} onClick={() => acts.add('', day)}>
            <PlusIcon size={16} />
          </IconButton>
        )}
      </DayHead>
      {week.people.map((person) => (
        <PersonDay
          key={person.id}
          week={week}
          day={day}
          person={person}
          times={times.filter(({ staffId }) => staffId === person.id)}
          acts={acts}
        />
      ))}
      <div>
        {isFree && gaps.length === 0 && (
          <styled.p display={{ base: 'block', md: 'none' }} fontSize="sm" color="fg.muted">
            {words.noTimes}
          </styled.p>
        )}
        {gaps.length > 0 && (
          <Times aria-label={words.gaps}>
            {gaps.map((gap) => (
              <li key={gap.from}>
                <Chip as="span" data-state="gap">
                  {/* At the head of the row it stands where there is one. */}
                  <styled.span display={{ base: 'inline', md: 'none' }} marginInlineEnd="1">
                    {words.gaps}
                  </styled.span>
                  {hoursWords(gap)}
                </Chip>
              </li>
            ))}
          </Times>
        )}
      </div>
    </Day>
  );
}
