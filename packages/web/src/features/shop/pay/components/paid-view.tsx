import { styled } from '@ykd/adapters-ui/styled';
import { Button, Card, SubmitButton } from '@ykd/adapters-ui/widgets';
import type { OrderDetail } from '@ykd/application/shop';
import { LEARN_PATH } from '@ykd/domain/access';
import { Link } from 'react-router-dom';
import { pay } from '../../messages/zh-CN/pay';
import { orderHref } from '../../../../routing/shop-mall';
import { GoLearnButton } from '../../../../components/go-learn-button';
import { openedBy } from '../../products/opens';
import { dayOf } from '../../orders/order-facts';
import { Facts } from '../../orders/components/facts';
import { OrderNumber } from '../../orders/components/order-number';
import { chosenInWords } from '../../orders/components/purchase-summary';
import { Price } from '../../products/components/price';
import type { OpenNow } from '../use-open-now';
import { MoneyBack } from './money-back';
import { OpenCourses } from './open-courses';
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

/** What an order is called that is paid; one that cost nothing was not. */
export const paidTitle = ({ amount }: Pick<OrderDetail, 'amount'>): string =>
  amount === 0 ? words.free : words.title;

/** The way to what was bought: into the first course that can be read, or to where they will be. */
function LearnButton({ open }: { open: OpenNow }) {
  if (open === 'asking') {
    return (
      <SubmitButton type="button" size="lg" submitting>
        {words.goOn}
      </SubmitButton>
    );
  }
  const [first, ...others] = open === 'unknown' ? [] : open;
  if (first !== undefined) {
    const label = others.length === 0 ? undefined : words.start(first.title);
    return <GoLearnButton size="lg" courseId={first.courseId} title={first.title} label={label} />;
  }
  return (
    <Button asChild size="lg">
      <Link to={LEARN_PATH}>{words.toCentre}</Link>
    </Button>
  );
}

const textOf = (opened: string | undefined, open: OpenNow): string => {
  if (opened === undefined) return words.noCourses;
  return typeof open === 'object' && open.length === 0 ? words.nothingOnline : words.text;
};

export type PaidViewProps = OrderResultProps & { open: OpenNow };

/** An order that is paid: what is open now, until when, and the way to it. */
export function PaidView({ order, heading, open }: PaidViewProps) {
  const opened = openedInWords(order);
  return (
    <>
      <Result
        heading={heading}
        drawing="done"
        title={paidTitle(order)}
        text={textOf(opened, open)}
        actions={
          <>
            <LearnButton open={open} />
            <Button asChild size="lg" variant="outline">
              <Link to={orderHref(order.id)}>{pay.toOrder}</Link>
            </Button>
          </>
        }
      >
        <styled.div display="flex" flexDirection="column" gap="4">
          <MoneyBack order={order} />
          <Card>
            <Facts
              facts={[
                [pay.order, order.productName],
                [pay.chosen, chosenInWords(order.skuAttrs) || undefined],
                [words.opens, opened],
                [words.validUntil, dayOf(order.validDate)],
                [words.serviceUntil, dayOf(order.serviceDate)],
                [words.paidAmount, <Price key="amount" cents={order.amount} />],
                [words.orderId, <OrderNumber key="id" id={order.id} />],
              ]}
            />
          </Card>
        </styled.div>
      </Result>
      {typeof open === 'object' && open.length > 1 && <OpenCourses courses={open} />}
    </>
  );
}
