import { savedViewFields, type ListViews, type TxListViews, type ViewList } from '@ykd/application/list-view';
import type { Kysely } from 'kysely';
import type { Database } from './database.js';
import type { DialectTraits } from './dialect.js';
import { mapping } from './mapping.js';
import type { Placeholder } from './prepared.js';
import type { Schema } from './schema.js';

const { recordOf, rowOf } = mapping(savedViewFields);

/** Views in the database. */
export const listViews = (database: Database): ListViews => {
  const seen = database.prepare((db, param: Placeholder<{ userId: string; list: ViewList }>) =>
    db
      .selectFrom('list_view')
      .selectAll()
      .where('list', '=', param('list'))
      .where('scope', '=', 'team')
      .union((other) =>
        other
          .selectFrom('list_view')
          .selectAll()
          .where('user_id', '=', param('userId'))
          .where('list', '=', param('list')),
      )
      .orderBy('name')
      .orderBy('id'),
  );
  const begins = database.prepare((db, param: Placeholder<{ userId: string; list: ViewList }>) =>
    db
      .selectFrom('list_view_default')
      .select('view_id')
      .where('user_id', '=', param('userId'))
      .where('list', '=', param('list')),
  );
  return {
    seenBy: async (userId, list) => (await seen.all({ userId, list })).map(recordOf),
    defaultOf: async (userId, list) => (await begins.first({ userId, list }))?.view_id,
  };
};

/** Views inside a transaction. */
export const txListViews = (trx: Kysely<Schema>, { lockKey }: DialectTraits): TxListViews => {
  const beginsFor = (userId: string, list: ViewList) =>
    trx
      .selectFrom('list_view_default')
      .select('view_id')
      .where('user_id', '=', userId)
      .where('list', '=', list)
      .executeTakeFirst();
  return {
    lockOwner: (userId) => lockKey(trx, `views:${userId}`),
    find: async (id) => {
      const row = await trx.selectFrom('list_view').selectAll().where('id', '=', id).executeTakeFirst();
      return row && recordOf(row);
    },
    countOf: async (userId) => {
      const { count } = await trx
        .selectFrom('list_view')
        .select((e) => e.fn.countAll<number>().as('count'))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
      return count;
    },
    named: async (userId, list, name) => {
      const row = await trx
        .selectFrom('list_view')
        .selectAll()
        .where('user_id', '=', userId)
        .where('list', '=', list)
        .where('name', '=', name)
        .executeTakeFirst();
      return row && recordOf(row);
    },
    put: async (view) => {
      const row = rowOf(view);
      await trx
        .insertInto('list_view')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute();
    },
    forgetDefaults: async (viewId, except) => {
      await trx
        .deleteFrom('list_view_default')
        .where('view_id', '=', viewId)
        .where('user_id', '!=', except)
        .execute();
    },
    delete: async (id) => {
      await trx.deleteFrom('list_view').where('id', '=', id).execute();
      await trx.deleteFrom('list_view_default').where('view_id', '=', id).execute();
    },
    defaultOf: async (userId, list) => (await beginsFor(userId, list))?.view_id,
    setDefault: async (userId, list, viewId) => {
      if (viewId === undefined) {
        await trx
          .deleteFrom('list_view_default')
          .where('user_id', '=', userId)
          .where('list', '=', list)
          .execute();
        return;
      }
      await trx
        .insertInto('list_view_default')
        .values({ user_id: userId, list, view_id: viewId })
        .onConflict((conflict) => conflict.columns(['user_id', 'list']).doUpdateSet({ view_id: viewId }))
        .execute();
    },
  };
};
