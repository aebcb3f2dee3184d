import { assistantList } from '../assistant/list.js';
import { auditList } from '../audit/list.js';
import { commstudentList } from '../commstudent/list.js';
import { differenceList } from '../bill/difference-list.js';
import { employeeList } from '../employee/list.js';
import { invoiceList } from '../invoice/list.js';
import { payoutList } from '../payout/list.js';
import { partnerList } from '../partner/list.js';
import type { ViewList } from '../ports/list-views.js';
import type { ListDescription } from '../staff-list/index.js';
import { oddityList } from '../shop/oddity-list.js';
import { orderList } from '../staff-order/list.js';
import { productList } from '../staff-product/list.js';
import { classList } from '../school-class/list.js';
import { securityList } from '../security/list.js';
import { studentList } from '../student/list.js';

export const VIEWED: Readonly<Record<ViewList, ListDescription>> = {
  students: studentList,
  employees: employeeList,
  orders: orderList,
  oddities: oddityList,
  invoices: invoiceList,
  payouts: payoutList,
  partners: partnerList,
  commstudents: commstudentList,
  products: productList,
  security: securityList,
  audit: auditList,
  differences: differenceList,
  classes: classList,
  assistants: assistantList,
};

/** How many views somebody may have. */
export const VIEWS_MAX = 50;
/** The longest name of a view, in Unicode code points. */
export const VIEW_NAME_MAX = 30;

export * from '../ports/list-views.js';
