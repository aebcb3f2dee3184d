import { styled } from '@ykd/adapters-ui/styled';
import type { CheckInStreak } from '@ykd/domain/campaign';
import { checkIn } from '../messages/zh-CN/check-in';

const { figures } = checkIn;

/** The current and the longest run of days, and how many there were in all. `isOver`: no run is current any more. */
export function StreakFigures({ streak, isOver }: { streak: CheckInStreak; isOver: boolean }) {
  const parts = [
    ...(isOver ? [] : ([[figures.current, streak.current]] as const)),
    [figures.longest, streak.longest],
    [figures.total, streak.total],
  ] as const;
  return (
    <styled.dl
      display="flex"
      flexWrap="wrap"
      columnGap={{ base: '6', sm: '8' }}
      rowGap="4"
      aria-label={figures.label}
    >
      {parts.map(([title, days]) => (
        <styled.div key={title} display="flex" flexDirection="column-reverse">
          <styled.dt fontSize="sm" color="fg.muted">
            {title}
          </styled.dt>
          <styled.dd>
            <styled.span textStyle="figure" fontVariantNumeric="tabular-nums">
              {days}
            </styled.span>
            <styled.span marginInlineStart="1" fontSize="sm" color="fg.muted">
              {figures.unit}
            </styled.span>
          </styled.dd>
        </styled.div>
      ))}
    </styled.dl>
  );
}
