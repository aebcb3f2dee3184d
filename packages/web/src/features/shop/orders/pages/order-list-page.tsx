import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { TabPanel } from '@ykd/adapters-ui/widgets';
import { COUPON_WALLET_PATH } from '@ykd/domain/access';
import { ORDER_STATUS_TITLES, ORDER_STATUSES, type OrderStatus } from '@ykd/domain/order';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { useShop } from '../../services';
import { PageHead } from '../../components/page-head';
import { orders as words } from '../../messages/zh-CN/orders';
import { shop } from '../../messages/zh-CN/shop';
import { ordersHref, ordersPlaceOf } from '../../../../routing/shop-mall';
import { LateInvoiceNote } from '../../invoices/late-invoices';
import { OrderRows, type OrderRowsProps } from '../components/order-rows';
import { StatusTabs } from '../components/status-tabs';
import { usePictures } from '../use-pictures';

const PAGE_SIZE = 10;

/** How far the invoices of the orders of a page are. */
const invoiceOf: OrderRowsProps['noteOf'] = (order, all) => <LateInvoiceNote order={order} all={all} />;

const ALL = 'all';
const TABS_ID = 'orders';

const TABS: readonly { readonly id: OrderStatus | typeof ALL; readonly label: string }[] = [
  { id: ALL, label: words.all },
  ...ORDER_STATUSES.map((status) => ({ id: status, label: ORDER_STATUS_TITLES[status] })),
];

/** `/shopmall/order/list?status=&page=`: the member's orders, newest first. */
export function Component() {
  const { orders } = useShop();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const place = ordersPlaceOf(search);
  const { status, pageNum } = place;
  const reading = useQuery(orders, {
    pageNum,
    pageSize: PAGE_SIZE,
    ...(status === undefined ? {} : { status }),
  });
  const selected = status ?? ALL;
  const { value: found } = reading;
  const last = found && Math.max(0, Math.ceil(found.total / PAGE_SIZE) - 1);
  const isBeyond = found !== undefined && last !== undefined && found.pageNum > last;
  const page = isBeyond ? undefined : found;
  const pictureOf = usePictures(page?.list.map(({ productId }) => productId) ?? []);

  if (isBeyond && reading.status === 'ready') {
    return <Navigate to={ordersHref({ status, pageNum: last })} replace />;
  }
  return (
    <>
      <PageHead
        aside={
          <styled.span marginInlineStart="auto" fontSize="sm" color="brand.fg">
            <Link to={COUPON_WALLET_PATH}>{shop.myCoupons}</Link>
          </styled.span>
        }
      />
      <StatusTabs
        idPrefix={TABS_ID}
        tabs={TABS}
        selected={selected}
        onSelect={(id) =>
          void navigate(ordersHref({ pageNum: 0, status: id === ALL ? undefined : id }), {
            replace: true,
            preventScrollReset: true,
          })
        }
      />
      <TabPanel idPrefix={TABS_ID} selected={selected} paddingTop="5">
        <OrderRows
          orders={{ ...reading, value: page }}
          place={place}
          pictureOf={pictureOf}
          noteOf={invoiceOf}
        />
      </TabPanel>
    </>
  );
}
