import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer, Card, SkeletonCard } from '@ykd/adapters-ui/widgets';
import type { CampaignLine } from '@ykd/application/activity';
import type { CheckInCalendar } from '@ykd/application/check-in';
import { dayIndexOf, dayOfIndex, weekdayOf } from '@ykd/domain/shared';
import { useEffect, useRef } from 'react';
import { Refused } from '../components/refused';
import { standings as words } from '../messages/zh-CN/standings';
import { useCheckInQueries } from './check-in-queries';

const Grid = styled('div', {
  base: {
    display: 'grid',
    gridTemplateRows: 'repeat(7, auto)',
    gridAutoFlow: 'column',
    gridTemplateColumns: '1.25rem',
    // As wide as a thumb where there is no mouse.
    gridAutoColumns: { base: '2.75rem', md: '2.25rem' },
    gap: '1',
    overflowX: 'auto',
    // The ring of what has the focus.
    padding: '1',
    margin: '-1',
    '& > span': { fontSize: 'xs', color: 'fg.muted', alignSelf: 'center' },
    '& button': {
      height: '8',
      borderRadius: 'sm',
      fontSize: 'xs',
      fontVariantNumeric: 'tabular-nums',
      bg: 'bg.subtle',
      color: 'fg.muted',
      cursor: 'pointer',
      _disabled: { opacity: 0.4, cursor: 'default' },
      '&[data-level="1"]': { bg: 'brand.subtle', color: 'fg.default' },
      '&[data-level="2"]': { bg: 'brand.line', color: 'fg.default' },
      '&[data-level="3"]': { bg: 'brand.solid', color: 'brand.contrast' },
      '&[aria-pressed=true]': { outlineWidth: '2px', outlineStyle: 'solid', outlineColor: 'fg.default' },
    },
  },
});

/** How full a day is: nothing, less than half of those who take part, more, nearly all. */
const levelOf = (entries: number, students: number): 0 | 1 | 2 | 3 => {
  if (entries === 0 || students === 0) return 0;
  const share = entries / students;
  if (share < 0.5) return 1;
  return share < 0.9 ? 2 : 3;
};

function Days({
  campaign: { firstDay, lastDay },
  calendar: { students, days },
  day: chosen,
  today,
  onDay,
}: {
  campaign: CampaignLine;
  calendar: CheckInCalendar;
  day: string;
  today: string;
  onDay: (day: string) => void;
}) {
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Of a long campaign the day that is looked at is in view.
    const [row, here] = [grid.current, grid.current?.querySelector<HTMLElement>('[aria-pressed=true]')];
    if (row && here) row.scrollLeft = here.offsetLeft - row.clientWidth / 2;
  }, [chosen]);
  const entriesOf = new Map(days.map(({ day, entries }) => [day, entries]));
  const [first, last] = [dayIndexOf(firstDay), dayIndexOf(lastDay)];
  const there = entriesOf.get(chosen) ?? 0;
  return (
    <Card room="sm" marginBottom="4">
      <styled.p role="status" marginBottom="3" fontSize="sm" color="fg.muted">
        {words.counted(chosen, students, there)}
      </styled.p>
      <Grid ref={grid} role="group" aria-label={words.calendar} position="relative">
        {words.weekdays.map((weekday) => (
          <span key={weekday} aria-hidden>
            {weekday}
          </span>
        ))}
        {Array.from({ length: last - first + 1 }, (_, at) => {
          const day = dayOfIndex(first + at);
          const entries = entriesOf.get(day) ?? 0;
          return (
            <button
              key={day}
              type="button"
              data-level={levelOf(entries, students)}
              aria-pressed={day === chosen}
              aria-label={words.dayOf(day, entries)}
              title={words.dayOf(day, entries)}
              disabled={day > today}
              style={at === 0 ? { gridRow: weekdayOf(first) + 1, gridColumn: 2 } : undefined}
              onClick={() => onDay(day)}
            >
              {Number(day.slice(8)) === 1 || at === 0 ? words.monthDay(day) : Number(day.slice(8))}
            </button>
          );
        })}
      </Grid>
      <styled.p marginTop="3" fontSize="xs" color="fg.muted">
        {words.legend}
      </styled.p>
    </Card>
  );
}

/** The days of a campaign, each as full as it was; one is chosen by its square. */
export function DayHeat(props: {
  campaign: CampaignLine;
  day: string;
  today: string;
  onDay: (day: string) => void;
}) {
  const reading = useQuery(useCheckInQueries().calendar, props.campaign.value);
  return (
    <Answer
      of={reading}
      failed={words.calendarFailed}
      waiting={<SkeletonCard lines={7} />}
      refused={<Refused />}
    >
      {(calendar) => <Days {...props} calendar={calendar} />}
    </Answer>
  );
}
