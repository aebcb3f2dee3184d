import { followUpFields } from '@ykd/application/entities';
import {
  DUE_GIVEN_UP,
  type FollowUps,
  type FollowUpStudent,
  type RunningCampaign,
  type TxFollowUps,
} from '@ykd/application/ports';
import type { FollowUpCare, LastCheckIn } from '@ykd/domain/follow-up';
import { sql, type Kysely, type SqlBool } from 'kysely';
import type { Database } from './database.js';
import { isListedStudent } from './listed-students.js';
import { mapping } from './mapping.js';
import type { Placeholder } from './prepared.js';
import type { Schema } from './schema.js';

const records = mapping(followUpFields);

interface Asked {
  readonly staffId: string;
  readonly [name: string]: string;
}

interface AskedOne extends Asked {
  readonly studentId: string;
}

interface AskedCampaign extends Asked {
  readonly campaign: string;
  readonly firstDay: string;
  readonly lastDay: string;
}

/** Rows by whom they are of. */
const byStudent = <Row extends { readonly student_id: string }>(
  rows: readonly Row[],
): ((id: string) => readonly Row[]) => {
  const known = new Map<string, Row[]>();
  for (const row of rows) {
    const own = known.get(row.student_id);
    if (own === undefined) known.set(row.student_id, [row]);
    else own.push(row);
  }
  return (id) => known.get(id) ?? [];
};

/** Whom staff are to contact, in the database: by what is kept of students, never by their orders and study. */
export const followUps = (database: Database): FollowUps => {
  const { among } = database.traits;
  const inCare = (staffId: string) => sql`select student_id from student_care where staff_id = ${staffId}`;
  /** Of each in somebody's care: who he is, what is kept of him, and what was done about him. */
  const students = (db: Kysely<Schema>, staffId: string) =>
    db
      .selectFrom('student_summary as s')
      .innerJoin('student_care as c', (join) =>
        join.onRef('c.student_id', '=', 's.id').on('c.staff_id', '=', staffId),
      )
      .leftJoin('follow_up as f', 'f.student_id', 's.id')
      .select(['s.id', 's.name', 's.user_name', 's.mobile', 's.bought_at', 's.valid_until'])
      .select(['s.service_until', 's.last_studied', 's.sync_failed', 'c.kind', 'c.since'])
      .select(records.columns.map((column) => `f.${column}` as const))
      .where(isListedStudent('s.id').$castTo<SqlBool>());
  const all = database.prepare((db, param: Placeholder<Asked>) =>
    students(db, param('staffId')).where(among(sql.ref('s.id'), inCare(param('staffId')))),
  );
  const one = database.prepare((db, param: Placeholder<AskedOne>) =>
    students(db, param('staffId')).where('s.id', '=', param('studentId')),
  );
  const lastDays = database.prepare((db, param: Placeholder<AskedCampaign>) =>
    db
      .selectFrom('student_care as c')
      .select([
        'c.student_id',
        sql<string | null>`(select max(day) from check_in where user_id = c.student_id
          and campaign = ${param('campaign')} and day >= ${param('firstDay')} and day <= ${param('lastDay')})`.as(
          'last_day',
        ),
      ])
      .where('c.staff_id', '=', param('staffId')),
  );
  const failures = database.prepare((db, param: Placeholder<Asked>) =>
    db
      .selectFrom('account_sync')
      .select(['user_id as student_id', 'target', 'wanted_version'])
      .where(
        among(
          sql.ref('user_id'),
          sql`select c.student_id from student_care as c inner join student_summary as s on s.id = c.student_id
            where c.staff_id = ${param('staffId')} and s.sync_failed = 1`,
        ),
      )
      .where((e) => database.traits.computed(e.ref('due_at')), '=', sql.lit(DUE_GIVEN_UP))
      .whereRef('done_version', '<>', 'wanted_version'),
  );
  const carers = database.prepare((db, param: Placeholder<Asked>) =>
    db
      .selectFrom('student_care')
      .select(['student_id', 'staff_id', 'kind', 'since'])
      .where(
        among(
          sql.ref('student_id'),
          sql`select c.student_id from student_care as c inner join follow_up as f on f.student_id = c.student_id
            where c.staff_id = ${param('staffId')} and f.hand_over is not null`,
        ),
      ),
  );

  const lastCheckIns = async (staffId: string, campaigns: readonly RunningCampaign[]) => {
    const found = await Promise.all(
      campaigns.map(async ({ campaign, window }) => {
        const rows = await lastDays.all({ staffId, campaign, ...window });
        return rows.flatMap(({ student_id, last_day: lastDay }) =>
          lastDay === null ? [] : [{ student_id, last: { campaign, window, lastDay } }],
        );
      }),
    );
    const of = byStudent(found.flat());
    return (id: string): readonly LastCheckIn[] => of(id).map(({ last }) => last);
  };

  return {
    inCareOf: async (staffId, campaigns, studentId) => {
      const rows = await (studentId === undefined ? all.all({ staffId }) : one.all({ staffId, studentId }));
      if (rows.length === 0) return [];
      const checkInsOf = await lastCheckIns(staffId, campaigns);
      const failed = rows.some((row) => row.sync_failed === 1) ? await failures.all({ staffId }) : [];
      const failuresOf = byStudent(failed);
      const isHanded = rows.some((row) => row.hand_over !== null);
      const careOf = byStudent(isHanded ? await carers.all({ staffId }) : []);
      return rows.map((row): FollowUpStudent => {
        const { id, version } = row;
        const failure = failuresOf(id).map(({ target, wanted_version: wanted }) => `${target}:${wanted}`);
        const own = { staff_id: staffId, kind: row.kind, since: row.since };
        const care = row.hand_over === null ? [own] : careOf(id);
        return {
          id,
          name: row.name ?? row.user_name,
          mobile: row.mobile,
          facts: {
            boughtAt: row.bought_at,
            validUntil: row.valid_until,
            serviceUntil: row.service_until,
            lastStudied: row.last_studied,
            checkIns: checkInsOf(id),
            syncFailure: failure.length === 0 ? null : failure.toSorted().join(' '),
          },
          record: version === null ? undefined : records.recordOf(row as Schema['follow_up']),
          care: care.map(({ staff_id: carer, kind, since }) => ({
            staffId: carer,
            kind: kind as FollowUpCare['kind'],
            since,
          })),
        };
      });
    },
  };
};

/** What was done about students, inside a transaction. */
export const txFollowUps = (trx: Kysely<Schema>): TxFollowUps => ({
  find: async (studentId) => {
    const row = await trx
      .selectFrom('follow_up')
      .selectAll()
      .where('student_id', '=', studentId)
      .executeTakeFirst();
    return row && records.recordOf(row);
  },
  store: async (record) => {
    const row = records.rowOf(record);
    await trx
      .insertInto('follow_up')
      .values(row)
      .onConflict((conflict) => conflict.column('student_id').doUpdateSet(row))
      .execute();
  },
});
