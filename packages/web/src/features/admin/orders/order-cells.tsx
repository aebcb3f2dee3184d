import { styled } from '@ykd/adapters-ui/styled';
import type { OrderLine } from '@ykd/application/staff-order';
import { adminOrderPath, adminStudentPath } from '@ykd/domain/access';
import { Link } from 'react-router-dom';
import { useFromHere } from '../blocks/way-back';
import { memberTitle } from '../member-title';
import { Nothing } from '../table/cell-value';
import type { Cells } from '../table/use-staff-table';
import { OrderBadge, StageBadge, TwinBadge } from './order-badges';

/** Numbers are long: in a table their beginning tells one from another, and the rest is in the detail. */
const Number = styled('span', {
  base: {
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    md: {
      display: 'inline-block',
      verticalAlign: 'bottom',
      maxWidth: '24',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
});

const Ways = styled('span', {
  base: { '& a': { color: 'brand.fg' }, '& a:hover': { textDecoration: 'underline' } },
});

/** What somebody is called; that he has no name is no name, and breaks where it has to. */
const Name = ({ name }: Pick<NonNullable<OrderLine['student']>, 'name'>) => (
  <styled.span wordBreak={name === null ? 'normal' : undefined}>{memberTitle({ name })}</styled.span>
);

function Student({ id, name }: NonNullable<OrderLine['student']>) {
  const from = useFromHere();
  return (
    <Ways>
      <Link to={adminStudentPath(id)} state={from}>
        <Name name={name} />
      </Link>
    </Ways>
  );
}

/**
 * What the list draws otherwise than by the kinds of its columns; `seesStudents`: whether their pages are open to the reader,
 * `mayJudge`: whether he judges refunds.
 */
export const orderCells = ({
  seesStudents,
  mayJudge,
}: {
  readonly seesStudents: boolean;
  readonly mayJudge: boolean;
}): Cells<OrderLine> => ({
  id: ({ id, double }) => (
    // One below the other in a table: the column is no wider than the wider of both.
    <styled.span
      display="inline-flex"
      flexWrap="wrap"
      flexDirection={{ md: 'column' }}
      alignItems={{ base: 'center', md: 'flex-start' }}
      gap={{ base: '2', md: '1' }}
    >
      <Number title={id}>{id}</Number>
      {double !== null && <TwinBadge kind={double} />}
    </styled.span>
  ),
  student: ({ student }) => {
    if (student === undefined) return <Nothing />;
    return seesStudents ? <Student {...student} /> : <Name {...student} />;
  },
  product: ({ product }) => product?.name ?? <Nothing />,
  status: ({ status }) => (status === undefined ? <Nothing /> : <OrderBadge status={status} />),
  refund: ({ refund }) => (refund ? <StageBadge stage={refund} mayJudge={mayJudge} /> : <Nothing />),
  double: ({ double }) => (double === null ? <Nothing /> : <TwinBadge kind={double} />),
  twinId: ({ twinId }) =>
    twinId === null ? (
      <Nothing />
    ) : (
      <Ways>
        <Link to={adminOrderPath(twinId)}>
          <Number title={twinId}>{twinId}</Number>
        </Link>
      </Ways>
    ),
});
