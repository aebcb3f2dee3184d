import {
  ADMIN_INVOICE_PATH,
  ADMIN_ODDITY_PATH,
  ADMIN_ORDER_PATH,
  ADMIN_PROPOSAL_PATH,
} from '@ykd/domain/access';
import { PageTabs } from '../components/page-tabs';
import { orders } from '../messages/zh-CN/orders';

const TABS = [
  { path: ADMIN_ORDER_PATH, title: orders.list },
  { path: ADMIN_PROPOSAL_PATH, title: orders.waiting.title },
  { path: ADMIN_ODDITY_PATH, title: orders.oddities },
  { path: ADMIN_INVOICE_PATH, title: orders.invoices },
];

/** From the orders to refunds that wait for a second person, to what is odd about money and to invoices, and back. */
export function OrderTabs() {
  return <PageTabs label={orders.tabs} tabs={TABS} />;
}
