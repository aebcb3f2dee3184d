import { Card, TabPanel } from '@ykd/adapters-ui/widgets';
import type { OrderDetail } from '@ykd/application/shop';
import { ORDER_STATUS_TITLES, ORDER_STATUSES, PAID_STATUS, type OrderStatus } from '@ykd/domain/order';
import { useState } from 'react';
import { orders } from '../messages/zh-CN/orders';
import { FailedView } from '../pay/components/failed-view';
import { NotPaid } from '../pay/components/not-paid';
import { NoOrder } from '../orders/components/order-gate';
import { OrderRows } from '../orders/components/order-rows';
import { OrderView } from '../orders/components/order-view';
import { PaidView } from '../pay/components/paid-view';
import { openedBy } from '../products/opens';
import { StatusTabs } from '../orders/components/status-tabs';
import {
  askedOrder,
  cancelledOrder,
  offlineOrder,
  partlyRefundedOrder,
  refusedOrder,
  returnedOrder,
} from './more-orders';
import { PICTURED, sampleOrder } from './samples';
import { Section, State, States } from './section';

const nothing = () => undefined;
const FIRST_PAGE = { pageNum: 0 };

/** What else becomes of orders within their states. */
const MORE = {
  cancelled: { label: orders.cancelled, sample: cancelledOrder },
  returned: { label: '付款已退回', sample: returnedOrder },
  asked: { label: '申请了退款', sample: askedOrder },
  refused: { label: '退款没有通过', sample: refusedOrder },
  partly: { label: '退了一部分', sample: partlyRefundedOrder },
  offline: { label: '站外付款', sample: offlineOrder },
} as const;

type Special = keyof typeof MORE;
type Shown = OrderStatus | Special;

const isSpecial = (state: Shown): state is Special => Object.hasOwn(MORE, state);

/** Every state of an order, and what differs within them. */
const STATES: readonly Shown[] = [...ORDER_STATUSES, ...(Object.keys(MORE) as Special[])];

const labelOf = (state: Shown): string => (isSpecial(state) ? MORE[state].label : ORDER_STATUS_TITLES[state]);

/** The first product of the list was given a picture. */
const pictureOf = (productId: string) => (productId === PICTURED.id ? PICTURED.imageUrl : null);

/** Orders in every state, in the list, on their page, and after paying. */
export function Orders({ now }: { now: number }) {
  const [status, setStatus] = useState<Shown>('TRADE_WAIT_PAY');
  const orderIn = (state: Shown) => (isSpecial(state) ? MORE[state].sample(now) : sampleOrder(state, now));
  const all = STATES.map((state, at) => ({
    ...orderIn(state),
    id: `sample-${state}`,
    ...(at === 0 ? { productId: PICTURED.id, productName: PICTURED.name } : {}),
  }));
  const paid = sampleOrder(PAID_STATUS, now);
  const surplus = { amount: paid.amount, gmtCreated: now, gmtModified: now } as const;
  const paidTwice: OrderDetail = {
    ...paid,
    refunds: [{ cause: 'PAID_TWICE', status: 'PROCESSING', ...surplus }],
  };
  const page = (list: typeof all) => ({ list, total: list.length * 3, pageNum: 0, pageSize: all.length });
  const row = { place: FIRST_PAGE, pictureOf };
  return (
    <>
      <Section title="订单列表">
        <State name="每种状态">
          <OrderRows {...row} orders={{ status: 'ready', value: page(all), retry: nothing }} />
        </State>
        <States>
          <State name="加载中">
            <OrderRows {...row} orders={{ status: 'loading', retry: nothing }} />
          </State>
          <State name="没有订单">
            <Card>
              <OrderRows {...row} orders={{ status: 'ready', value: page([]), retry: nothing }} />
            </Card>
          </State>
          <State name="加载失败">
            <Card>
              <OrderRows {...row} orders={{ status: 'failed', retry: nothing }} />
            </Card>
          </State>
        </States>
      </Section>
      <Section title="订单详情">
        <StatusTabs
          idPrefix="sample"
          selected={status}
          onSelect={setStatus}
          tabs={STATES.map((id) => ({ id, label: labelOf(id) }))}
        />
        <TabPanel idPrefix="sample" selected={status}>
          <OrderView order={orderIn(status)} imageUrl={null} onOverdue={nothing} />
        </TabPanel>
        <State name="没有这个订单">
          <Card>
            <NoOrder />
          </Card>
        </State>
      </Section>
      <Section title="付款结果">
        <State name="付了两次">
          <div>
            <PaidView heading="h3" order={paidTwice} open={openedBy(paidTwice.skuAttrs).courses} />
          </div>
        </State>
        <States>
          <State name="还没有收到付款">
            <NotPaid heading="h3" order={sampleOrder('TRADE_WAIT_PAY', now)} />
          </State>
          <State name="付款失败">
            <FailedView heading="h3" order={sampleOrder('TRADE_WAIT_PAY', now)} />
          </State>
          <State name="超时关闭">
            <FailedView heading="h3" order={sampleOrder('TRADE_CLOSED', now)} />
          </State>
          <State name="自己取消">
            <FailedView heading="h3" order={cancelledOrder(now)} />
          </State>
          <State name="付款已退回">
            <FailedView heading="h3" order={returnedOrder(now)} />
          </State>
        </States>
      </Section>
    </>
  );
}
