import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer, Button, SkeletonText } from '@ykd/adapters-ui/widgets';
import type { ShiftWeek } from '@ykd/application/shift';
import { ADMIN_TEACHER_SHIFT_PATH } from '@ykd/domain/access';
import { hoursWords, timesOn } from '@ykd/domain/shift';
import { Link } from 'react-router-dom';
import { dayWords } from '../../../components/event-time';
import { Fact, Facts } from '../components/facts';
import { Nothing } from '../components/nothing';
import { shifts } from '../messages/zh-CN/shifts';
import { useShiftQueries } from './shift-queries';
import { daysOf } from './week-days';

const words = shifts.own;

function Days({ week, staffId }: { week: ShiftWeek; staffId: string }) {
  const days = daysOf(week.monday)
    .map((day) => ({ day, times: timesOn(week, day).filter((time) => time.staffId === staffId) }))
    .filter(({ times }) => times.length > 0);
  if (days.length === 0) return <Nothing title={words.none} />;
  return (
    <Facts>
      {days.map(({ day, times }) => (
        <Fact key={day} title={dayWords(day)}>
          {times
            .map((time) =>
              [hoursWords(time), shifts.states[time.state]].filter((one) => one !== '').join(' '),
            )
            .join('、')}
        </Fact>
      ))}
    </Facts>
  );
}

/** When somebody is on this week. */
export function OwnWeek({ staffId }: { staffId: string }) {
  const asked = useQuery(useShiftQueries().week, {});
  return (
    <>
      <Answer of={asked} failed={shifts.failed} refused="failed" waiting={<SkeletonText lines={3} />}>
        {(week) => <Days week={week} staffId={staffId} />}
      </Answer>
      <styled.div marginTop="4">
        <Button asChild size="sm" variant="outline">
          <Link to={ADMIN_TEACHER_SHIFT_PATH}>{words.all}</Link>
        </Button>
      </styled.div>
    </>
  );
}
