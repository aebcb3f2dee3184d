import { prizeClaimFields, type StoredPrizeClaim } from '@ykd/application/entities';
import type { ListedWinner, PrizeClaims, PrizeCount, WinnersOf } from '@ykd/application/ports';
import { PRIZE_BYS, type PrizeBy, type PrizeClaimState, type PrizeWinnerState } from '@ykd/domain/activity';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from './database.js';
import { keyReader } from './key-page.js';
import { isListedStudent } from './listed-students.js';
import { mapping } from './mapping.js';
import { everyRow } from './planned-apart.js';
import { limitOf } from './planned-once.js';
import type { Placeholder } from './prepared.js';
import type { Schema } from './schema.js';
import { ofWorkers, without } from './without-workers.js';

const claims = mapping(prizeClaimFields);

type Values = Readonly<Record<string, string | number>>;
type ClaimRow = Schema['prize_claim'];

/** A winner's days, and his claim under names of its own: nulls where there is none. */
interface WinnerRow {
  readonly winner: string;
  readonly total: number;
  readonly longest: number;
  readonly [claim: `c_${string}`]: string | number | null;
}

const CLAIM_COLUMNS = claims.columns.map(
  (column) => `prize_claim.${column} as c_${column}` as `prize_claim.${keyof ClaimRow} as c_${string}`,
);

const claimOf = (row: WinnerRow): StoredPrizeClaim | undefined =>
  row['c_user_id'] === null
    ? undefined
    : claims.recordOf(
        Object.fromEntries(claims.columns.map((column) => [column, row[`c_${column}`]])) as never as ClaimRow,
      );

const winnerOf = (row: WinnerRow): ListedWinner => {
  const { winner: userId, total, longest } = row;
  return { userId, total, longest, claim: claimOf(row) };
};

const isStudent = (column: string) => isListedStudent(column) as RawBuilder<boolean>;

/** Students, those of them in somebody's care, whoever works here, and everybody without a look at what he is. */
type Whose = 'students' | 'cared' | 'workers' | 'everybody';

/** What somebody has in a table. SQLite joins in the order that is written: few are looked up by keys. */
const fromTable = <T extends 'check_in_standing' | 'prize_claim'>(
  db: Kysely<Schema>,
  param: Placeholder<Values>,
  table: T,
  whose: Whose,
) => {
  const id = `${table}.user_id`;
  const all = db.selectFrom(table as 'check_in_standing');
  if (whose === 'everybody') return all;
  if (whose === 'students') return all.where(isStudent(id));
  if (whose === 'workers') return ofWorkers(db, table as 'check_in_standing');
  return db
    .selectFrom(
      db
        .selectFrom('student_care')
        .select('student_id')
        .where('staff_id', '=', param('caredBy') as never)
        .limit(everyRow)
        .as('cared'),
    )
    .crossJoin(table as 'check_in_standing')
    .where(sql<boolean>`${sql.ref(id)} = cared.student_id`)
    .where(isStudent(id)) as never as typeof all;
};

/** Who has the days that a prize asks for. */
const earned = (db: Kysely<Schema>, param: Placeholder<Values>, by: PrizeBy, whose: Whose) =>
  fromTable(db, param, 'check_in_standing', whose)
    .where('check_in_standing.campaign', '=', param('campaign') as never)
    .where(`check_in_standing.${by}`, '>=', param('days') as never);

/** The same with their claims; `isOpen`: only who has said nothing. */
const winners = (
  db: Kysely<Schema>,
  param: Placeholder<Values>,
  { by, whose, isOpen }: { readonly by: PrizeBy; readonly whose: Whose; readonly isOpen: boolean },
) => {
  const rows = earned(db, param, by, whose)
    .leftJoin('prize_claim', (join) =>
      join
        .onRef('prize_claim.user_id', '=', 'check_in_standing.user_id')
        .onRef('prize_claim.campaign', '=', 'check_in_standing.campaign')
        .on('prize_claim.prize', '=', param('prize') as never),
    )
    .select(['check_in_standing.user_id as winner', 'check_in_standing.total', 'check_in_standing.longest'])
    .select(CLAIM_COLUMNS);
  if (!isOpen) return rows;
  // PostgreSQL goes on in the order of the index then: of what a left join finds it knows too little.
  return rows.where(sql<boolean>`(select 1 from prize_claim as said where said.user_id = check_in_standing.user_id
    and said.campaign = check_in_standing.campaign and said.prize = ${param('prize')} and said.state <> 'none') is null`);
};

/** The claims of a prize with the days of each, whose student may have none by now. */
const claimed = (db: Kysely<Schema>, param: Placeholder<Values>, whose: Whose) =>
  (fromTable(db, param, 'prize_claim', whose) as never as ReturnType<typeof db.selectFrom<'prize_claim'>>)
    .leftJoin('check_in_standing', (join) =>
      join
        .onRef('check_in_standing.user_id', '=', 'prize_claim.user_id')
        .onRef('check_in_standing.campaign', '=', 'prize_claim.campaign'),
    )
    .where('prize_claim.campaign', '=', param('campaign') as never)
    .where('prize_claim.prize', '=', param('prize') as never);

const daysNow = (by: PrizeBy): RawBuilder<number> =>
  sql<number>`coalesce(${sql.ref(`check_in_standing.${by}`)}, 0)`;

