import type { Oddities } from '@ykd/application/ports';
import type { Kysely } from 'kysely';
import type { Database } from '../database.js';
import type { Placeholder } from '../prepared.js';
import type { Schema } from '../schema.js';
import { insertOddity, oddityOfRow } from './oddity-row.js';
import { limitOf } from '../planned-once.js';

type Window = { readonly limit: number; readonly offset: number };

/** All odd things, or those that nobody has looked at, or the others. */
const listed = (db: Kysely<Schema>, open: boolean | undefined) => {
  const all = db.selectFrom('oddity');
  return open === undefined ? all : all.where('settled_at', open ? 'is' : 'is not', null);
};

const pagesOf = ({ prepare }: Database, open?: boolean) => ({
  page: prepare((db, param: Placeholder<Window>) =>
    listed(db, open)
      .selectAll()
      .orderBy('gmt_created', 'desc')
      .orderBy('id')
      .limit(limitOf(param('limit')))
      .offset(param('offset')),
  ),
  count: prepare((db) => listed(db, open).select((e) => e.fn.countAll<number>().as('count'))),
});

/** The list of odd things in the database. */
export const oddities = (database: Database): Oddities => {
  const { prepare, db } = database;
  const all = pagesOf(database);
  const unsettled = pagesOf(database, true);
  const settled = pagesOf(database, false);
  const byId = prepare((kysely, param: Placeholder<{ id: string }>) =>
    kysely.selectFrom('oddity').selectAll().where('id', '=', param('id')),
  );
  return {
    note: (oddity) => insertOddity(db, oddity),
    find: async (id) => {
      const row = await byId.first({ id });
      return row === undefined ? undefined : oddityOfRow(row);
    },
    page: async ({ open, offset, limit }) => {
      const chosen = open ? unsettled : settled;
      const { page, count } = open === undefined ? all : chosen;
      const [rows, counted] = await Promise.all([page.all({ offset, limit }), count.first({})]);
      return { list: rows.map(oddityOfRow), total: counted?.count ?? 0 };
    },
  };
};
