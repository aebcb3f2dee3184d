import type { PlacedProductView } from '@ykd/application/staff-product';
import { adminProductPath } from '@ykd/domain/access';
import { Link } from 'react-router-dom';
import { OrderByHand } from '../blocks/order-by-hand';
import { products as texts } from '../messages/zh-CN/products';
import { StatusBadge } from './status-badge';

const words = texts.sorting;

/** The products in the order of the mall. `onMove`: puts one at a place, counted from 0; answers whether it stands there now. */
export function ProductOrder({
  products,
  onMove,
}: {
  products: readonly PlacedProductView[];
  onMove: (product: PlacedProductView, place: number) => Promise<boolean>;
}) {
  return (
    <OrderByHand
      label={words.tree}
      items={products}
      renderRow={({ id, name, status }, place) => ({
        name: words.rowName(place + 1, name, texts.statuses[status]),
        content: (
          <Link to={adminProductPath(id)} draggable={false}>
            {name}
          </Link>
        ),
        beside: <StatusBadge status={status} />,
      })}
      onMove={onMove}
    />
  );
}
