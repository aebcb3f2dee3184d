import { chakra } from '@chakra-ui/react/styled-system';
import { formatAmount } from '@ykd/domain/order';
import type { ComponentProps } from 'react';
import { common } from '../../../../messages/zh-CN/common';

/** An amount in cents, as money; digits stand in columns. */
export function Price({ cents, ...rest }: { cents: number } & ComponentProps<typeof chakra.span>) {
  return (
    <chakra.span fontWeight="semibold" fontVariantNumeric="tabular-nums" {...rest}>
      {cents < 0 && '-'}
      {common.price(formatAmount(Math.abs(cents)))}
    </chakra.span>
  );
}
