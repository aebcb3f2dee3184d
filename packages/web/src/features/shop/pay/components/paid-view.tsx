import { Button, Card } from '@ykd/adapters-ui/widgets';
import type { OrderDetail } from '@ykd/application';
import { LEARN_PATH } from '@ykd/domain/access';
import { Link } from 'react-router-dom';
import { pay } from '../../../../messages/zh-CN/pay';
import { orderHref } from '../../../../routing/shop-mall';
import { openedBy } from '../../products/opens';
import { dayOf } from '../../orders/order-facts';
import { Facts } from '../../orders/components/facts';
import { Price } from '../../products/components/price';
import { Result, type OrderResultProps } from './result';

const words = pay.success;

const NAMED = 4;

/** What is open now, in a line. */
const openedInWords = (order: Pick<OrderDetail, 'skuAttrs'>): string | undefined => {
  const { courses } = openedBy(order.skuAttrs);
  if (courses.length === 0) return undefined;
  const named = courses.slice(0, NAMED).map(({ title }) => title);
  return named.join('、') + (courses.length > NAMED ? ` ${words.more(courses.length)}` : '');
};

/** An order that is paid: what is open now, until when, and the way to it. */
export function PaidView({ order, heading }: OrderResultProps) {
  return (
    <Result
      heading={heading}
      drawing="done"
      title={order.amount === 0 ? words.free : words.title}
      text={words.text}
      actions={
        <>
          <Button asChild size="lg">
            <Link to={LEARN_PATH}>{words.goOn}</Link>
          </Button>
          <Button asChild size="lg" variant="outline">
            <Link to={orderHref(order.id)}>{pay.toOrder}</Link>
          </Button>
        </>
      }
    >
      <Card>
        <Facts
          facts={[
            [pay.order, order.productName],
            [words.opens, openedInWords(order)],
            [words.validUntil, dayOf(order.validDate)],
            [words.serviceUntil, dayOf(order.serviceDate)],
            [words.paidAmount, <Price key="amount" cents={order.amount} />],
            [words.orderId, order.id],
          ]}
        />
      </Card>
    </Result>
  );
}
