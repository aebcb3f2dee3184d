import { styled } from '@ykd/adapters-ui/styled';
import { ChevronLeftIcon, ChevronRightIcon, IconButton, VisuallyHidden } from '@ykd/adapters-ui/widgets';
import { checkInCalendar, type CalendarDay, type DayWindow } from '@ykd/domain/campaign';
import { useMemo, useState } from 'react';
import { weeksOf } from '../../../components/month-weeks';
import { calendar } from '../messages/zh-CN/calendar';

const Square = styled('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '9',
    height: '9',
    marginX: 'auto',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'full',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    state: {
      outside: { color: 'fg.subtle', fontSize: 'xs' },
      checked: { bg: 'amber.solid', color: 'amber.contrast', fontWeight: 'semibold' },
      missed: { bg: 'bg.subtle', borderColor: 'line', color: 'fg.muted' },
      due: { borderColor: 'amber.fg', borderStyle: 'dashed', color: 'amber.fg', fontWeight: 'semibold' },
      ahead: { color: 'fg.default' },
    },
    /** Without a number, in the legend. */
    isMark: { true: { width: '4', height: '4', marginX: '0', flexShrink: 0 } },
    isToday: {
      true: { outlineWidth: '2px', outlineStyle: 'solid', outlineColor: 'amber.fg', outlineOffset: '1px' },
    },
  },
});

function Day({ day, state, isToday }: CalendarDay) {
  // What is due says by itself that it is today.
  const saysToday = isToday && state !== 'due';
  return (
    <Square state={state} isToday={saysToday}>
      {Number(day.slice(8))}
      {state !== 'outside' && (
        <VisuallyHidden>{`${saysToday ? calendar.today : ''}${calendar.states[state]}`}</VisuallyHidden>
      )}
    </Square>
  );
}

/** What the squares of the calendar mean. `isDue`: today is still to be checked in, so that there is a square for it. */
export function CalendarLegend({ isDue }: { isDue: boolean }) {
  const states = isDue ? (['checked', 'missed', 'due'] as const) : (['checked', 'missed'] as const);
  return (
    <styled.ul
      listStyle="none"
      display="flex"
      flexWrap="wrap"
      columnGap="4"
      rowGap="1"
      fontSize="sm"
      color="fg.muted"
    >
      {states.map((state) => (
        <styled.li key={state} display="flex" alignItems="center" gap="1.5">
          <Square aria-hidden state={state} isMark />
          {calendar.states[state]}
        </styled.li>
      ))}
    </styled.ul>
  );
}

export type MonthCalendarProps = { period: DayWindow; checked: readonly string[]; today: string };

/** The days of a campaign, a month at a time; it opens at today, or at the end of one that is over. */
export function MonthCalendar({ period, checked, today }: MonthCalendarProps) {
  const months = useMemo(() => checkInCalendar(period, checked, today), [period, checked, today]);
  const current = months.findIndex(({ month }) => month === today.slice(0, month.length));
  const first = today < period.firstDay ? 0 : months.length - 1;
  const [chosen, setChosen] = useState<number>();
  const at = Math.min(chosen ?? (current < 0 ? first : current), months.length - 1);
  const month = months[at];
  if (month === undefined) return null;
  const step = (by: number, label: string, icon: React.ReactNode) => (
    <IconButton
      size="sm"
      label={label}
      disabled={months[at + by] === undefined}
      onClick={() => setChosen(at + by)}
    >
      {icon}
    </IconButton>
  );
  return (
    <styled.section aria-label={calendar.label} maxWidth="80" width="full">
      <styled.div display="flex" alignItems="center" justifyContent="space-between" marginBottom="2">
        {step(-1, calendar.earlier, <ChevronLeftIcon size={18} />)}
        <styled.h2 textStyle="heading" aria-live="polite">
          {calendar.month(month.month)}
        </styled.h2>
        {step(1, calendar.later, <ChevronRightIcon size={18} />)}
      </styled.div>
      <styled.table width="full" css={{ tableLayout: 'fixed', '& td, & th': { py: '0.5' } }}>
        <thead>
          <tr>
            {calendar.weekdays.map((weekday) => (
              <styled.th
                key={weekday}
                scope="col"
                fontSize="xs"
                fontWeight="medium"
                color="fg.subtle"
                textAlign="center"
              >
                {weekday}
              </styled.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, row) => (
            <tr key={week.find((day) => day)?.day ?? row}>
              {week.map((day, place) => (
                <td key={day?.day ?? place} aria-current={day?.isToday ? 'date' : undefined}>
                  {day && <Day {...day} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </styled.table>
    </styled.section>
  );
}
