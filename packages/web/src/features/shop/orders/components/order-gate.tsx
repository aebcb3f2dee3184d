import type { OrderState } from '@ykd/adapters-ui/stores';
import { Button, EmptyState, ErrorState, LoadingRegion, SkeletonCard } from '@ykd/adapters-ui/widgets';
import type { OrderDetail } from '@ykd/application';
import type { ReactNode } from 'react';
import { pageTitleOf } from '@ykd/domain/access';
import { Link, useLocation } from 'react-router-dom';
import { usePageTitle } from '../../../../components/page-title';
import { HiddenTitle } from '../../components/hidden-title';
import { pay } from '../../../../messages/zh-CN/pay';
import { ordersHref } from '../../../../routing/shop-mall';

type OrderReading = Pick<OrderState, 'status'> & { retry: () => void };

/** Stands where an order would be: it loads, or why it does not come. */
export function NoOrder({ status, retry }: OrderReading) {
  if (status === 'failed') return <ErrorState title={pay.failed} onRetry={retry} />;
  if (status === 'missing') {
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
  return (
    <LoadingRegion>
      <SkeletonCard lines={8} />
    </LoadingRegion>
  );
}

export type OrderGateProps = OrderReading & {
  order?: OrderDetail | undefined;
  children: (order: OrderDetail) => ReactNode;
};

/** The page of an order once it is there. */
export function OrderGate({ order, children, ...reading }: OrderGateProps) {
  const { pathname } = useLocation();
  // What became of one order says nothing about the next one at the same path.
  usePageTitle(reading.status === 'missing' ? pay.missing : pageTitleOf(pathname));
  if (order !== undefined) return children(order);
  return (
    <>
      <HiddenTitle />
      <NoOrder {...reading} />
    </>
  );
}
