import {
  ADMIN_BILL_PATH,
  ADMIN_DIFFERENCE_PATH,
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
  { path: ADMIN_BILL_PATH, title: orders.bills },
  { path: ADMIN_DIFFERENCE_PATH, title: orders.differences },
];

/** From the orders to refunds that wait for a second person, to what is odd about money, to invoices and the bills, and back. */
export function OrderTabs() {
  return <PageTabs label={orders.tabs} tabs={TABS} />;
}
