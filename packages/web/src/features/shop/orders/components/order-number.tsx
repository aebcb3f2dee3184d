import { chakra } from '@chakra-ui/react/styled-system';
import { CopyButton } from '../../../../components/copy-button';
import { orders } from '../../../../messages/zh-CN/orders';

/** The number of an order in one piece, and a button that copies it. */
export function OrderNumber({ id }: { id: string }) {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="1" marginBlock="-1.5" marginEnd="-1.5">
      <chakra.span data-whole fontSize="sm" whiteSpace="nowrap">
        {id}
      </chakra.span>
      <CopyButton text={id} label={orders.copyId} />
    </chakra.span>
  );
}
