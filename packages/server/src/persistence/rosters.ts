import { rosterFields, rosterRowFields } from '@ykd/application/entities';
import type { Rosters } from '@ykd/application/ports';
import type { Database } from './database.js';
import { keyReader } from './key-page.js';
import { mapping } from './mapping.js';
import type { Placeholder } from './prepared.js';

export const rosterMapping = mapping(rosterFields);
export const rosterRowMapping = mapping(rosterRowFields);

/** Rosters in the database. */
export const rosters = (database: Database): Rosters => {
  const one = database.prepare((db, param: Placeholder<{ id: string }>) =>
    db.selectFrom('roster').select(rosterMapping.columns).where('id', '=', param('id')),
  );
  const keys = ['roster.gmt_created', 'roster.id'];
  const all = keyReader(
    database,
    (db) => db.selectFrom('roster').select(rosterMapping.columns),
    keys,
    'desc',
  );
  const own = keyReader(
    database,
    (db, param) =>
      db
        .selectFrom('roster')
        .select(rosterMapping.columns)
        .where('owner_id', '=', param('ownerId') as never),
    keys,
    'desc',
  );
  const rows = keyReader(
    database,
    (db, param) =>
      db
        .selectFrom('roster_row')
        .select(rosterRowMapping.columns)
        .where('roster_id', '=', param('rosterId') as never),
    ['roster_row.number'],
    'asc',
  );
  const inState = keyReader(
    database,
    (db, param) =>
      db
        .selectFrom('roster_row')
        .select(rosterRowMapping.columns)
        .where('roster_id', '=', param('rosterId') as never)
        .where('state', '=', param('state') as never),
    ['roster_row.number'],
    'asc',
  );
  return {
    find: async (id) => {
      const row = await one.first({ id });
      return row && rosterMapping.recordOf(row);
    },
    page: async (window, ownerId) => {
      const { list, hasMore } = await (ownerId === undefined ? all(window) : own(window, { ownerId }));
      return { list: list.map(rosterMapping.recordOf), hasMore };
    },
    rows: async (window, { rosterId, state }) => {
      const { list, hasMore } = await (state === undefined
        ? rows(window, { rosterId })
        : inState(window, { rosterId, state }));
      return { list: list.map(rosterRowMapping.recordOf), hasMore };
    },
  };
};
