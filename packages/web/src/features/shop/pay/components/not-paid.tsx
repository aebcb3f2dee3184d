import { Button } from '@ykd/adapters-ui/widgets';
import { Link } from 'react-router-dom';
import { pay } from '../../messages/zh-CN/pay';
import { payHref } from '../../../../routing/shop-mall';
import { CheckButton } from './check-button';
import { Result, type OrderResultProps } from './result';

const words = pay.success;

/** The page of a success that there is none of yet: the order still waits for its payment. */
export function NotPaid({ order, heading }: OrderResultProps) {
  return (
    <Result
      heading={heading}
      drawing="search"
      title={words.notPaid}
      text={words.notPaidHint}
      actions={
        <>
          <Button asChild>
            <Link to={payHref(order.id)}>{words.toPay}</Link>
          </Button>
          <CheckButton orderId={order.id} />
        </>
      }
    />
  );
}
