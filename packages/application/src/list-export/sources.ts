import type { Assistants, ListedAssistant } from '../assistant/assistants.js';
import type { LoadDeps } from '../assistant/figures.js';
import { lineOf as assistantLine } from '../assistant/line.js';
import { assistantList, type AssistantList } from '../assistant/list.js';
import { storedAssistants } from '../assistant/selection.js';
import { differenceList, type DifferenceList } from '../bill/difference-list.js';
import { differenceLine, settledWords } from '../bill/lines.js';
import type { ListedBills, ListedDifference } from '../bill/listed-differences.js';
import { columnsOf as commstudentLine } from '../commstudent/line.js';
import { commstudentList, type CommstudentList } from '../commstudent/list.js';
import {
  CLOSING_PARTNERS_MAX,
  type ListedClosing,
  type ListedClosings,
} from '../commstudent/commstudents.js';
import { catalogueEntry } from '@ykd/domain/course';
import type { Employees, ListedEmployee } from '../employee/employees.js';
import { employeeList, type EmployeeList } from '../employee/list.js';
import { storedSelection } from '../employee/selection.js';
import { lineOf as employeeLine } from '../employee/view.js';
import type { ListedInvoice, ListedInvoices } from '../invoice/invoices.js';
import { lineOf as invoiceLine } from '../invoice/line.js';
import { invoiceList, type InvoiceList } from '../invoice/list.js';
import type { Credits } from '../ports/credits.js';
import type { Clock } from '../ports/clock.js';
import type { Commissions } from '../ports/commissions.js';
import type { SumsByDay } from '../ports/day-sums.js';
import type { AuditLog } from '../ports/audit-log.js';
import type { ExportName } from '../ports/export-runs.js';
import type { Activities } from '../ports/activities.js';
import type { MemberRepository } from '../ports/member-repository.js';
import type { PrizeClaims } from '../ports/prize-claims.js';
import type { Departments } from '../ports/people.js';
import type { StudentTags } from '../ports/student-tags.js';
import type { SecurityLog } from '../ports/security-log.js';
import type { ListKey } from '../staff-list/index.js';
import { orderCredits, storedSelection as storedOrders } from '../staff-order/credits.js';
import { lineOf as orderLine } from '../staff-order/line.js';
import { orderList, type OrderList } from '../staff-order/list.js';
import type { ListedOrder, ListedOrders } from '../staff-order/orders.js';
import { lineOf as payoutLine } from '../payout/line.js';
import { payoutList, type PayoutList } from '../payout/list.js';
import type { ListedPayout, ListedPayouts } from '../payout/payouts.js';
import { lineOf as partnerLine } from '../partner/line.js';
import { partnerList, type PartnerList } from '../partner/list.js';
import type { ListedPartner, ListedPartners } from '../partner/partners.js';
import { lineOf as productLine } from '../staff-product/line.js';
import { productList, type ProductList } from '../staff-product/list.js';
import { categoryTitle } from '../staff-product/category-words.js';
import type { ListedProduct, ListedProducts } from '../staff-product/products.js';
import { storedSelection as storedProducts } from '../staff-product/selection.js';
import { lineOf } from '../student/line.js';
import { studentList, type StudentList } from '../student/list.js';
import type { ListedStudent, Students } from '../student/students.js';
import { memberNames } from '../shared/member-names.js';
import { withTags, type TagMarkView } from '../shared/tag-mark.js';
import { shanghaiDay } from '@ykd/domain/shared';
import type { Classes } from '../ports/school-classes.js';
import type { ListedClasses } from '../school-class/classes.js';
import { lineOf as classLine, standingOn, type StandingClass } from '../school-class/line.js';
import { classList, type ClassList } from '../school-class/list.js';
import { storedClasses } from '../school-class/selection.js';
import { auditExport } from './audit-source.js';
import { ledgerExport, statementExport } from './ledger-source.js';
import type { ExportSource } from './prepare.js';
import { namedMembers } from './named-members.js';
import { performanceExport } from './performance-source.js';
import { prizeExport } from './prize-source.js';
import { securityExport } from './security-source.js';
import { listedReader, staffSource } from './staff-source.js';

