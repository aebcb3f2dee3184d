import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer, Button, CalendarIcon, Card, EmptyState, SkeletonCard } from '@ykd/adapters-ui/widgets';
import { MY_SCHEDULE_DAYS, type MySchedule } from '@ykd/application/my-schedule';
import { LEARN_CLASS_PATH, LEARN_PATH, pageTitleOf } from '@ykd/domain/access';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { CalendarDialog } from '../../../components/calendar-dialog';
import { useCalendarQueries } from '../../../container/calendar-queries';
import { calendar } from '../../../messages/zh-CN/calendar';
import { ClassCard } from '../components/class-card';
import { NextLive } from '../components/next-live';
import { TimeList } from '../components/time-list';
import { myClass as words } from '../messages/zh-CN/my-class';

function Shown({ schedule: { classes, times, now } }: { schedule: MySchedule }) {
  const [isSubscribing, setSubscribing] = useState(false);
  const live = times.find(({ kind, isCancelled }) => kind === 'live' && !isCancelled);
  const names = new Map(classes.map(({ id, name }) => [id, name]));
  return (
    <styled.div display="flex" flexDirection="column" gap="5">
      {live !== undefined && <NextLive time={live} now={now} />}
      <Card as="section" room="md" aria-label={words.schedule}>
        <styled.div display="flex" flexWrap="wrap" alignItems="center" gap="2" marginBottom="3">
          <styled.div flex="1" minWidth="40">
            <styled.h2 textStyle="heading">{words.schedule}</styled.h2>
            <styled.p color="fg.muted" fontSize="sm">
              {words.hint(MY_SCHEDULE_DAYS)}
            </styled.p>
          </styled.div>
          <Button size="sm" variant="outline" onClick={() => setSubscribing(true)}>
            <CalendarIcon size={16} />
            {calendar.subscribe}
          </Button>
        </styled.div>
        {times.length === 0 ? (
          <styled.p color="fg.muted">{words.nothing}</styled.p>
        ) : (
          <TimeList
            times={times}
            now={now}
            classNameOf={(id) => (classes.length > 1 ? (names.get(id) ?? '') : '')}
          />
        )}
      </Card>
      {classes.map((one) => (
        <ClassCard key={one.id} one={one} now={now} />
      ))}
      {isSubscribing && <CalendarDialog onClose={() => setSubscribing(false)} />}
    </styled.div>
  );
}

/** `/learn/class`: one's classes, what comes there, and who looks after them. */
export function Component() {
  const mine = useQuery(useCalendarQueries().mine, undefined);
  return (
    <styled.div display="flex" flexDirection="column" gap="5">
      <styled.h1 textStyle="title">{pageTitleOf(LEARN_CLASS_PATH)}</styled.h1>
      <Answer
        of={mine}
        failed={words.failed}
        waiting={<SkeletonCard lines={8} />}
        isEmpty={({ classes }) => classes.length === 0}
        empty={
          <Card>
            <EmptyState
              title={words.none}
              hint={words.noneHint}
              action={
                <Button asChild variant="outline">
                  <Link to={LEARN_PATH}>{words.toLearn}</Link>
                </Button>
              }
            />
          </Card>
        }
      >
        {(value) => <Shown schedule={value} />}
      </Answer>
    </styled.div>
  );
}