/** Those of a state; `isEarned`: only of those who have the days, or have them no more. */
const claimedOf = (
  db: Kysely<Schema>,
  param: Placeholder<Values>,
  { by, whose, isEarned }: { readonly by: PrizeBy; readonly whose: Whose; readonly isEarned?: boolean },
) => {
  const rows = claimed(db, param, whose)
    .where('prize_claim.state', '=', param('state') as never)
    .select(['prize_claim.user_id as winner', daysNow('total').as('total')])
    .select(daysNow('longest').as('longest'))
    .select(CLAIM_COLUMNS);
  if (isEarned === undefined) return rows;
  return rows.where(sql<boolean>`${daysNow(by)} ${sql.raw(isEarned ? '>=' : '<')} ${param('days')}`);
};

const BY_CLAIM = ['prize_claim.gmt_created', 'prize_claim.user_id'];

type Shown = 'all' | 'none' | 'open' | 'lost' | 'decided';

const shownOf = (state: PrizeWinnerState | undefined): Shown => {
  if (state === undefined) return 'all';
  return state === 'sent' || state === 'refused' ? 'decided' : state;
};

/** What of claims is stored as which state. */
const storedState = (state: PrizeWinnerState | undefined): PrizeClaimState =>
  state === undefined || state === 'lost' ? 'open' : state;

const asked = ({ campaign, prize, caredBy = '' }: WinnersOf) => ({
  campaign,
  prize: prize.id,
  days: prize.days,
  caredBy,
});

/** Reads the winners of prizes: of few who are in somebody's care by the key of each, of everybody in the order of an index. */
const readersOf = (database: Database, by: PrizeBy, whose: 'students' | 'cared') => {
  const limited = whose === 'cared' ? limitOf : undefined;
  const byDays = (isOpen: boolean) =>
    keyReader(
      database,
      (db, param) => winners(db, param, { by, whose, isOpen }),
      [`check_in_standing.${by}`, 'check_in_standing.user_id'],
      'desc',
      limited,
    );
  const byClaim = (isEarned?: boolean) =>
    keyReader(
      database,
      (db, param) => claimedOf(db, param, { by, whose, ...(isEarned === undefined ? {} : { isEarned }) }),
      BY_CLAIM,
      'asc',
      limited,
    );
  return {
    all: byDays(false),
    none: byDays(true),
    open: byClaim(true),
    lost: byClaim(false),
    decided: byClaim(),
  } satisfies Record<Shown, unknown>;
};

interface Counted {
  readonly won: number;
  readonly of: (state: PrizeClaimState) => { readonly count: number; readonly earned: number };
}

/** Counts who earned a prize, and claims by state with how many of them are earned. */
const counterOf = ({ prepare }: Database, by: PrizeBy, whose: Whose) => {
  const all = prepare((db, param: Placeholder<Values>) =>
    earned(db, param, by, whose).select(({ fn }) => fn.countAll<number>().as('count')),
  );
  const states = prepare((db, param: Placeholder<Values>) =>
    claimed(db, param, whose)
      .select(['prize_claim.state', sql<number>`count(*)`.as('count')])
      .select(
        sql<number>`cast(sum(case when ${daysNow(by)} >= ${param('days')} then 1 else 0 end) as bigint)`.as(
          'earned',
        ),
      )
      .groupBy('prize_claim.state'),
  );
  return async (values: Values): Promise<Counted> => {
    const [won, rows] = await Promise.all([all.first(values), states.all(values)]);
    return {
      won: won?.count ?? 0,
      of: (state) => rows.find((row) => row.state === state) ?? { count: 0, earned: 0 },
    };
  };
};

/** Counts among students. */
const counterOfStudents = (database: Database, by: PrizeBy) => {
  const [everybody, workers] = [counterOf(database, by, 'everybody'), counterOf(database, by, 'workers')];
  return async (values: Values): Promise<Counted> => {
    const [all, few] = await Promise.all([everybody(values), workers(values)]);
    return {
      won: without(all.won, few.won),
      of: (state) => {
        const [one, less] = [all.of(state), few.of(state)];
        return { count: without(one.count, less.count), earned: without(one.earned, less.earned) };
      },
    };
  };
};

/** What becomes of the prizes of campaigns, in the database. */
export const prizeClaims = (database: Database): PrizeClaims => {
  const readers = Object.fromEntries(
    PRIZE_BYS.map((by) => [
      by,
      {
        cared: { read: readersOf(database, by, 'cared'), count: counterOf(database, by, 'cared') },
        all: { read: readersOf(database, by, 'students'), count: counterOfStudents(database, by) },
      },
    ]),
  );
  const readersFor = ({ prize, caredBy }: WinnersOf) => {
    const found = readers[prize.by]?.[caredBy === undefined ? 'all' : 'cared'];
    if (found === undefined) throw new Error('no such prize');
    return found;
  };
  const own = database.prepare((db, param: Placeholder<{ userId: string; campaign: string }>) =>
    db
      .selectFrom('prize_claim')
      .selectAll()
      .where('user_id', '=', param('userId'))
      .where('campaign', '=', param('campaign')),
  );
  return {
    ofMember: async (userId, campaign) => (await own.all({ userId, campaign })).map(claims.recordOf),
    winners: async ({ state, ...which }, window) => {
      const read = readersFor(which).read[shownOf(state)];
      const { list, hasMore } = await read(window, { ...asked(which), state: storedState(state) });
      return { list: list.map((row) => winnerOf(row as never as WinnerRow)), hasMore };
    },
    count: async (which) => {
      const { won, of } = await readersFor(which).count(asked(which));
      const [open, sent, refused] = [of('open'), of('sent'), of('refused')];
      return {
        all: won,
        none: without(won, open.earned + sent.earned + refused.earned),
        open: open.earned,
        lost: without(open.count, open.earned),
        sent: sent.count,
        refused: refused.count,
      } satisfies PrizeCount;
    },
  };
};
