import { chakra } from '@chakra-ui/react/styled-system';
import { Card, TabPanel, Tabs } from '@ykd/adapters-ui/widgets';
import { ORDER_STATUS_TITLES, ORDER_STATUSES, PAID_STATUS, type OrderStatus } from '@ykd/domain/order';
import { useState } from 'react';
import { orders } from '../../../messages/zh-CN/orders';
import { FailedView } from '../pay/components/failed-view';
import { NotPaid } from '../pay/components/not-paid';
import { NoOrder } from '../orders/components/order-gate';
import { OrderRows } from '../orders/components/order-rows';
import { OrderView } from '../orders/components/order-view';
import { PaidView } from '../pay/components/paid-view';
import { sampleOrder } from './samples';
import { Section, State, States } from './section';

const nothing = () => undefined;
const FIRST_PAGE = { pageNum: 0 };

/** Orders in every state, in the list, on their page, and after paying. */
export function Orders({ now }: { now: number }) {
  const [status, setStatus] = useState<OrderStatus>('TRADE_WAIT_PAY');
  const all = ORDER_STATUSES.map((one) => ({ ...sampleOrder(one, now), id: `sample-${one}` }));
  const page = (list: typeof all) => ({ list, total: list.length * 3, pageNum: 0, pageSize: all.length });
  const row = { place: FIRST_PAGE, onRetry: nothing };
  return (
    <>
      <Section title="订单列表">
        <State name="每种状态">
          <OrderRows {...row} status="ready" page={page(all)} />
        </State>
        <States>
          <State name="加载中">
            <OrderRows {...row} status="loading" />
          </State>
          <State name="没有订单">
            <Card>
              <OrderRows {...row} status="ready" page={page([])} />
            </Card>
          </State>
          <State name="加载失败">
            <Card>
              <OrderRows {...row} status="failed" />
            </Card>
          </State>
        </States>
      </Section>
      <Section title="订单详情">
        <chakra.div overflowX="auto">
          <chakra.div minWidth="max-content">
            <Tabs
              label={orders.filter}
              idPrefix="sample"
              selected={status}
              onSelect={setStatus}
              tabs={ORDER_STATUSES.map((id) => ({ id, label: ORDER_STATUS_TITLES[id] }))}
            />
          </chakra.div>
        </chakra.div>
        <TabPanel idPrefix="sample" selected={status}>
          <OrderView order={sampleOrder(status, now)} />
        </TabPanel>
        <State name="没有这个订单">
          <Card>
            <NoOrder status="missing" retry={nothing} />
          </Card>
        </State>
      </Section>
      <Section title="付款结果">
        <States>
          <PaidView heading="h3" order={sampleOrder(PAID_STATUS, now)} />
          <NotPaid heading="h3" order={sampleOrder('TRADE_WAIT_PAY', now)} />
          <FailedView heading="h3" order={sampleOrder('TRADE_WAIT_PAY', now)} />
          <FailedView heading="h3" order={sampleOrder('TRADE_CLOSED', now)} />
        </States>
      </Section>
    </>
  );
}
