import { differenceList, type DifferenceList } from '../bill/difference-list.js';
import { differenceLine, settledWords } from '../bill/lines.js';
import type { ListedBills, ListedDifference } from '../bill/listed-differences.js';
import { catalogueEntry } from '@ykd/domain/course';
import type { Employees, ListedEmployee } from '../employee/employees.js';
import { employeeList, type EmployeeList } from '../employee/list.js';
import { storedSelection } from '../employee/selection.js';
import { lineOf as employeeLine } from '../employee/view.js';
import type { ListedInvoice, ListedInvoices } from '../invoice/invoices.js';
import { lineOf as invoiceLine } from '../invoice/line.js';
import { invoiceList, type InvoiceList } from '../invoice/list.js';
import type { AuditLog } from '../ports/audit-log.js';
import type { ExportName } from '../ports/export-runs.js';
import type { MemberRepository } from '../ports/member-repository.js';
import type { Departments } from '../ports/people.js';
import type { SecurityLog } from '../ports/security-log.js';
import type { ListKey } from '../staff-list/index.js';
import { lineOf as orderLine } from '../staff-order/line.js';
import { orderList, type OrderList } from '../staff-order/list.js';
import type { ListedOrder, ListedOrders } from '../staff-order/orders.js';
import { lineOf as productLine } from '../staff-product/line.js';
import { productList, type ProductList } from '../staff-product/list.js';
import { categoryTitle } from '../staff-product/category-words.js';
import type { ListedProduct, ListedProducts } from '../staff-product/products.js';
import { storedSelection as storedProducts } from '../staff-product/selection.js';
import { lineOf } from '../student/line.js';
import { studentList, type StudentList } from '../student/list.js';
import type { ListedStudent, Students } from '../student/students.js';
import { auditExport } from './audit-source.js';
import type { ExportSource } from './prepare.js';
import { namedMembers } from './named-members.js';
import { securityExport } from './security-source.js';
import { listedReader, staffSource } from './staff-source.js';

/** What is exported. */
export interface ExportedDeps {
  readonly students: Students;
  readonly employees: Employees;
  readonly departments: Departments;
  readonly listedOrders: ListedOrders;
  readonly invoices: ListedInvoices;
  readonly listedProducts: ListedProducts;
  readonly securityLog: SecurityLog;
  readonly auditLog: AuditLog;
  readonly bills: ListedBills;
  readonly members: Pick<MemberRepository, 'findByIds'>;
}

/** Every list that can be exported. */
export const EXPORT_SOURCES: { readonly [N in ExportName]: ExportSource<ExportedDeps> } = {
  students: staffSource<StudentList, ListedStudent, ListKey, ExportedDeps>({
    list: studentList,
    readerOf: listedReader<ListedStudent, ExportedDeps>(studentList, ({ students }) => students),
    lineOf: (row, columns) => ({ ...lineOf(row, columns) }),
    namesOf: async ({ students }, key, { caredBy }) => {
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
    readerOf: listedReader<ListedOrder, ExportedDeps>(orderList, ({ listedOrders }) => listedOrders),
    lineOf: (row, columns) => ({ ...orderLine(row, columns) }),
    namesOf: async (deps, key, selection, ids) =>
      key === 'product' ? deps.listedOrders.products() : namedMembers(deps, key, selection, ids),
  }),
  invoices: staffSource<InvoiceList, ListedInvoice, ListKey, ExportedDeps>({
    list: invoiceList,
    readerOf: listedReader<ListedInvoice, ExportedDeps>(invoiceList, ({ invoices }) => invoices),
    lineOf: (row, columns) => ({ ...invoiceLine(row, columns) }),
    namesOf: namedMembers,
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
  differences: staffSource<DifferenceList, ListedDifference, ListKey, ExportedDeps>({
    list: differenceList,
    readerOf: listedReader<ListedDifference, ExportedDeps>(differenceList, ({ bills }) => bills),
    lineOf: (row) => ({ ...differenceLine(row, () => row.settledByName), settledBy: settledWords(row) }),
    namesOf: async () => [],
  }),
};
