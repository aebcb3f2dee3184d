import type { OrderState } from '@ykd/adapters-ui/stores';
import { Answer, Button, EmptyState, SkeletonCard } from '@ykd/adapters-ui/widgets';
import type { OrderDetail } from '@ykd/application/shop';
import type { ReactNode } from 'react';
import { pageTitleOf } from '@ykd/domain/access';
import { Link, useLocation } from 'react-router-dom';
import { usePageTitle } from '../../../../components/page-title';
import { HiddenTitle } from '../../components/hidden-title';
import { pay } from '../../messages/zh-CN/pay';
import { ordersHref } from '../../../../routing/shop-mall';

/** Stands where an order would be that there is none of for the member. */
export function NoOrder() {
  return (
    <EmptyState
      drawing="search"
      title={pay.missing}
      hint={pay.missingHint}
      action={
        <Button asChild>
          <Link to={ordersHref({ pageNum: 0 })}>{pay.toOrders}</Link>
        </Button>
      }
    />
  );
}

export type OrderGateProps = Pick<OrderState, 'status' | 'order'> & {
  retry: () => void;
  children: (order: OrderDetail) => ReactNode;
};

/** The page of an order once it is there. */
export function OrderGate({ order, status, retry, children }: OrderGateProps) {
  const { pathname } = useLocation();
  const isMissing = status === 'missing';
  // What became of one order says nothing about the next one at the same path.
  usePageTitle(isMissing ? pay.missing : pageTitleOf(pathname));
  return (
    <>
      {order === undefined && <HiddenTitle />}
      {order === undefined && isMissing ? (
        <NoOrder />
      ) : (
        <Answer
          of={{ status: isMissing ? 'ready' : status, value: order, retry }}
          waiting={<SkeletonCard lines={8} />}
          failed={pay.failed}
        >
          {children}
        </Answer>
      )}
    </>
  );
}
