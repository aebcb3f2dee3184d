import { Button } from '@ykd/adapters-ui/widgets';
import { Link } from 'react-router-dom';
import { shop } from '../../messages/zh-CN/shop';
import { orderHref } from '../../../../routing/shop-mall';
import { Notice, NoticePlace } from './notice';

const { refunding: words } = shop;

/** Tells a buyer that a refund of what he is about to buy is judged or on its way. `orderId`: of the order. */
export function RefundingNote({ orderId }: { orderId: string | undefined }) {
  return (
    <NoticePlace>
      {orderId !== undefined && (
        <Notice
          tone="amber"
          title={words.title}
          action={
            <Button asChild size="sm" variant="outline">
              <Link to={orderHref(orderId)}>{words.toOrder}</Link>
            </Button>
          }
        >
          <p>{words.hint}</p>
        </Notice>
      )}
    </NoticePlace>
  );
}