/** A student with his tags. */
type TaggedStudent = ListedStudent & { readonly tag: readonly TagMarkView[] };

/** What is exported. */
export interface ExportedDeps extends LoadDeps {
  readonly activities: Pick<Activities, 'campaign' | 'campaigns'>;
  readonly prizeClaims: PrizeClaims;
  readonly assistants: Assistants;
  readonly students: Students;
  readonly studentTags: Pick<StudentTags, 'all' | 'marks'>;
  readonly employees: Employees;
  readonly departments: Departments;
  readonly listedOrders: ListedOrders;
  readonly invoices: ListedInvoices;
  readonly payouts: ListedPayouts;
  readonly listedProducts: ListedProducts;
  readonly partners: ListedPartners;
  readonly commstudents: ListedClosings;
  readonly securityLog: SecurityLog;
  readonly auditLog: AuditLog;
  readonly bills: ListedBills;
  readonly credits: Credits;
  readonly sumsByDay: SumsByDay;
  readonly clock: Clock;
  readonly commissions: Commissions;
  readonly classes: Pick<Classes, 'terms'>;
  readonly listedClasses: ListedClasses;
  readonly members: Pick<MemberRepository, 'findByIds'>;
}

/** Every list that can be exported. */
export const EXPORT_SOURCES: { readonly [N in ExportName]: ExportSource<ExportedDeps> } = {
  students: staffSource<StudentList, TaggedStudent, ListKey, ExportedDeps>({
    list: studentList,
    readerOf: listedReader<TaggedStudent, ExportedDeps>(studentList, ({ students, studentTags }) => ({
      page: async (...asked) => {
        const { list, hasMore } = await students.page(...asked);
        return { list: await withTags({ studentTags }, list), hasMore };
      },
    })),
    lineOf: (row, columns) => {
      const { tag, ...line } = lineOf(row, columns);
      return tag === undefined ? line : { ...line, tag: tag.map(({ name }) => name) };
    },
    namesOf: async ({ students, studentTags }, key, { caredBy }) => {
      if (key === 'tag') return studentTags.all();
      const teachers = key === 'assistant' ? [] : await students.teachers(caredBy);
      return key === 'classTeacher' ? teachers : [...teachers, ...(await students.assistants(caredBy))];
    },
  }),
  employees: staffSource<EmployeeList, ListedEmployee, ListKey, ExportedDeps>({
    list: employeeList,
    readerOf: listedReader<ListedEmployee, ExportedDeps>(
      employeeList,
      ({ employees }) => employees,
      storedSelection,
    ),
    lineOf: (row, columns) => ({ ...employeeLine(row, columns) }),
    namesOf: async ({ departments }) => (await departments.all()).departments,
  }),
  orders: staffSource<OrderList, ListedOrder, ListKey, ExportedDeps>({
    list: orderList,
    readerOf: listedReader<ListedOrder, ExportedDeps>(
      orderList,
      ({ listedOrders }) => listedOrders,
      storedOrders,
    ),
    lineOf: (row, columns) => ({ ...orderLine(row, columns) }),
    namesOf: async (deps, key, selection, ids) => {
      if (key === 'product') return deps.listedOrders.products();
      if (key === 'credited') return (await orderCredits(deps)).people;
      if (key === 'creditedIn') return (await orderCredits(deps)).departments;
      return namedMembers(deps, key, selection, ids);
    },
  }),
  invoices: staffSource<InvoiceList, ListedInvoice, ListKey, ExportedDeps>({
    list: invoiceList,
    readerOf: listedReader<ListedInvoice, ExportedDeps>(invoiceList, ({ invoices }) => invoices),
    lineOf: (row, columns) => ({ ...invoiceLine(row, columns) }),
    namesOf: namedMembers,
  }),
  payouts: staffSource<PayoutList, ListedPayout, ListKey, ExportedDeps>({
    list: payoutList,
    readerOf: listedReader<ListedPayout, ExportedDeps>(payoutList, ({ payouts }) => payouts),
    lineOf: (row, columns) => ({ ...payoutLine(row, columns) }),
    namesOf: namedMembers,
  }),
  partners: staffSource<PartnerList, ListedPartner, ListKey, ExportedDeps>({
    list: partnerList,
    readerOf: listedReader<ListedPartner, ExportedDeps>(partnerList, ({ partners }) => partners),
    lineOf: (row, columns) => ({ ...partnerLine(row, columns) }),
    namesOf: namedMembers,
  }),
  commstudents: staffSource<CommstudentList, ListedClosing, ListKey, ExportedDeps>({
    list: commstudentList,
    readerOf: listedReader<ListedClosing, ExportedDeps>(commstudentList, ({ commstudents }) => commstudents),
    // Whoever sees only those in his care may open the page of each.
    lineOf: (row, columns, { staff }) => ({
      ...commstudentLine(row, columns, !commstudentList.findsIds(staff)),
    }),
    namesOf: ({ commstudents }, _key, { caredBy }) => commstudents.partners(CLOSING_PARTNERS_MAX, caredBy),
  }),
  products: staffSource<ProductList, ListedProduct, ListKey, ExportedDeps>({
    list: productList,
    readerOf: listedReader<ListedProduct, ExportedDeps>(
      productList,
      ({ listedProducts }) => listedProducts,
      storedProducts,
    ),
    lineOf: (row, columns) => {
      const { categoryId, ...line } = productLine(row, columns);
      return categoryId === undefined ? line : { ...line, categoryId: categoryTitle(categoryId) };
    },
    namesOf: async (_deps, key, _selection, ids) =>
      ids.map((id) => ({
        id,
        name: key === 'course' ? (catalogueEntry(id)?.title ?? id) : categoryTitle(id),
      })),
  }),
  security: securityExport,
  audit: auditExport,
  performance: performanceExport,
  prizes: prizeExport,
  ledger: ledgerExport,
  statement: statementExport,
  differences: staffSource<DifferenceList, ListedDifference, ListKey, ExportedDeps>({
    list: differenceList,
    readerOf: listedReader<ListedDifference, ExportedDeps>(differenceList, ({ bills }) => bills),
    lineOf: (row) => ({ ...differenceLine(row, () => row.settledByName), settledBy: settledWords(row) }),
    namesOf: async () => [],
  }),
  assistants: staffSource<AssistantList, ListedAssistant, ListKey, ExportedDeps>({
    list: assistantList,
    readerOf: listedReader<ListedAssistant, ExportedDeps>(
      assistantList,
      ({ assistants }) => assistants,
      storedAssistants,
    ),
    lineOf: (row, columns) => ({ ...assistantLine(row, columns) }),
    namesOf: async ({ departments }) => (await departments.all()).departments,
  }),
  classes: staffSource<ClassList, StandingClass, ListKey, ExportedDeps>({
    list: classList,
    readerOf: listedReader<StandingClass, ExportedDeps>(
      classList,
      ({ listedClasses, clock }) => ({
        page: async (...asked) => {
          const { list, hasMore } = await listedClasses.page(...asked);
          return { list: standingOn(list, shanghaiDay(clock.now())), hasMore };
        },
      }),
      (deps, selection) => storedClasses(deps, deps.clock.now(), selection),
    ),
    lineOf: (row, columns) => ({ ...classLine(row, columns) }),
    namesOf: async ({ classes, members }, key, _selection, ids) => {
      if (key === 'type' || key === 'stage') return classes.terms(key);
      const nameOf = await memberNames({ members }, ids);
      return ids.map((id) => ({ id, name: nameOf(id) }));
    },
  }),
};
