import { styled } from '@ykd/adapters-ui/styled';
import { Card } from '@ykd/adapters-ui/widgets';
import type { OrderDetail } from '@ykd/application/shop';
import type { ReactNode } from 'react';
import { pay } from '../../messages/zh-CN/pay';
import { chosenInWords } from '../../orders/components/purchase-summary';
import { Price } from '../../products/components/price';
import { ConnectionLine, type ConnectionLineProps } from './connection-line';

/** Below each other; on wide screens what stands in `pay` may stand beside the rest. */
const Parts = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: '5',
    columnGap: '8',
    textAlign: 'center',
    '& > *': { display: 'flex', flexDirection: 'column', alignItems: 'center', minWidth: 0 },
  },
  variants: {
    wide: {
      true: {
        md: {
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
          gridTemplateRows: '1fr auto 1fr',
          '& > :nth-of-type(1)': { gridColumn: '2', gridRow: '1', justifyContent: 'flex-end' },
          '& > :nth-of-type(2)': { gridColumn: '1', gridRow: '1 / -1', justifyContent: 'center' },
          '& > :nth-of-type(3)': { gridColumn: '2', gridRow: '2 / -1' },
        },
      },
    },
  },
});

export type PayCardProps = ConnectionLineProps & {
  order: Pick<OrderDetail, 'productName' | 'amount' | 'skuAttrs'>;
  deadline: ReactNode;
  /** How it is paid. */
  children: ReactNode;
  /** What can be done beside paying. */
  actions: ReactNode;
  /** Asks whether it was paid, where it can be. */
  check?: ReactNode;
  /** Whether `children` stand beside the rest where there is room. */
  wide?: boolean;
};

/** What is to be paid, until when, and how. */
export function PayCard({ order, deadline, children, actions, check, wide = false, ...line }: PayCardProps) {
  const chosen = chosenInWords(order.skuAttrs);
  return (
    <Card
      as="section"
      aria-label={pay.amount}
      room="lg"
      width="full"
      maxWidth={wide ? '48rem' : '30rem'}
      marginInline="auto"
    >
      <Parts wide={wide}>
        <div>
          <p>{order.productName}</p>
          {chosen !== '' && (
            <styled.p color="fg.muted" fontSize="sm">
              {chosen}
            </styled.p>
          )}
          <Price cents={order.amount} fontSize="4xl" lineHeight="tight" my="1" />
          {deadline}
        </div>
        <styled.div gap="3">{children}</styled.div>
        <styled.div gap="5">
          <ConnectionLine {...line} />
          <styled.div
            width="full"
            paddingTop="5"
            borderTopWidth="1px"
            borderColor="line"
            display="flex"
            flexWrap="wrap"
            justifyContent="center"
            gap="3"
          >
            {check}
            {actions}
          </styled.div>
        </styled.div>
      </Parts>
    </Card>
  );
}
