import { styled } from '@ykd/adapters-ui/styled';
import { formatAmount } from '@ykd/domain/order';
import type { ComponentProps } from 'react';
import { common } from '../../../../messages/zh-CN/common';

/** An amount in cents, as money; digits stand in columns. */
export function Price({ cents, ...rest }: { cents: number } & ComponentProps<typeof styled.span>) {
  return (
    <styled.span fontWeight="semibold" fontVariantNumeric="tabular-nums" {...rest}>
      {cents < 0 && '-'}
      {common.price(formatAmount(Math.abs(cents)))}
    </styled.span>
  );
}
