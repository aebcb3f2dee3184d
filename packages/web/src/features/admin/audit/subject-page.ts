import type { AuditView } from '@ykd/application/audit';
import type { ViewList } from '@ykd/application/list-view';
import {
  ADMIN_ACTIVITY_PATH,
  ADMIN_ANNOUNCEMENT_PATH,
  ADMIN_PROMO_PATH,
  ADMIN_SITE_PATH,
  ADMIN_CHECK_IN_PATH,
  ADMIN_CHECK_IN_PRIZE_PATH,
  ADMIN_CLASS_CONSTANT_PATH,
  ADMIN_COUPON_PATH,
  ADMIN_CLASS_PATH,
  adminClassPath,
  ADMIN_AUDIT_PATH,
  ADMIN_BILL_PATH,
  ADMIN_COMMISSION_PATH,
  ADMIN_COMMSTUDENT_PATH,
  ADMIN_DEPARTMENT_PATH,
  ADMIN_DIFFERENCE_PATH,
  ADMIN_EMPLOYEE_PATH,
  ADMIN_INVOICE_PATH,
  ADMIN_ODDITY_PATH,
  ADMIN_ORDER_PATH,
  ADMIN_PRODUCT_PATH,
  ADMIN_SECURITY_PATH,
  ADMIN_TEACHER_PATH,
  ADMIN_STUDENT_PATH,
  ADMIN_PAYOUT_PATH,
  ADMIN_RATE_PATH,
  ADMIN_WORK_ORDER_PATH,
  adminCoursePath,
  adminOrderPath,
  adminPartnerPath,
  adminProductPath,
  adminRosterPath,
  adminStudentPath,
} from '@ykd/domain/access';
import { monthOfDay } from '@ykd/domain/bill';

const withQuery = (path: string, query: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(query).toString()}`;

/** Whether it was done about somebody who works here. */
export const isAboutStaff = ({ act }: Pick<AuditView, 'act'>): boolean => act.startsWith('staff.');

/** The page about one of the staff. */
export const employeePath = (userId: string): string => withQuery(ADMIN_EMPLOYEE_PATH, { open: userId });

/** The page about a member, as a student or as one of the staff. */
export const memberPage = (line: Pick<AuditView, 'act'>, id: string): string =>
  isAboutStaff(line) ? employeePath(id) : adminStudentPath(id);

/** The lists that have views, by the names that lines know them by. */
export const LIST_PAGES = {
  students: ADMIN_STUDENT_PATH,
  employees: ADMIN_EMPLOYEE_PATH,
  orders: ADMIN_ORDER_PATH,
  oddities: ADMIN_ODDITY_PATH,
  invoices: ADMIN_INVOICE_PATH,
  partners: ADMIN_COMMISSION_PATH,
  commstudents: ADMIN_COMMSTUDENT_PATH,
  payouts: ADMIN_PAYOUT_PATH,
  products: ADMIN_PRODUCT_PATH,
  security: ADMIN_SECURITY_PATH,
  audit: ADMIN_AUDIT_PATH,
  differences: ADMIN_DIFFERENCE_PATH,
  classes: ADMIN_CLASS_PATH,
  assistants: ADMIN_TEACHER_PATH,
} as const satisfies Readonly<Record<ViewList, string>>;

/** A list as one of its views shows it. */
export const viewPath = (list: ViewList, viewId: string): string =>
  withQuery(LIST_PAGES[list], { view: viewId });

const isViewList = (list: string): list is ViewList => Object.hasOwn(LIST_PAGES, list);

/** The page on which what was changed can be seen, where there is one. */
export const subjectPage = (line: AuditView): string | undefined => {
  const { subjectKind, subjectId, about, before, after } = line;
  switch (subjectKind) {
    case 'product':
      return adminProductPath(subjectId);
    case 'member':
      return memberPage(line, subjectId);
    case 'class':
      return adminClassPath(subjectId);
    case 'campaign':
      return ADMIN_ACTIVITY_PATH;
    case 'promo':
      return ADMIN_PROMO_PATH;
    case 'announcement':
      return ADMIN_ANNOUNCEMENT_PATH;
    case 'site':
      return ADMIN_SITE_PATH;
    case 'class-term':
    case 'tag':
      return ADMIN_CLASS_CONSTANT_PATH;
    case 'department':
      return ADMIN_DEPARTMENT_PATH;
    case 'course':
      return adminCoursePath(subjectId);
    case 'order':
      return adminOrderPath(subjectId);
    case 'oddity':
      return withQuery(ADMIN_ODDITY_PATH, { open: subjectId });
    case 'invoice':
      return withQuery(ADMIN_INVOICE_PATH, { open: subjectId });
    case 'payout':
      return withQuery(ADMIN_PAYOUT_PATH, { open: subjectId });
    case 'commission-rate':
      return ADMIN_RATE_PATH;
    case 'partner':
      return adminPartnerPath(subjectId);
    case 'work-order':
      return withQuery(ADMIN_WORK_ORDER_PATH, { open: subjectId });
    case 'bill':
      return withQuery(ADMIN_BILL_PATH, { month: monthOfDay(subjectId) });
    case 'difference':
      return withQuery(ADMIN_DIFFERENCE_PATH, { open: subjectId });
    case 'roster':
      return adminRosterPath(subjectId);
    case 'check-in': {
      const [campaign = '', day = ''] = subjectId.split('/');
      return withQuery(ADMIN_CHECK_IN_PATH, { campaign, day, mark: 'all' });
    }
    case 'coupon-batch':
      return ADMIN_COUPON_PATH;
    case 'prize': {
      const [campaign = '', prize = ''] = subjectId.split('/');
      return withQuery(ADMIN_CHECK_IN_PRIZE_PATH, { campaign, prize, state: 'all' });
    }
    case 'student-note':
      return about === null ? undefined : adminStudentPath(about);
    case 'view': {
      const list = String(after['list'] ?? before['list'] ?? '');
      return isViewList(list) ? viewPath(list, subjectId) : undefined;
    }
    default:
      return undefined;
  }
};
