import { styled } from '@ykd/adapters-ui/styled';
import { Badge } from '@ykd/adapters-ui/widgets';
import type { DifferenceLine } from '@ykd/application/bill';
import { adminOrderPath } from '@ykd/domain/access';
import { shanghaiMinute } from '@ykd/domain/shared';
import { Link } from 'react-router-dom';
import { bills } from '../messages/zh-CN/bills';
import { yuan } from '../components/detail-parts';
import { Nothing, Unbroken } from '../table/cell-value';

const words = bills.difference;

/** Who settled it, when, or that nobody did. */
export const settledWords = ({ settledAt, settledBy, settledByName }: DifferenceLine): string => {
  if (settledAt === null) return words.open;
  const at = shanghaiMinute(settledAt);
  return settledBy === null ? words.itselfAt(at) : words.settledBy(settledByName ?? bills.somebody, at);
};

/** Money of one side, or that it has none. */
export const sideOf = (cents: number | null): string => (cents === null ? words.nothing : yuan(cents));

const Ways = styled('span', {
  base: { whiteSpace: 'nowrap', '& a': { color: 'brand.fg' }, '& a:hover': { textDecoration: 'underline' } },
});

/** Notes of any length, of which two lines are seen. */
const Brief = styled('span', { base: { color: 'fg.muted', overflowWrap: 'anywhere', lineClamp: 2 } });

/** What the list draws otherwise than by the kinds of its columns. */
export const DIFFERENCE_CELLS = {
  kind: ({ kind, settledAt }: DifferenceLine) => (
    <styled.span display="inline-flex" flexWrap="wrap" alignItems="center" gap="2">
      {words.kinds[kind]}
      {settledAt === null && <Badge tone="amber">{words.open}</Badge>}
    </styled.span>
  ),
  gap: ({ gap }: DifferenceLine) => (gap === 0 ? <Nothing /> : <Unbroken>{yuan(gap)}</Unbroken>),
  orderId: ({ orderId }: DifferenceLine) =>
    orderId === null ? (
      <Nothing />
    ) : (
      <Ways>
        <Link to={adminOrderPath(orderId)} title={orderId}>
          {bills.order(orderId)}
        </Link>
      </Ways>
    ),
  settledBy: ({ settledAt, settledBy, settledByName }: DifferenceLine) => {
    if (settledAt === null) return <Nothing />;
    return settledBy === null ? words.itself : (settledByName ?? bills.somebody);
  },
  note: ({ note }: DifferenceLine) => (note === '' ? <Nothing /> : <Brief>{note}</Brief>),
};
