import { styled } from '@ykd/adapters-ui/styled';
import { Badge } from '@ykd/adapters-ui/widgets';
import type { OddityLine } from '@ykd/application/shop';
import { adminOrderPath } from '@ykd/domain/access';
import { Link } from 'react-router-dom';
import { orders } from '../messages/zh-CN/orders';
import { Nothing, Unbroken } from '../table/cell-value';
import { yuan } from '../components/detail-parts';

const words = orders.odd;

/** Notes of any length, of which two lines are seen. */
const Brief = styled('span', { base: { color: 'fg.muted', overflowWrap: 'anywhere', lineClamp: 2 } });

const Ways = styled('span', {
  base: { whiteSpace: 'nowrap', '& a': { color: 'brand.fg' }, '& a:hover': { textDecoration: 'underline' } },
});

/** What the list draws otherwise than by the kinds of its columns. */
export const ODDITY_CELLS = {
  kind: ({ kind, settledAt }: OddityLine) => (
    <styled.span display="inline-flex" flexWrap="wrap" alignItems="center" gap="2">
      {words.kinds[kind]}
      {settledAt === null && <Badge tone="amber">{words.open}</Badge>}
    </styled.span>
  ),
  amount: ({ kind, amount }: OddityLine) =>
    kind === 'REFUNDED_OUTSIDE' && amount === 0 ? words.amountUnknown : <Unbroken>{yuan(amount)}</Unbroken>,
  note: ({ note }: OddityLine) => (note === '' ? <Nothing /> : <Brief>{note}</Brief>),
  orderId: ({ orderId }: OddityLine) =>
    orderId === null ? (
      <Nothing />
    ) : (
      <Ways>
        <Link to={adminOrderPath(orderId)} title={orderId}>
          {orders.title(orderId)}
        </Link>
      </Ways>
    ),
  settledBy: ({ settledAt, settledByName }: OddityLine) =>
    settledAt === null ? <Nothing /> : (settledByName ?? words.somebody),
};
