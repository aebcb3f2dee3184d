import type { CheckInStandings, ListedStanding, StandingsOf } from '@ykd/application/ports';
import type { Audience } from '@ykd/domain/activity';
import type { CheckInMark } from '@ykd/domain/campaign';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from './database.js';
import { isInAudience } from './in-audience.js';
import { inParts } from './in-parts.js';
import { keyReader } from './key-page.js';
import { isListedStudent } from './listed-students.js';
import { everyRow } from './planned-apart.js';
import { limitOf } from './planned-once.js';
import type { Placeholder } from './prepared.js';
import type { Schema } from './schema.js';
import { ofWorkers, without } from './without-workers.js';

type Row = Schema['check_in_standing'];
type Values = Readonly<Record<string, string | number>>;

const COLUMNS = ['user_id', 'total', 'longest', 'run', 'last_day'] as const;

const standingOf = ({
  user_id: userId,
  total,
  longest,
  run,
  last_day: lastDay,
}: Pick<Row, (typeof COLUMNS)[number]>): ListedStanding => ({ userId, total, longest, run, lastDay });

const COLUMNS_OF_STANDING = COLUMNS.map((column) => `check_in_standing.${column}` as const);

const isStudent = isListedStudent('check_in_standing.user_id') as RawBuilder<boolean>;

/** Who takes part in a campaign: whoever has a day in it. */
const takingPart = (db: Kysely<Schema>, param: Placeholder<Values>, isCared: boolean) => {
  const rows = isCared
    ? (db
        .selectFrom('student_care')
        // SQLite joins in the order that is written: few are looked up by their key.
        .crossJoin('check_in_standing')
        .where('student_care.staff_id', '=', param('caredBy') as never)
        .whereRef('check_in_standing.user_id', '=', 'student_care.student_id') as never as ReturnType<
        typeof db.selectFrom<'check_in_standing'>
      >)
    : db.selectFrom('check_in_standing');
  return rows
    .where('check_in_standing.campaign', '=', param('campaign') as never)
    .where('check_in_standing.last_day', '>', sql.lit(''))
    .where(isStudent);
};

/** Of those who take part, who has no entry of a day; in somebody's care they are called `cared`. */
const withGap = (
  db: Kysely<Schema>,
  param: Placeholder<Values>,
  all: ReturnType<typeof takingPart>,
  isCared: boolean,
) => {
  const table = isCared ? 'cared' : 'check_in_standing';
  const of = (column: string) => sql.ref(`${table}.${column}`);
  const entry = sql`select 1 from check_in where check_in.user_id = ${of('user_id')}
    and check_in.campaign = ${of('campaign')} and check_in.day = ${param('day')}`;
  const missing = (rows: typeof all, hasNone: RawBuilder<boolean>) =>
    rows
      .select(COLUMNS.map((column) => `${table}.${column}` as `check_in_standing.${typeof column}`))
      .where(`${table}.last_day` as 'check_in_standing.last_day', '<', param('below') as never)
      .where(hasNone);
  if (!isCared) return missing(all, sql`not exists (${entry})`);
  // The value of a query is looked up by its key, too.
  const few = all
    .select([...COLUMNS_OF_STANDING, 'check_in_standing.campaign'])
    .limit(everyRow)
    .as('cared');
  return missing(db.selectFrom(few) as never as typeof all, sql`(${entry}) is null`);
};

/** Those in the ranking of a campaign. */
const ranked = (db: Kysely<Schema>, param: Placeholder<Values>) =>
  db
    .selectFrom('check_in_standing')
    .where('campaign', '=', param('campaign') as never)
    .where('is_hidden', '=', sql.lit(0))
    .where('total', '>', sql.lit(0))
    .where(isStudent);

/** Sorts after every day. */
const BEYOND = '9';

/** Who is in somebody's care and the audience of a campaign, and has no day in it. */
const withoutDay = (
  db: Kysely<Schema>,
  { campaign, caredBy, audience }: { campaign: string; caredBy: string; audience: Audience },
) =>
  db
    .selectFrom('student_care')
    .select('student_care.student_id')
    .where('student_care.staff_id', '=', caredBy)
    .where(isListedStudent('student_care.student_id') as RawBuilder<boolean>)
    .where(isInAudience(audience, 'student_care.student_id') as RawBuilder<boolean>)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('check_in_standing as s')
            .select('s.last_day')
            .whereRef('s.user_id', '=', 'student_care.student_id')
            .where('s.campaign', '=', campaign)
            .where('s.last_day', '>', ''),
        ),
      ),
    );

