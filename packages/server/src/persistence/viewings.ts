import { viewingFields } from '@ykd/application/entities';
import type { SessionViewing, TxViewings, Viewings } from '@ykd/application/ports';
import type { Kysely } from 'kysely';
import type { Database } from './database.js';
import { mapping } from './mapping.js';
import { staffOf, USER_COLUMNS, userOf } from './member-row.js';
import { limitOf } from './planned-once.js';
import type { Placeholder } from './prepared.js';
import type { Schema } from './schema.js';

const { recordOf, rowOf } = mapping(viewingFields);

/** As whom somebody looks, and what that one may do, by the id of the viewing. */
export const viewedOf = (database: Database): ((id: string) => Promise<SessionViewing | undefined>) => {
  const byId = database.prepare((db, param: Placeholder<{ id: string }>) =>
    db.selectFrom('viewing').selectAll().where('id', '=', param('id')),
  );
  const member = database.prepare((db, param: Placeholder<{ id: string }>) =>
    db
      .selectFrom('member')
      .leftJoin('staff', 'staff.user_id', 'member.id')
      .select([...USER_COLUMNS, 'staff.role', 'staff.grants'])
      .where('member.id', '=', param('id')),
  );
  return async (id) => {
    const row = await byId.first({ id });
    const viewed = row && (await member.first({ id: row.viewed_id }));
    if (row === undefined || viewed === undefined) return undefined;
    const staff = staffOf(viewed);
    return {
      viewing: recordOf(row),
      user: userOf(viewed),
      ...(staff === undefined ? undefined : { staff }),
    };
  };
};

/** Viewings in the database. */
export const viewings = (database: Database): Viewings => {
  const past = database.prepare((db, param: Placeholder<{ at: number; limit: number }>) =>
    db
      .selectFrom('viewing')
      .selectAll()
      .where('until', '<=', param('at'))
      .orderBy('until')
      .limit(limitOf(param('limit'))),
  );
  const left = database.prepare((db, param: Placeholder<{ limit: number }>) =>
    db
      .selectFrom('viewing')
      .selectAll()
      .where('session_id', 'is', null)
      .limit(limitOf(param('limit'))),
  );
  return {
    over: async (at, limit) => {
      const rows = [...(await past.all({ at, limit })), ...(await left.all({ limit }))].map(recordOf);
      const each = new Map(rows.map((one) => [one.id, one]));
      return [...each.values()].toSorted((a, b) => a.startedAt - b.startedAt).slice(0, limit);
    },
  };
};

/** Viewings inside a transaction. */
export const txViewings = (trx: Kysely<Schema>): TxViewings => ({
  ofSession: async (sessionId) => {
    const row = await trx
      .selectFrom('viewing')
      .selectAll()
      .where('session_id', '=', sessionId)
      .executeTakeFirst();
    return row && recordOf(row);
  },
  running: async (at) =>
    (await trx.selectFrom('viewing').selectAll().where('until', '>', at).orderBy('until').execute()).map(
      recordOf,
    ),
  insert: async (viewing) => {
    await trx.insertInto('viewing').values(rowOf(viewing)).execute();
  },
  delete: async (id) => {
    const { numDeletedRows } = await trx.deleteFrom('viewing').where('id', '=', id).executeTakeFirstOrThrow();
    return numDeletedRows > 0n;
  },
});
