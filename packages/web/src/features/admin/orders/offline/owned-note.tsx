import { styled } from '@ykd/adapters-ui/styled';
import { CheckBox } from '@ykd/adapters-ui/widgets';
import { Link } from 'react-router-dom';
import { FormAlert } from '../../../../forms/form-alert';
import { offline as words } from '../../messages/zh-CN/offline';
import { ordersHref } from '../../orders-href';
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
    <styled.div
      role="group"
      aria-label={words.owned}
      padding="3"
      borderWidth="1px"
      borderColor="line"
      borderRadius="md"
      bg="amber.subtle"
      fontSize="sm"
    >
      <styled.p color="amber.fg">
        {words.owned}{' '}
        <styled.span css={{ '& a': { textDecoration: 'underline' } }}>
          <Link to={ordersHref(ownedFilter({ userId, productId }))} target="_blank">
            {words.seeOwned}
          </Link>
        </styled.span>
      </styled.p>
      <CheckBox label={words.again} name="again" isChecked={again} onChange={onAgain} />
      <FormAlert message={error} />
    </styled.div>
  );
}
