import { batchListQuery } from '@ykd/adapters-http/contracts';
import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Badge, Button, Card, EmptyState, type Column } from '@ykd/adapters-ui/widgets';
import type { StaffBatch } from '@ykd/application/coupon-claim';
import { adminPartnerPath } from '@ykd/domain/access';
import { claimDaysOf, couponRuleText } from '@ykd/domain/coupon';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ListPage } from '../../../lists/list-page';
import { useList } from '../../../lists/use-list';
import { PageTitle } from '../components/page-title';
import { Refused } from '../components/refused';
import { memberTitle } from '../member-title';
import { coupons as words } from '../messages/zh-CN/coupons';
import { PartnerFrame } from '../partners/partner-frame';
import { Way } from '../partners/way';
import { Unbroken } from '../table/cell-value';
import { PAGE_SIZE } from '../table/page-size';
import { useBatchQueries } from './batch-queries';
import { ChangeDialog } from './change-dialog';
import { MakeDialog } from './make-dialog';

const columnsOf = (onChange: (batch: StaffBatch) => void): readonly Column<StaffBatch>[] => [
  {
    id: 'name',
    title: words.columns.name,
    isHead: true,
    narrow: 'head',
    cell: ({ name, rule }) => (
      <>
        {name}
        <styled.span display="block" color="fg.muted" fontSize="sm" fontWeight="normal">
          {couponRuleText(rule)}
        </styled.span>
      </>
    ),
  },
  {
    id: 'partner',
    title: words.columns.partner,
    cell: ({ partner }) => (
      <Way>
        <Link to={adminPartnerPath(partner.id)}>{memberTitle(partner)}</Link>
      </Way>
    ),
  },
  { id: 'product', title: words.columns.product, cell: ({ product }) => product.name },
  {
    id: 'claimed',
    title: words.columns.claimed,
    align: 'end',
    cell: ({ claimed, limit }) => <Unbroken>{`${claimed} / ${limit}`}</Unbroken>,
  },
  {
    id: 'days',
    title: words.columns.days,
    cell: (batch) => {
      const { firstDay, lastDay } = claimDaysOf(batch);
      return <Unbroken>{words.days(firstDay, lastDay)}</Unbroken>;
    },
  },
  {
    id: 'state',
    title: words.columns.state,
    cell: ({ issue }) => (
      <Badge tone={issue === null ? 'brand' : issue === 'not-yet' ? 'info' : 'neutral'}>
        {issue === null ? words.open : words.issues[issue]}
      </Badge>
    ),
  },
  {
    id: 'act',
    title: words.columns.act,
    cell: (batch) => (
      <Button size="sm" variant="outline" aria-label={words.edit(batch.name)} onClick={() => onChange(batch)}>
        {words.change}
      </Button>
    ),
  },
];

/** The coupons that partners hand out, batch by batch. */
export function Component() {
  const list = useList(batchListQuery);
  const page = useQuery(useBatchQueries().batches, { size: PAGE_SIZE, ...list.place });
  const [isMaking, setMaking] = useState(false);
  const [changing, setChanging] = useState<StaffBatch>();
  if (page.status === 'refused' && page.refusal?.kind === 'forbidden') {
    return (
      <>
        <PageTitle />
        <Refused />
      </>
    );
  }
  return (
    <PartnerFrame note={words.note}>
      <styled.div display="flex" justifyContent="flex-end" marginBottom="3">
        <Button size="sm" onClick={() => setMaking(true)}>
          {words.make}
        </Button>
      </styled.div>
      <ListPage
        title={words.title}
        list={list}
        page={page}
        cols={columnsOf(setChanging)}
        nameOf={({ name, partner }) => words.rowName(name, memberTitle(partner))}
        empty={
          <Card>
            <EmptyState title={words.none} hint={words.noneHint} />
          </Card>
        }
      />
      {isMaking && <MakeDialog onClose={() => setMaking(false)} />}
      {changing && <ChangeDialog batch={changing} onClose={() => setChanging(undefined)} />}
    </PartnerFrame>
  );
}
