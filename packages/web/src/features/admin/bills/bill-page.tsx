import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer, Card, EmptyState, SkeletonCard, TableSkeleton } from '@ykd/adapters-ui/widgets';
import type { MonthLine, MonthPage } from '@ykd/application/bill';
import { hasRight } from '@ykd/domain/access';
import { useSearchParams } from 'react-router-dom';
import { useAdminQueries } from '../admin-queries';
import { PageTitle } from '../components/page-title';
import { Refused } from '../components/refused';
import { bills as words } from '../messages/zh-CN/bills';
import { OrderTabs } from '../orders/order-tabs';
import { BesideBill } from './beside-bill';
import { useBillQueries } from './bill-queries';
import { CloseMonth } from './close-month';
import { DayTable } from './day-table';
import { MonthTable } from './month-table';

function Shown({ page }: { page: MonthPage }) {
  const me = useQuery(useAdminQueries().me, undefined).value;
  const maySettle = hasRight(me, 'oddities.settle');
  return (
    <styled.section aria-labelledby="bill-month" display="flex" flexDirection="column" gap="4" marginTop="6">
      <styled.h2 id="bill-month" fontSize="lg">
        {words.monthTitle(page.line.month)}
      </styled.h2>
      <styled.div
        display="grid"
        gap="4"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        // Cards beside each other end on one line.
        css={{
          '& > section': { display: 'flex', flexDirection: 'column' },
          '& > section > :last-child': { flexGrow: 1 },
        }}
      >
        <CloseMonth page={page} mayClose={maySettle} />
        <BesideBill page={page} seesOddities={maySettle} />
      </styled.div>
      <DayTable days={page.days} maySettle={maySettle} />
    </styled.section>
  );
}

function Months({ months }: { months: readonly MonthLine[] }) {
  const [search] = useSearchParams();
  const month = search.get('month') ?? months[0]?.month ?? '';
  const page = useQuery(useBillQueries().month, month, month !== '');
  if (months.length === 0) {
    return (
      <Card>
        <EmptyState title={words.none} hint={words.noneHint} />
      </Card>
    );
  }
  return (
    <>
      <MonthTable months={months} shown={month} />
      <Answer
        of={page}
        failed={words.failed}
        refused={<EmptyState drawing="search" title={words.missing} hint={words.missingHint} />}
        waiting={<SkeletonCard lines={6} />}
      >
        {(shown) => <Shown page={shown} />}
      </Answer>
    </>
  );
}

/** The provider's bills, month by month, for staff with the right `orders.see`. Beyond the Specification. */
export function Component() {
  const months = useQuery(useBillQueries().months, undefined);
  return (
    <>
      <PageTitle note={words.note} />
      <OrderTabs />
      <Answer of={months} failed={words.failed} refused={<Refused />} waiting={<TableSkeleton rows={3} />}>
        {(list) => <Months months={list} />}
      </Answer>
    </>
  );
}
