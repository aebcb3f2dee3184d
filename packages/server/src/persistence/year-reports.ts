import { reportBuildFields, yearReportFields } from '@ykd/application/entities';
import type { KeptYear, YearReports } from '@ykd/application/ports';
import { studyYear, type StudyLog } from '@ykd/domain/report';
import { sql, type Kysely } from 'kysely';
import type { Database } from './database.js';
import { mapping } from './mapping.js';
import { padded } from './padded.js';
import { limitOf } from './planned-once.js';
import type { Placeholder } from './prepared.js';
import type { Schema } from './schema.js';

const reports = mapping(yearReportFields);
const builds = mapping(reportBuildFields);

const put = async (db: Kysely<Schema>, report: KeptYear): Promise<void> => {
  const row = reports.rowOf(report);
  await db
    .insertInto('year_report')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'year']).doUpdateSet(row))
    .execute();
};

const numbersIn = async (db: Kysely<Schema>, userIds: readonly string[]): Promise<Map<string, number>> => {
  const rows = await db
    .selectFrom('member_number')
    .select(['user_id', 'number'])
    .where('user_id', 'in', padded(userIds))
    .execute();
  return new Map(rows.map((row) => [row.user_id, row.number]));
};

/** Numbers for members who have none, the oldest members first. */
const numberAnew = async (trx: Kysely<Schema>, userIds: readonly string[]): Promise<void> => {
  const { rows } = await sql<{ id: string }>`
    select m.id from member as m where m.id in (${sql.join(padded(userIds))})
      and not exists (select 1 from member_number as n where n.user_id = m.id)
    order by m.gmt_created, m.id`.execute(trx);
  const last = await trx
    .selectFrom('member_number')
    .select('number')
    .orderBy('number', 'desc')
    .limit(sql.lit(1))
    .executeTakeFirst();
  const from = (last?.number ?? 0) + 1;
  const values = rows.map(({ id }, at) => ({ user_id: id, number: from + at }));
  if (values.length > 0) await trx.insertInto('member_number').values(values).execute();
};

/** Yearly reports in the database. */
export const yearReports = (database: Database): YearReports => {
  const { db, traits } = database;
  const pieces = database.prepare(
    (query, param: Placeholder<{ userId: string; from: number; until: number }>) =>
      query
        .selectFrom('study_log')
        .select((e) => e.fn.countAll<number>().as('count'))
        .where('user_id', '=', param('userId'))
        .where('at', '>=', param('from'))
        .where('at', '<', param('until')),
  );
  const kept = database.prepare((query, param: Placeholder<{ userId: string; year: number }>) =>
    query
      .selectFrom('year_report')
      .select(reports.columns)
      .where('user_id', '=', param('userId'))
      .where('year', '=', param('year')),
  );

  /** What these members studied in a year, the earliest first. */
  const logsOf = async (userIds: readonly string[], year: number) => {
    const { from, until } = studyYear(year);
    const rows = await db
      .selectFrom('study_log')
      .select(['user_id', 'at', 'course_id', 'seconds'])
      .where('user_id', 'in', padded(userIds))
      .where('at', '>=', from)
      .where('at', '<', until)
      .orderBy('user_id')
      .orderBy('at')
      .execute();
    const byMember = new Map<string, StudyLog[]>();
    for (const { user_id, at, course_id, seconds } of rows) {
      const own = byMember.get(user_id) ?? [];
      own.push({ at, courseId: course_id, seconds });
      byMember.set(user_id, own);
    }
    return [...byMember].map(([userId, logs]) => ({ userId, logs }));
  };

  return {
    find: async (userId, year) => {
      const row = await kept.first({ userId, year });
      return row && reports.recordOf(row);
    },
    pieces: async (userId, year) => (await pieces.first({ userId, ...studyYear(year) }))?.count ?? 0,
    numbersOf: async (userIds) => {
      if (userIds.length === 0) return new Map();
      const known = await numbersIn(db, userIds);
      if (userIds.every((id) => known.has(id))) return known;
      return database.transaction(async (trx) => {
        await traits.lockKey(trx, 'member-number');
        await numberAnew(trx, userIds);
        return numbersIn(trx, userIds);
      });
    },
    store: (report) => put(db, report),
    build: async (year) => {
      const row = await db
        .selectFrom('report_build')
        .select(builds.columns)
        .where('year', '=', year)
        .executeTakeFirst();
      return row && builds.recordOf(row);
    },
    begin: async ({ year, at, goesOnFrom }) => {
      const row = builds.rowOf({ year, after: '', made: 0, startedAt: at, doneAt: null, learners: [] });
      const { learners: _before, ...anew } = row;
      await db
        .insertInto('report_build')
        .values(row)
        // What was counted before holds until it is counted anew.
        .onConflict((conflict) =>
          conflict
            .column('year')
            .doUpdateSet(anew)
            .where((e) =>
              e.or([
                e('report_build.done_at', 'is not', null),
                e('report_build.started_at', '<', goesOnFrom),
              ]),
            ),
        )
        .execute();
    },
    part: async (year, { after, limit }) => {
      const members = await db
        .selectFrom('member')
        .select('id')
        .where('id', '>', after)
        .orderBy('id')
        .limit(limitOf(limit))
        .execute();
      const ids = members.map(({ id }) => id);
      return {
        members: ids.length === 0 ? [] : await logsOf(ids, year),
        last: ids.length < limit ? undefined : ids.at(-1),
      };
    },
    storePart: ({ year, after, last, reports: made, at }) =>
      database.transaction(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('report_build')
          .set((e) => ({
            after: last ?? after,
            made: e('made', '+', made.length),
            done_at: last === undefined ? at : null,
          }))
          .where('year', '=', year)
          .where('after', '=', after)
          .where('done_at', 'is', null)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        for (const report of made) await put(trx, report);
        if (last !== undefined) return true;
        const learners = await trx
          .selectFrom('year_report')
          .select((e) => ['study_days as studyDays', e.fn.countAll<number>().as('learners')])
          .where('year', '=', year)
          .groupBy('study_days')
          .orderBy('study_days')
          .execute();
        await trx
          .updateTable('report_build')
          .set({ learners: JSON.stringify(learners) })
          .where('year', '=', year)
          .execute();
        return true;
      }),
  };
};