/** How students stand in campaigns, in the database. */
export const checkInStandings = (database: Database): CheckInStandings => {
  const { db, prepare } = database;
  const readers = new Map(
    [true, false].flatMap((isCared) =>
      [true, false].map((isMissing) => [
        `${isCared} ${isMissing}`,
        keyReader(
          database,
          (from, param) => {
            const all = takingPart(from, param, isCared);
            return isMissing ? withGap(from, param, all, isCared) : all.select(COLUMNS_OF_STANDING);
          },
          ['last_day', 'user_id'].map(
            (by) => `${isCared && isMissing ? 'cared' : 'check_in_standing'}.${by}`,
          ),
          'desc',
          isCared ? limitOf : undefined,
        ),
      ]),
    ),
  );
  const counts = new Map(
    [true, false].map((isCared) => [
      isCared,
      prepare((from, param: Placeholder<Values>) =>
        takingPart(from, param, isCared).select(({ fn }) => fn.countAll<number>().as('count')),
      ),
    ]),
  );
  const first = prepare((from, param: Placeholder<Values>) =>
    ranked(from, param)
      .select(COLUMNS)
      .orderBy('total', 'desc')
      .orderBy('longest', 'desc')
      .orderBy('last_day')
      .orderBy('user_id')
      .limit(limitOf(param('most'))),
  );
  const all = prepare((from, param: Placeholder<Values>) =>
    ranked(from, param).select(({ fn }) => fn.countAll<number>().as('count')),
  );
  const ahead = prepare((from, param: Placeholder<Values>) =>
    ranked(from, param)
      .where(sql<boolean>`(total, longest) > (${param('total')}, ${param('longest')})`)
      .select(({ fn }) => fn.countAll<number>().as('count')),
  );
  const own = prepare((from, param: Placeholder<Values>) =>
    from
      .selectFrom('check_in_standing')
      .select([...COLUMNS, 'is_hidden'])
      .where('user_id', '=', param('userId') as never)
      .where('campaign', '=', param('campaign') as never)
      .where('last_day', '>', sql.lit(''))
      .where(isStudent),
  );
  const keptDays = prepare((from, param: Placeholder<Values>) =>
    from
      .selectFrom('check_in_day')
      .select(['day', sql<number>`cast(sum(entries) as bigint)`.as('entries')])
      .where('campaign', '=', param('campaign') as never)
      .groupBy('day')
      .orderBy('day'),
  );
  const daysOfStaff = prepare((from, param: Placeholder<Values>) =>
    ofWorkers(from, 'check_in')
      .select('check_in.day')
      .where('check_in.campaign', '=', param('campaign') as never),
  );
  const caredDays = prepare((from, param: Placeholder<Values>) =>
    from
      .selectFrom('student_care')
      .crossJoin('check_in')
      .select(['check_in.day', sql<number>`count(*)`.as('entries')])
      .where('student_care.staff_id', '=', param('caredBy') as never)
      .whereRef('check_in.user_id', '=', 'student_care.student_id')
      .where('check_in.campaign', '=', param('campaign') as never)
      .where(isListedStudent('check_in.user_id') as RawBuilder<boolean>)
      .groupBy('check_in.day')
      .orderBy('check_in.day'),
  );
  const asked = ({ campaign, caredBy = '', missing }: StandingsOf) => ({
    campaign,
    caredBy,
    day: missing?.day ?? '',
    // Whoever wrote on the last day that there can be has no gap on it: he need not be looked at.
    below: missing?.isLast === true ? missing.day : BEYOND,
  });

  return {
    top: async (campaign, most) =>
      (await first.all({ campaign, most })).map((row) => {
        const { run: _run, ...standing } = standingOf(row);
        return standing;
      }),
    countRanked: async (campaign) => (await all.first({ campaign }))?.count ?? 0,
    countAhead: async (campaign, { total, longest }) =>
      (await ahead.first({ campaign, total, longest }))?.count ?? 0,
    of: async (userId, campaign) => {
      const row = await own.first({ userId, campaign });
      if (row === undefined) return undefined;
      const { userId: _id, ...kept } = standingOf(row);
      return { ...kept, isHidden: row.is_hidden === 1 };
    },
    hide: async (userId, campaign, isHidden) => {
      const { numUpdatedRows } = await db
        .updateTable('check_in_standing')
        .set({ is_hidden: isHidden ? 1 : 0 })
        .where('user_id', '=', userId)
        .where('campaign', '=', campaign)
        .where('last_day', '>', '')
        .where(isStudent)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },
    list: async (which, window) => {
      const read = readers.get(`${which.caredBy !== undefined} ${which.missing !== undefined}`);
      if (read === undefined) throw new Error('no such question');
      const { list, hasMore } = await read(window, asked(which));
      return { list: list.map(standingOf), hasMore };
    },
    count: async (which) => (await counts.get(which.caredBy !== undefined)?.first(asked(which)))?.count ?? 0,
    without: async ({ campaign, caredBy, audience }, window) => {
      const { limit, from } = window;
      const isBack = from?.isBackwards === true;
      const rows = await withoutDay(db, { campaign, caredBy, audience })
        .$if(from !== undefined, (query) =>
          query.where('student_care.student_id', isBack ? '<' : '>', from?.key[0] ?? ''),
        )
        .orderBy('student_care.student_id', isBack ? 'desc' : 'asc')
        .limit(limitOf(limit + 1))
        .execute();
      const list = rows.slice(0, limit).map(({ student_id: id }) => id);
      return { list: isBack ? list.toReversed() : list, hasMore: rows.length > limit };
    },
    days: async (campaign, userIds, { firstDay, lastDay }) => {
      const rows = await inParts(userIds, (some) =>
        db
          .selectFrom('check_in')
          .select(['user_id', 'day', 'mark', 'made_up_by'])
          .where('user_id', 'in', some)
          .where('campaign', '=', campaign)
          .where('day', '>=', firstDay)
          .where('day', '<=', lastDay)
          .where(isListedStudent('check_in.user_id') as RawBuilder<boolean>)
          .execute(),
      );
      return rows.map(({ user_id: userId, day, mark, made_up_by: by }) => ({
        userId,
        day,
        mark: mark as CheckInMark,
        isMadeUp: by !== null,
      }));
    },
    byDay: async (which) => {
      if (which.caredBy !== undefined) return caredDays.all(asked(which));
      const [kept, staff] = await Promise.all([keptDays.all(asked(which)), daysOfStaff.all(asked(which))]);
      return kept.flatMap(({ day, entries: counted }) => {
        const entries = without(counted, staff.filter((one) => one.day === day).length);
        return entries > 0 ? [{ day, entries }] : [];
      });
    },
  };
};
