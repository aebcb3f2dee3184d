import { Badge } from '@ykd/adapters-ui/widgets';
import { ON_SALE, type ProductStatus } from '@ykd/domain/order';
import { products } from '../messages/zh-CN/products';

/** Whether a product is on sale. */
export function StatusBadge({ status }: { status: ProductStatus }) {
  return <Badge tone={status === ON_SALE ? 'brand' : 'neutral'}>{products.statuses[status]}</Badge>;
}
