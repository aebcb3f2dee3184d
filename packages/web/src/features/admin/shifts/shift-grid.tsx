import { styled } from '@ykd/adapters-ui/styled';
import type { ShiftWeek } from '@ykd/application/shift';
import { shanghaiDay } from '@ykd/domain/shared';
import { useEffect, useRef, type CSSProperties } from 'react';
import { memberTitle } from '../member-title';
import { shifts as words } from '../messages/zh-CN/shifts';
import { column, OneDay, type GridActs } from './shift-day';
import { dayAfter, daysOf } from './week-days';

/** Days are columns with a row for each person; on a phone it is a list by day, of those who are in it. */
const Grid = styled('div', {
  base: {
    display: 'grid',
    gap: { base: '4', md: '0' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(5.5rem, 8rem) repeat(7, minmax(0, 1fr))' },
    gridTemplateRows: { md: 'auto repeat(var(--people), auto) auto' },
    borderWidth: { base: '0', md: '1px' },
    borderColor: 'line',
    borderRadius: 'md',
    bg: { base: 'transparent', md: 'bg.surface' },
    overflow: 'hidden',
  },
});

const Names = styled('div', {
  base: { ...column, display: { base: 'none', md: 'grid' }, fontSize: 'sm', '& > *': { px: '3', py: '1.5' } },
});

/** On a phone the week that it is opens at today, not at its Monday, unless somebody is elsewhere on the page already. */
const useFromToday = (monday: string) => {
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isList = getComputedStyle(grid.current?.firstElementChild ?? document.body).display === 'none';
    const today = grid.current?.querySelector('section[data-today=true]');
    if (isList && window.scrollY === 0 && today?.matches('section ~ section'))
      today.scrollIntoView({ block: 'start' });
  }, [monday]);
  return grid;
};

/** A week of the plan: who is on when, and at which hours of the team nobody is. */
export function ShiftGrid({ week, acts }: { week: ShiftWeek; acts: GridActs | undefined }) {
  const today = shanghaiDay(week.now);
  const { monday, people } = week;
  const grid = useFromToday(monday);
  return (
    <Grid
      ref={grid}
      role="group"
      aria-label={words.plan(words.week(monday, dayAfter(monday, 6)))}
      style={{ '--people': people.length } as CSSProperties}
    >
      <Names aria-hidden>
        <span />
        {people.map(({ id, name }) => (
          <styled.span key={id} overflowWrap="anywhere" fontWeight="medium">
            {memberTitle({ name })}
          </styled.span>
        ))}
        <styled.span color="amber.fg">{words.gaps}</styled.span>
      </Names>
      {daysOf(monday).map((day) => (
        <OneDay key={day} week={week} day={day} isToday={day === today} acts={acts} />
      ))}
    </Grid>
  );
}
