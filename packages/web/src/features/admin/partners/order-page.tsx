import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import {
  Answer,
  Badge,
  Button,
  Card,
  DataTable,
  EmptyState,
  SkeletonCard,
  type Column,
} from '@ykd/adapters-ui/widgets';
import type { WorkOrderLine } from '@ykd/application/partner';
import { WORK_ORDER_REVIEW_STATUSES, type WorkOrderReviewStatus } from '@ykd/domain/coupon';
import { isApprovedOrder, WAITING_FOR_REVIEW, waitsForReview } from '@ykd/domain/partner';
import { DetailDrawer } from '../blocks/detail-drawer';
import { OpenLink } from '../blocks/open-link';
import { useOpenRow, type OpenRow } from '../blocks/use-open-row';
import { useSaid } from '../blocks/use-said';
import { Time } from '../components/facts';
import { Refused } from '../components/refused';
import { StepPager, useTurns } from '../components/step-pager';
import { memberTitle } from '../member-title';
import { partners as words } from '../messages/zh-CN/partners';
import { OrderDetail } from './order-detail';
import { PartnerFrame } from './partner-frame';
import { usePartnerQueries } from './partner-queries';

/** So many applications stand on a page. */
const PAGE = 20;

const titles = words.orderColumns;

function Result({ order }: { order: WorkOrderLine }) {
  if (waitsForReview(order)) return <Badge tone="info">{words.status[order.reviewStatus]}</Badge>;
  if (isApprovedOrder(order)) return <Badge tone="brand">{words.decisions.APPROVE}</Badge>;
  return (
    <Badge tone={order.isAskedBack ? 'amber' : 'danger'}>
      {order.isAskedBack ? words.decisions.ASK_BACK : words.decisions.REFUSE}
    </Badge>
  );
}

const colsOf = (row: OpenRow): readonly Column<WorkOrderLine, never>[] => [
  {
    id: 'realName',
    title: titles.realName,
    isHead: true,
    narrow: 'head',
    cell: ({ id, realName }) => (
      <OpenLink row={row} id={id}>
        {realName}
      </OpenLink>
    ),
  },
  { id: 'member', title: titles.member, cell: ({ member }) => memberTitle(member) },
  { id: 'channel', title: titles.channel, cell: ({ channel }) => words.channels[channel] },
  { id: 'times', title: titles.times, cell: ({ submissions }) => submissions },
  { id: 'submittedAt', title: titles.submittedAt, cell: ({ submittedAt }) => <Time at={submittedAt} /> },
  { id: 'result', title: titles.result, cell: (order) => <Result order={order} /> },
];

function Orders({ status }: { status: WorkOrderReviewStatus }) {
  const queries = usePartnerQueries();
  const row = useOpenRow();
  const { turn, stepsOf } = useTurns();
  const reading = useQuery(queries.orders, { status, size: PAGE, ...turn });
  const lines = reading.value?.list ?? [];
  const titleOf = (id: string): string =>
    words.titled(
      lines.find((one) => one.id === id)?.realName ??
        queries.order.of(id).getSnapshot().value?.submissions[0]?.realName,
    );
  return (
    <>
      <Answer
        of={reading}
        failed={words.failed}
        waiting={<SkeletonCard lines={6} />}
        refused={<Refused />}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <Card>
            <EmptyState title={words.noOrder} hint={words.noOrderHint} />
          </Card>
        }
      >
        {(page) => (
          <>
            <DataTable<WorkOrderLine, never>
              caption={words.orders}
              cols={colsOf(row)}
              rows={page.list}
              nameOf={({ realName }) => words.titled(realName)}
            />
            <StepPager label={words.orders} {...stepsOf(page)} />
          </>
        )}
      </Answer>
      <DetailDrawer row={row} ids={lines.map(({ id }) => id)} title={titleOf}>
        {(id) => <OrderDetail id={id} />}
      </DetailDrawer>
    </>
  );
}

/** The applications of those who want to be partners, who waits the longest first. Beyond the Specification. */
export function Component() {
  const { said, say } = useSaid();
  const counts = useQuery(usePartnerQueries().orderCount, undefined).value;
  const status = WORK_ORDER_REVIEW_STATUSES.find((one) => one === said.get('status')) ?? WAITING_FOR_REVIEW;
  return (
    <PartnerFrame>
      <styled.div
        role="group"
        aria-label={words.statuses}
        display="flex"
        flexWrap="wrap"
        gap="1"
        marginBottom="3"
      >
        {WORK_ORDER_REVIEW_STATUSES.map((one) => (
          <Button
            key={one}
            size="sm"
            variant={one === status ? 'soft' : 'ghost'}
            aria-pressed={one === status}
            onClick={() => say({ status: one, open: undefined })}
          >
            {words.counted(words.status[one], counts?.[one])}
          </Button>
        ))}
      </styled.div>
      <Orders key={status} status={status} />
    </PartnerFrame>
  );
}
