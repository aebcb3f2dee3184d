import { useState } from 'react';
import { useServices } from '../../../container/services-context';
import { SampleShop } from '../services';
import { PageHead } from '../components/page-head';
import { Orders } from './orders';
import { Payments } from './payments';
import { Products } from './products';
import { createSampleServices } from './sample-services';

/** `/shopmall/demo`: every state of a product, a payment and an order, from the real components with samples. */
export function Component() {
  const { clock } = useServices().environment;
  const [services] = useState(() => createSampleServices(clock.now));
  const [now] = useState(clock.now);
  return (
    <SampleShop value={services}>
      <PageHead hint="商品、付款与订单的所有状态，都是示例数据。" />
      <Products now={now} />
      <Payments now={now} />
      <Orders now={now} />
    </SampleShop>
  );
}
