import { styled } from '@ykd/adapters-ui/styled';
import { CopyButton } from '../../../../components/copy-button';
import { orders } from '../../messages/zh-CN/orders';

/** The number of an order in one piece, and a button that copies it. */
export function OrderNumber({ id }: { id: string }) {
  return (
    <styled.span display="inline-flex" alignItems="center" gap="1" marginBlock="-1.5" marginEnd="-1.5">
      <styled.span data-whole fontSize="sm" whiteSpace="nowrap">
        {id}
      </styled.span>
      <CopyButton text={id} label={orders.copyId} />
    </styled.span>
  );
}
