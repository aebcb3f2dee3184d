import { partnerFields } from '@ykd/application/entities';
import type { ListedPartner, ListedPartners } from '@ykd/application/partner';
import type { TxPartners } from '@ykd/application/ports';
import { sql, type Kysely } from 'kysely';
import type { Database } from './database.js';
import type { DialectTraits } from './dialect.js';
import { listReader } from './list-reader.js';
import type { ListTable, Sql } from './list-table.js';
import { mapping } from './mapping.js';
import type { Parameters, Placeholder } from './prepared.js';
import type { Schema } from './schema.js';
import {
  beginsTyped,
  foundStudents,
  isFoundStudent,
  isTyped,
  studentOrTypedSearch,
} from './student-search.js';

const rows = mapping(partnerFields);

/** What a search asks of his own columns: the beginning of his name, or all that he is reached by. */
const ownTests = (prefix: string, param: Placeholder<Parameters>): readonly Sql[] => [
  beginsTyped(`${prefix}real_name`, param),
  isTyped(`${prefix}contact`, param),
];

/** The ids of the partners whom a search finds, perhaps more than once each. */
const foundPartners = (param: Placeholder<Parameters>): Sql => {
  const own = ownTests('', param).map((test) => sql`select user_id as id from partner where ${test}`);
  return sql`${sql.join(own, sql` union all `)}
    union all select his.user_id as id from (${foundStudents(param)}) as member
      cross join partner as his where his.user_id = member.id`;
};

const PARTNERS: ListTable = {
  id: 'p.user_id',
  table: sql`partner as p`,
  select: sql`p.user_id as id, ${sql.join(rows.columns.map((column) => sql.ref(`p.${column}`)))},
    coalesce(s.name, s.user_name) as "memberName"`,
  beside: sql`left join student_summary as s on s.id = p.user_id`,
  columns: {
    state: { filter: 'p.state' },
    level: { filter: 'p.level' },
    channel: { filter: 'p.channel' },
    approvedAt: { filter: 'p.approved_at', sort: 'p.approved_at' },
  },
  found: foundPartners,
  source: ({ isSearched, lead = 'search' }, param, { among }) => {
    const from = sql`partner as p`;
    if (!isSearched) return { from, where: [], isNarrow: false };
    if (lead === 'search')
      return { from, where: [among(sql.ref('p.user_id'), foundPartners(param))], isNarrow: true };
    const tests = [...ownTests('p.', param), isFoundStudent('p.user_id', param)];
    return { from, where: [sql`(${sql.join(tests, sql` or `)})`], isNarrow: false };
  },
};

type Row = Schema['partner'] & Pick<ListedPartner, 'sortValue' | 'memberName'>;

/** Partners in the database, as they are read. */
export const partners = (database: Database): ListedPartners => {
  const list = listReader<Row>(database, PARTNERS, studentOrTypedSearch);
  const byId = database.prepare((db, param: Placeholder<{ userId: string }>) =>
    db.selectFrom('partner').selectAll().where('user_id', '=', param('userId')),
  );
  return {
    ...list,
    page: async (order, window, selection) => {
      const found = await list.page(order, window, selection);
      const shown = found.list.map((row) => {
        const { sortValue, memberName } = row;
        return { ...rows.recordOf(row), id: row.user_id, sortValue, memberName };
      });
      return { list: shown, hasMore: found.hasMore };
    },
    find: async (userId) => {
      const row = await byId.first({ userId });
      return row && rows.recordOf(row);
    },
  };
};

/** The same inside a transaction. */
export const txPartners = (
  trx: Kysely<Schema>,
  { forUpdate }: Pick<DialectTraits, 'forUpdate'>,
): TxPartners => {
  const one = (userId: string) => trx.selectFrom('partner').selectAll().where('user_id', '=', userId);
  return {
    find: async (userId) => {
      const row = await one(userId).executeTakeFirst();
      return row && rows.recordOf(row);
    },
    hold: async (userId) => {
      const row = await one(userId).modifyEnd(forUpdate).executeTakeFirst();
      return row && rows.recordOf(row);
    },
    put: async (partner) => {
      const { user_id, ...changes } = rows.rowOf(partner);
      await trx
        .insertInto('partner')
        .values({ user_id, ...changes })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changes))
        .execute();
    },
  };
};
