import type { ListedInvoice, ListedInvoices } from '@ykd/application/invoice';
import { sql } from 'kysely';
import type { Database } from '../database.js';
import { listReader } from '../list-reader.js';
import { rankedColumn, type ListTable, type Sql } from '../list-table.js';
import type { Parameters, Placeholder } from '../prepared.js';
import type { Schema } from '../schema.js';
import {
  beginsTyped,
  foundStudents,
  isFoundStudent,
  isTyped,
  studentOrTypedSearch,
} from '../student-search.js';
import { INVOICE_COLUMNS, invoiceOfRow } from './invoice-row.js';

/** Columns of which a whole value is searched for. */
const NUMBERS = ['number', 'red_number', 'tax_number'] as const;
/** Columns of which a beginning is. */
const BEGINNINGS = ['order_id', 'title'] as const;

/** The ids of the invoices that a search finds, perhaps more than once each. */
const foundInvoices = (param: Placeholder<Parameters>): Sql => {
  const tests = [
    ...NUMBERS.map((column) => isTyped(column, param)),
    ...BEGINNINGS.map((column) => beginsTyped(column, param)),
  ];
  const own = tests.map((test) => sql`select id from invoice where ${test}`);
  return sql`${sql.join(own, sql` union all `)}
    union all select his.id from (${foundStudents(param)}) as buyer
      cross join invoice as his where his.user_id = buyer.id`;
};

/** Whether a search finds the invoice of a row that something else led to. */
const isFoundInvoice = (param: Placeholder<Parameters>): Sql => {
  const tests = [
    ...NUMBERS.map((column) => isTyped(`i.${column}`, param)),
    ...BEGINNINGS.map((column) => beginsTyped(`i.${column}`, param)),
    isFoundStudent('i.user_id', param),
  ];
  return sql`(${sql.join(tests, sql` or `)})`;
};

const INVOICES: ListTable = {
  id: 'i.id',
  table: sql`invoice as i`,
  select: sql`${sql.join(INVOICE_COLUMNS.map((column) => sql.ref(`i.${column}`)))},
    coalesce(s.name, s.user_name) as "studentName", o.product_name as "productName"`,
  beside: sql`left join student_summary as s on s.id = i.user_id left join ykd_order as o on o.id = i.order_id`,
  columns: {
    status: { filter: 'i.status' },
    kind: { filter: 'i.kind' },
    student: { filter: 'i.user_id' },
    orderId: { filter: 'i.order_id' },
    amount: { filter: 'i.amount', sort: 'i.amount' },
    waitingSince: rankedColumn('i.waiting_since_sort'),
    issuedAt: rankedColumn('i.issued_at_sort'),
    redAt: rankedColumn('i.red_at_sort'),
    gmtCreated: { filter: 'i.gmt_created', sort: 'i.gmt_created' },
  },
  found: foundInvoices,
  // Nobody sees some of them: whoever sees any sees all.
  source: ({ isSearched, lead = 'search' }, param, { among }) => {
    const from = sql`invoice as i`;
    if (!isSearched) return { from, where: [], isNarrow: false };
    return lead === 'search'
      ? { from, where: [among(sql.ref('i.id'), foundInvoices(param))], isNarrow: true }
      : { from, where: [isFoundInvoice(param)], isNarrow: false };
  },
};

type Row = Schema['invoice'] & Pick<ListedInvoice, 'sortValue' | 'studentName' | 'productName'>;

/** Invoices in the database, as they are read. */
export const invoices = (database: Database): ListedInvoices => {
  const { prepare, db } = database;
  const rows = listReader<Row>(database, INVOICES, studentOrTypedSearch);
  const byId = prepare((kysely, param: Placeholder<{ id: string }>) =>
    kysely.selectFrom('invoice').selectAll().where('id', '=', param('id')),
  );
  return {
    ...rows,
    page: async (order, window, selection) => {
      const { list, hasMore } = await rows.page(order, window, selection);
      const shown = list.map((row) => {
        const { sortValue, studentName, productName } = row;
        return { ...invoiceOfRow(row), sortValue, studentName, productName };
      });
      return { list: shown, hasMore };
    },
    find: async (id) => {
      const row = await byId.first({ id });
      return row && invoiceOfRow(row);
    },
    ofOrders: async (orderIds) => {
      if (orderIds.length === 0) return [];
      const found = await db
        .selectFrom('invoice')
        .selectAll()
        .where('order_id', 'in', orderIds)
        .orderBy('order_id')
        .orderBy('gmt_created')
        .orderBy('id')
        .execute();
      return found.map(invoiceOfRow);
    },
  };
};
