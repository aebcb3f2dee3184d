import { chakra } from '@chakra-ui/react/styled-system';
import type { CheckInStreak } from '@ykd/domain/campaign';
import { checkIn } from '../../../messages/zh-CN/check-in';

const { figures } = checkIn;

/** The current and the longest run of days, and how many there were in all. `isOver`: no run is current any more. */
export function StreakFigures({ streak, isOver }: { streak: CheckInStreak; isOver: boolean }) {
  const parts = [
    ...(isOver ? [] : ([[figures.current, streak.current]] as const)),
    [figures.longest, streak.longest],
    [figures.total, streak.total],
  ] as const;
  return (
    <chakra.dl
      display="flex"
      flexWrap="wrap"
      columnGap={{ base: '6', sm: '8' }}
      rowGap="4"
      aria-label={figures.label}
    >
      {parts.map(([title, days]) => (
        <chakra.div key={title} display="flex" flexDirection="column-reverse">
          <chakra.dt fontSize="sm" color="fg.muted">
            {title}
          </chakra.dt>
          <chakra.dd>
            <chakra.span textStyle="figure" fontVariantNumeric="tabular-nums">
              {days}
            </chakra.span>
            <chakra.span marginInlineStart="1" fontSize="sm" color="fg.muted">
              {figures.unit}
            </chakra.span>
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
