import { chakra } from '@chakra-ui/react/styled-system';
import { Card } from '@ykd/adapters-ui/widgets';
import type { OrderDetail } from '@ykd/application';
import type { OrderState } from '@ykd/adapters-ui/stores';
import type { ReactNode } from 'react';
import { pay } from '../../../../messages/zh-CN/pay';
import { Price } from '../../products/components/price';
import { ConnectionLine } from './connection-line';

export type PayCardProps = Pick<OrderState, 'connection'> & {
  order: Pick<OrderDetail, 'productName' | 'amount'>;
  deadline: ReactNode;
  /** How it is paid. */
  children: ReactNode;
  /** What can be done beside paying. */
  actions: ReactNode;
};

/** What is to be paid, until when, and how. */
export function PayCard({ order, connection, deadline, children, actions }: PayCardProps) {
  return (
    <Card
      as="section"
      aria-label={pay.amount}
      padding="lg"
      width="full"
      maxWidth="30rem"
      marginInline="auto"
      display="flex"
      flexDirection="column"
      alignItems="center"
      textAlign="center"
    >
      <p>{order.productName}</p>
      <Price cents={order.amount} fontSize="4xl" lineHeight="tight" my="1" />
      {deadline}
      <chakra.div
        width="full"
        marginTop="5"
        marginBottom="4"
        display="flex"
        flexDirection="column"
        alignItems="center"
        gap="3"
      >
        {children}
      </chakra.div>
      <ConnectionLine connection={connection} />
      <chakra.div
        width="full"
        marginTop="5"
        paddingTop="5"
        borderTopWidth="1px"
        borderColor="line"
        display="flex"
        flexWrap="wrap"
        justifyContent="center"
        gap="3"
      >
        {actions}
      </chakra.div>
    </Card>
  );
}
