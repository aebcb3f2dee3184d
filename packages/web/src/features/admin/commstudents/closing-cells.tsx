import { styled } from '@ykd/adapters-ui/styled';
import { Badge, type BadgeProps } from '@ykd/adapters-ui/widgets';
import { CLOSING_STATE_TITLES, type ClosingState, type CommstudentLine } from '@ykd/application/commstudent';
import { adminOrderPath, adminPartnerPath } from '@ykd/domain/access';
import { Link } from 'react-router-dom';
import { memberTitle } from '../member-title';
import { orders } from '../messages/zh-CN/orders';
import { Nothing, Whole } from '../table/cell-value';
import type { Cells } from '../table/use-staff-table';

const Ways = styled('span', {
  base: { whiteSpace: 'nowrap', '& a': { color: 'brand.fg' }, '& a:hover': { textDecoration: 'underline' } },
});

const TONES: Readonly<Record<ClosingState, BadgeProps['tone']>> = {
  PAID: 'brand',
  REFUNDED_PART: 'amber',
  REFUNDED: 'neutral',
};

/**
 * What the list draws otherwise than by the kinds of its columns; `seesOrders`, `managesPartners`: whether the pages of orders and
 * of partners are open to the reader.
 */
export const closingCells = ({
  seesOrders,
  managesPartners,
}: {
  readonly seesOrders: boolean;
  readonly managesPartners: boolean;
}): Cells<CommstudentLine> => ({
  student: ({ student }) => (student === undefined ? <Nothing /> : memberTitle(student)),
  partner: ({ partner }) => {
    if (partner === undefined) return <Nothing />;
    if (!managesPartners) return memberTitle(partner);
    return (
      <Ways>
        <Link to={adminPartnerPath(partner.id)}>{memberTitle(partner)}</Link>
      </Ways>
    );
  },
  product: ({ product }) => (product === undefined ? <Nothing /> : <Whole>{product}</Whole>),
  state: ({ state }) =>
    state === undefined ? <Nothing /> : <Badge tone={TONES[state]}>{CLOSING_STATE_TITLES[state]}</Badge>,
  number: ({ number }) => {
    if (number === undefined) return <Nothing />;
    if (!seesOrders) return <Ways title={number}>{orders.title(number)}</Ways>;
    return (
      <Ways>
        <Link to={adminOrderPath(number)} title={number}>
          {orders.title(number)}
        </Link>
      </Ways>
    );
  },
});
