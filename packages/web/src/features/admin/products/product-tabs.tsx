import { ADMIN_PRODUCT_ORDER_PATH, ADMIN_PRODUCT_PATH } from '@ykd/domain/access';
import { PageTabs } from '../components/page-tabs';
import { products } from '../messages/zh-CN/products';

const TABS = [
  { path: ADMIN_PRODUCT_PATH, title: products.list },
  { path: ADMIN_PRODUCT_ORDER_PATH, title: products.order },
];

/** From the list of products to their order in the mall, and back. */
export function ProductTabs() {
  return <PageTabs label={products.tabs} tabs={TABS} />;
}
