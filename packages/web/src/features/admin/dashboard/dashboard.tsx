import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Card, EmptyState, Skeleton } from '@ykd/adapters-ui/widgets';
import type { Dashboard as Board } from '@ykd/application/dashboard';
import type { StaffView } from '@ykd/application/staff';
import { hasRight } from '@ykd/domain/access';
import { PartAnswer } from '../components/failed-line';
import { dashboard as words } from '../messages/zh-CN/dashboard';
import { useSaid } from '../blocks/use-said';
import { useDashboardQueries } from './dashboard-queries';
import { Funnel } from './funnel';
import { MoneyCard } from './money-card';
import { periodSaid } from './period-said';
import { PeriodSwitch } from './period-switch';
import { StudentsCard } from './students-card';

const Cards = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'repeat(auto-fit, minmax(30rem, 1fr))' },
    gap: '3',
  },
});

/** Whether a school has nothing to count yet. */
const isNew = ({ money, students, isRunning }: Board): boolean =>
  isRunning &&
  [
    money?.now,
    money?.before,
    students?.now,
    students?.before,
    ...(money?.chart ?? []),
    ...(students?.chart ?? []),
  ]
    .flatMap((sums) => Object.values(sums ?? {}))
    .every((value) => typeof value !== 'number' || value === 0);

function Shown({ board }: { board: Board }) {
  const { money, students } = board;
  if (isNew(board)) {
    return (
      <Card room="none">
        <EmptyState compact drawing="welcome" title={words.none} hint={words.noneHint} />
      </Card>
    );
  }
  return (
    <Cards>
      {money && <MoneyCard board={board} money={money} />}
      {students && <StudentsCard board={board} students={students} />}
      {students && <Funnel board={board} students={students.now} isAcross={money !== null} />}
    </Cards>
  );
}

function Numbers() {
  const { said, say } = useSaid();
  const { by, on, isUnread } = periodSaid(said);
  const asked = useQuery(useDashboardQueries().show, { by, ...(on === undefined ? {} : { on }) });
  const { value: board } = asked;
  return (
    <styled.section aria-labelledby="admin-dashboard">
      <styled.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        columnGap="3"
        rowGap="1"
        marginBottom="2.5"
      >
        <styled.div>
          <styled.h2 id="admin-dashboard" fontSize="md">
            {words.title}
          </styled.h2>
          <styled.p role="status" minHeight="5" color="fg.muted" fontSize="sm">
            {board && words.compared(board)}
            {isUnread && ` ${words.unread}`}
          </styled.p>
        </styled.div>
        <PeriodSwitch
          by={by}
          on={on}
          today={board?.today}
          onChange={(period) => say({ by: period.by === 'day' ? 'day' : undefined, on: period.on })}
        />
      </styled.div>
      <PartAnswer of={asked} failed={words.failed} waiting={<Skeleton height="96" width="full" />}>
        {(shown) => (
          <styled.div aria-busy={asked.isBefore === true || undefined} opacity={asked.isBefore ? '0.5' : '1'}>
            <Shown board={shown} />
          </styled.div>
        )}
      </PartAnswer>
    </styled.section>
  );
}

/** How the school is doing against the period before, as far as a member of staff may know. */
export function Dashboard({ staff }: { staff: StaffView }) {
  return hasRight(staff, 'orders.see') || hasRight(staff, 'students.see') ? <Numbers /> : null;
}
