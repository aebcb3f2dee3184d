import { styled } from '@ykd/adapters-ui/styled';
import { Link } from 'react-router-dom';
import { offline as words } from '../../messages/zh-CN/offline';
import { ordersHref } from '../../orders-href';
import { ConfirmNote } from './confirm-note';
import { ownedFilter } from './use-owned';

/** That he has it already, and that he is to get it again all the same. */
export function OwnedNote({
  userId,
  productId,
  again,
  error,
  onAgain,
}: {
  userId: string;
  productId: string;
  again: boolean;
  error: string | undefined;
  onAgain: (again: boolean) => void;
}) {
  return (
    <ConfirmNote
      text={words.owned}
      name="again"
      confirm={words.again}
      isConfirmed={again}
      error={error}
      onConfirm={onAgain}
    >
      <styled.span css={{ '& a': { textDecoration: 'underline' } }}>
        <Link to={ordersHref(ownedFilter({ userId, productId }))} target="_blank">
          {words.seeOwned}
        </Link>
      </styled.span>
    </ConfirmNote>
  );
}
