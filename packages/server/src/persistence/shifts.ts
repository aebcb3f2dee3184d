import { shiftFields, shiftLeaveFields, TEAM_HOURS_ID, teamHoursFields } from '@ykd/application/entities';
import type { Shifts, TxShifts } from '@ykd/application/ports';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from './database.js';
import { mapping } from './mapping.js';
import type { Placeholder } from './prepared.js';
import type { Schema } from './schema.js';

const shiftRows = mapping(shiftFields, { from: 'from_minute', to: 'to_minute' });
const leaveRows = mapping(shiftLeaveFields);
const hoursRows = mapping(teamHoursFields);

type Row = { readonly id: string; readonly first_day: string };

/** In the order of first days: there are few, so that the indexes need not have it. */
const inOrder = <T extends Row>(rows: readonly T[]): readonly T[] =>
  rows.toSorted((a, b) =>
    a.first_day === b.first_day ? (a.id < b.id ? -1 : 1) : a.first_day < b.first_day ? -1 : 1,
  );

type Text = string | RawBuilder<string>;
type Days<T> = { readonly firstDay: T; readonly lastDay: T };
type Own<T> = Days<T> & { readonly staffId: T };

const shiftsIn = (db: Kysely<Schema>, { firstDay, lastDay }: Days<Text>) =>
  db
    .selectFrom('shift')
    .select(shiftRows.columns)
    .where('last_day', '>=', firstDay)
    .where('first_day', '<=', lastDay);

const leavesIn = (db: Kysely<Schema>, { firstDay, lastDay }: Days<Text>) =>
  db
    .selectFrom('shift_leave')
    .select(leaveRows.columns)
    .where('last_day', '>=', firstDay)
    .where('first_day', '<=', lastDay);

const ownShiftsIn = (db: Kysely<Schema>, { staffId, ...days }: Own<Text>) =>
  shiftsIn(db, days).where('staff_id', '=', staffId);

const ownLeavesIn = (db: Kysely<Schema>, { staffId, ...days }: Own<Text>) =>
  leavesIn(db, days).where('staff_id', '=', staffId);

const teamHours = (db: Kysely<Schema>, id: Text) =>
  db.selectFrom('team_hours').select(hoursRows.columns).where('id', '=', id);

const daysOf = (param: Placeholder<Days<string>>): Days<Text> => ({
  firstDay: sql<string>`${param('firstDay')}`,
  lastDay: sql<string>`${param('lastDay')}`,
});

const ownOf = (param: Placeholder<Own<string>>): Own<Text> => ({
  ...daysOf(param),
  staffId: sql<string>`${param('staffId')}`,
});

/** Who of the staff is on when, in the database. */
export const shifts = (database: Database): Shifts => {
  const all = database.prepare((db, param: Placeholder<Days<string>>) => shiftsIn(db, daysOf(param)));
  const own = database.prepare((db, param: Placeholder<Own<string>>) => ownShiftsIn(db, ownOf(param)));
  const allLeaves = database.prepare((db, param: Placeholder<Days<string>>) => leavesIn(db, daysOf(param)));
  const ownLeaves = database.prepare((db, param: Placeholder<Own<string>>) => ownLeavesIn(db, ownOf(param)));
  const hours = database.prepare((db, param: Placeholder<{ id: string }>) =>
    teamHours(db, sql<string>`${param('id')}`),
  );
  return {
    within: async ({ staffId, ...days }) => {
      const rows = await (staffId === undefined ? all.all(days) : own.all({ ...days, staffId }));
      return inOrder(rows).map(shiftRows.recordOf);
    },
    leavesWithin: async ({ staffId, ...days }) => {
      const rows = await (staffId === undefined ? allLeaves.all(days) : ownLeaves.all({ ...days, staffId }));
      return inOrder(rows).map(leaveRows.recordOf);
    },
    hours: async () => {
      const row = await hours.first({ id: TEAM_HOURS_ID });
      return row && hoursRows.recordOf(row);
    },
  };
};

/** The same inside a transaction. */
export const txShifts = (trx: Kysely<Schema>): TxShifts => ({
  find: async (id) => {
    const row = await trx
      .selectFrom('shift')
      .select(shiftRows.columns)
      .where('id', '=', id)
      .executeTakeFirst();
    return row && shiftRows.recordOf(row);
  },
  within: async (span) => inOrder(await ownShiftsIn(trx, span).execute()).map(shiftRows.recordOf),
  put: async (shift) => {
    const row = shiftRows.rowOf(shift);
    await trx
      .insertInto('shift')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
  },
  remove: async (id) => {
    await trx.deleteFrom('shift').where('id', '=', id).execute();
  },
  findLeave: async (id) => {
    const row = await trx
      .selectFrom('shift_leave')
      .select(leaveRows.columns)
      .where('id', '=', id)
      .executeTakeFirst();
    return row && leaveRows.recordOf(row);
  },
  leavesWithin: async (span) => inOrder(await ownLeavesIn(trx, span).execute()).map(leaveRows.recordOf),
  putLeave: async (leave) => {
    const row = leaveRows.rowOf(leave);
    await trx
      .insertInto('shift_leave')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
  },
  removeLeave: async (id) => {
    await trx.deleteFrom('shift_leave').where('id', '=', id).execute();
  },
  hours: async () => {
    const row = await teamHours(trx, TEAM_HOURS_ID).executeTakeFirst();
    return row && hoursRows.recordOf(row);
  },
  putHours: async (hours) => {
    const row = hoursRows.rowOf(hours);
    await trx
      .insertInto('team_hours')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
  },
});
