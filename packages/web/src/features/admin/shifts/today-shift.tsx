import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Badge } from '@ykd/adapters-ui/widgets';
import { shanghaiDay } from '@ykd/domain/shared';
import { hoursWords, isOn, timesOn, whoIsOn } from '@ykd/domain/shift';
import { shifts } from '../messages/zh-CN/shifts';
import { useShiftQueries } from './shift-queries';

const words = shifts.list;

/** When somebody is on today, and whether he is now; nothing where he is not. */
export function TodayShift({ staffId }: { staffId: string }) {
  const { value: week } = useQuery(useShiftQueries().week, {});
  if (week === undefined) return null;
  const hours = timesOn(week, shanghaiDay(week.now)).filter((time) => time.staffId === staffId && isOn(time));
  if (hours.length === 0) return null;
  return (
    <styled.span display="block" fontSize="xs" color="fg.muted" whiteSpace="nowrap">
      {words.today(hours.map(hoursWords))}
      {whoIsOn(week, week.now).includes(staffId) && (
        <>
          {' '}
          <Badge tone="brand">{words.on}</Badge>
        </>
      )}
    </styled.span>
  );
}
