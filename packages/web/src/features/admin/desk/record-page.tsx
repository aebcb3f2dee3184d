import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import {
  Answer,
  Button,
  Card,
  ChevronLeftIcon,
  ChevronRightIcon,
  EmptyState,
  IconButton,
  SkeletonCard,
} from '@ykd/adapters-ui/widgets';
import { WORK_DAYS_OPEN } from '@ykd/domain/shift';
import { dayIndexOf, dayOfIndex, shanghaiDay } from '@ykd/domain/shared';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../../../components/page-title';
import { useServices } from '../../../container/services-context';
import { monthAfter, monthOf } from '../blocks/asked-month';
import { desk } from '../messages/zh-CN/desk';
import { useDeskQueries } from './desk-queries';
import { RecordForm, type Fields } from './record-form';
import { RecordMonth } from './record-month';

const { record: words } = desk;

const refused = (
  <Card>
    <EmptyState drawing="broken" title={desk.refusedHere} />
  </Card>
);

/** Today or yesterday, to be written down. */
function OpenDays({ today }: { today: string }) {
  const { month } = useDeskQueries();
  const open = Array.from({ length: WORK_DAYS_OPEN }, (_, ago) => dayOfIndex(dayIndexOf(today) - ago));
  const [ago, setAgo] = useState(0);
  const [typed, setTyped] = useState<Readonly<Record<string, Fields | undefined>>>({});
  const day = open[ago] ?? today;
  const reading = useQuery(month, { month: day.slice(0, 7) });
  return (
    <styled.section aria-label={words.days} marginBottom="6">
      <styled.div role="group" aria-label={words.days} display="flex" gap="2" marginBottom="3">
        {open.map((one, at) => (
          <Button
            key={one}
            variant={at === ago ? 'soft' : 'outline'}
            aria-pressed={at === ago}
            height="11"
            flex="1"
            onClick={() => setAgo(at)}
          >
            {at === 0 ? words.today : words.yesterday} · {words.day(one)}
          </Button>
        ))}
      </styled.div>
      <Answer of={reading} failed={words.failed} waiting={<SkeletonCard lines={5} />} refused={refused}>
        {({ days }) => (
          <RecordForm
            key={day}
            day={day}
            own={days.find((one) => one.day === day)}
            typed={typed[day]}
            onTyped={(fields) => setTyped((before) => ({ ...before, [day]: fields }))}
            onSaved={() => month.outdate()}
          />
        )}
      </Answer>
    </styled.section>
  );
}

/** What somebody who looks after students writes down of his own days, and what he wrote (Specification §2 'Routes'). */
export function RecordPage() {
  usePageTitle(desk.recordTitle);
  const { month: months } = useDeskQueries();
  const today = shanghaiDay(useServices().environment.clock.now());
  const thisMonth = today.slice(0, 7);
  const [said, setSaid] = useSearchParams();
  const asked = monthOf(said.get('month'), today);
  // Nothing was done in months that are to come.
  const month = asked < thisMonth ? asked : thisMonth;
  const reading = useQuery(months, { month });
  const step = (by: number, label: string, icon: React.ReactNode) => (
    <IconButton
      label={label}
      variant="outline"
      height="11"
      width="11"
      disabled={monthAfter(month, by) > thisMonth}
      onClick={() => setSaid({ month: monthAfter(month, by) }, { replace: true, preventScrollReset: true })}
    >
      {icon}
    </IconButton>
  );
  return (
    <styled.div paddingTop="2" paddingBottom="8">
      <styled.h1 fontSize="xl" marginBottom="4">
        {desk.recordTitle}
      </styled.h1>
      <OpenDays today={today} />
      <styled.section aria-label={words.month}>
        <styled.div display="flex" alignItems="center" justifyContent="space-between" marginBottom="2">
          {step(-1, words.earlier, <ChevronLeftIcon size={18} />)}
          <styled.h2 textStyle="heading" aria-live="polite">
            {words.monthTitle(month)}
          </styled.h2>
          {step(1, words.later, <ChevronRightIcon size={18} />)}
        </styled.div>
        <Answer of={reading} failed={words.failed} waiting={<SkeletonCard lines={6} />} refused={refused}>
          {(found) => <RecordMonth {...found} />}
        </Answer>
      </styled.section>
    </styled.div>
  );
}
