import type { CheckInEntry } from '@ykd/application/entities';
import type { CheckInsOfDay, CheckIns } from '@ykd/application/ports';
import { sql, type Kysely } from 'kysely';
import { checkInCommentMapping as comments, checkInEntryOf } from './check-in-rows.js';
import type { Database } from './database.js';
import { keyReader } from './key-page.js';
import { isListedStudent } from './listed-students.js';
import { limitOf } from './planned-once.js';
import type { Placeholder } from './prepared.js';
import type { CheckInTable, Schema } from './schema.js';
import { putCheckIn } from './tx-check-ins.js';

/** Entries from rows of which each has one of an entry's pictures, or none. */
const entriesOf = (
  rows: readonly (CheckInTable & { readonly name: string | null })[],
): readonly CheckInEntry[] => {
  const days = new Map<string, { readonly row: CheckInTable; readonly pictures: string[] }>();
  for (const row of rows) {
    const entry = days.get(row.day) ?? { row, pictures: [] };
    days.set(row.day, entry);
    if (row.name !== null) entry.pictures.push(row.name);
  }
  return [...days.values()].map(({ row, pictures }) => checkInEntryOf(row, pictures));
};

/** What a question about a day asks for beside it. */
interface DayShape {
  readonly isCared: boolean;
  readonly isMarked: boolean;
  readonly isSuspect: boolean;
}

type DayValues = Readonly<Record<string, string | number>>;

/**
 * The entries of a day: of few who are in somebody's care by the key of each, of everybody in the order of the index. SQLite joins in
 * the order that is written.
 */
const entriesOfDay = (
  db: Kysely<Schema>,
  param: Placeholder<DayValues>,
  { isCared, isMarked, isSuspect }: DayShape,
) => {
  const rows = db.selectFrom('check_in');
  const own = isCared
    ? db
        .selectFrom('student_care')
        .crossJoin('check_in')
        .where('student_care.staff_id', '=', param('caredBy') as never)
        .whereRef('check_in.user_id', '=', 'student_care.student_id')
    : rows;
  const ofDay = (own as typeof rows)
    .where('check_in.campaign', '=', param('campaign') as never)
    .where('check_in.day', '=', param('day') as never)
    // Who works here is no student, whatever he wrote.
    .where(isListedStudent('check_in.user_id') as never);
  const marked = isMarked ? ofDay.where('check_in.mark', '=', param('mark') as never) : ofDay;
  // In the words of the index that has those alone.
  return isSuspect
    ? marked.where(sql<boolean>`check_in.like_kind is not null and check_in.verdict = 'none'`)
    : marked;
};

const SHAPES: readonly DayShape[] = [true, false].flatMap((isCared) =>
  [true, false].flatMap((isMarked) => [true, false].map((isSuspect) => ({ isCared, isMarked, isSuspect }))),
);

const nameOf = ({ isCared, isMarked, isSuspect }: DayShape, rest = ''): string =>
  `${isCared} ${isMarked} ${isSuspect} ${rest}`;

const shapeOf = ({ caredBy, mark, isSuspect }: CheckInsOfDay): DayShape => ({
  isCared: caredBy !== undefined,
  isMarked: mark !== undefined,
  isSuspect: isSuspect === true,
});

export const checkIns = (database: Database): CheckIns => {
  const readers = new Map(
    SHAPES.flatMap((shape) =>
      (['asc', 'desc'] as const).map((order) => [
        nameOf(shape, order),
        keyReader(
          database,
          (db, param) => entriesOfDay(db, param, shape).selectAll('check_in'),
          ['check_in.gmt_created', 'check_in.user_id'],
          order,
          shape.isCared ? limitOf : undefined,
        ),
      ]),
    ),
  );
  const counts = new Map(
    SHAPES.map((shape) => [
      nameOf(shape),
      database.prepare((db, param: Placeholder<DayValues>) =>
        entriesOfDay(db, param, shape).select(({ fn }) => fn.countAll<number>().as('count')),
      ),
    ]),
  );
  const countOf = async ({ campaign, day, caredBy = '', mark = 'none' }: CheckInsOfDay, shape: DayShape) =>
    (await counts.get(nameOf(shape))?.first({ campaign, day, caredBy, mark }))?.count ?? 0;
  const ownComments = database.prepare((db, param: Placeholder<{ userId: string; campaign: string }>) =>
    db
      .selectFrom('check_in_comment')
      .selectAll()
      .where('user_id', '=', param('userId'))
      .where('campaign', '=', param('campaign'))
      .orderBy('gmt_created')
      .orderBy('id'),
  );
  // In one statement: between two, an entry could be put anew.
  const entries = database.prepare((db, param: Placeholder<{ userId: string; campaign: string }>) =>
    db
      .selectFrom('check_in')
      .leftJoin('check_in_shown', (join) =>
        join
          .onRef('check_in_shown.user_id', '=', 'check_in.user_id')
          .onRef('check_in_shown.campaign', '=', 'check_in.campaign')
          .onRef('check_in_shown.day', '=', 'check_in.day'),
      )
      .selectAll('check_in')
      .select('check_in_shown.name')
      .where('check_in.user_id', '=', param('userId'))
      .where('check_in.campaign', '=', param('campaign'))
      .orderBy('check_in.day', 'desc')
      .orderBy('check_in_shown.place'),
  );
  const days = database.prepare((db, param: Placeholder<{ userId: string }>) =>
    db.selectFrom('check_in').select(['campaign', 'day']).where('user_id', '=', param('userId')),
  );

  /** The pictures of entries of a campaign, by their rows. */
  const shownIn = async (campaign: string, rows: readonly CheckInTable[]) => {
    const shown =
      rows.length === 0
        ? []
        : await database.db
            .selectFrom('check_in_shown')
            .select(['user_id', 'day', 'name'])
            .where('user_id', 'in', [...new Set(rows.map(({ user_id: userId }) => userId))])
            .where('campaign', '=', campaign)
            .where('day', 'in', [...new Set(rows.map(({ day }) => day))])
            .orderBy('user_id')
            .orderBy('day')
            .orderBy('place')
            .execute();
    return (row: CheckInTable) =>
      shown.filter((one) => one.user_id === row.user_id && one.day === row.day).map(({ name }) => name);
  };

  return {
    put: (save) => database.transaction((trx) => putCheckIn(trx, database.traits, save)),
    entries: async (userId, campaign) => entriesOf(await entries.all({ userId, campaign })),
    days: (userId) => days.all({ userId }),
    ofDay: async (which, order, window) => {
      const { campaign, day, caredBy = '', mark = 'none' } = which;
      const read = readers.get(nameOf(shapeOf(which), order));
      if (read === undefined) throw new Error('no such question');
      const { list, hasMore } = await read(window, { campaign, day, caredBy, mark });
      const picturesOf = await shownIn(campaign, list);
      return { list: list.map((row) => checkInEntryOf(row, picturesOf(row))), hasMore };
    },
    some: async (campaign, keys) => {
      if (keys.length === 0) return [];
      const rows = await database.db
        .selectFrom('check_in')
        .selectAll()
        .where('user_id', 'in', [...new Set(keys.map(({ userId }) => userId))])
        .where('campaign', '=', campaign)
        .where('day', 'in', [...new Set(keys.map(({ day }) => day))])
        .execute();
      const found = rows.filter((row) =>
        keys.some(({ userId, day }) => userId === row.user_id && day === row.day),
      );
      const picturesOf = await shownIn(campaign, found);
      return found.map((row) => checkInEntryOf(row, picturesOf(row)));
    },
    countOfDay: async (which) => {
      const { isCared } = shapeOf(which);
      const all = { isCared, isMarked: false, isSuspect: false };
      return {
        entries: await countOf(which, all),
        open: await countOf({ ...which, mark: 'none' }, { ...all, isMarked: true }),
        suspects: await countOf(which, { ...all, isSuspect: true }),
      };
    },
    commentsOf: async (userId, campaign) =>
      (await ownComments.all({ userId, campaign })).map(comments.recordOf),
    commentsOfDay: async ({ campaign, day }, userIds) => {
      if (userIds.length === 0) return [];
      const rows = await database.db
        .selectFrom('check_in_comment')
        .selectAll()
        .where('user_id', 'in', userIds)
        .where('campaign', '=', campaign)
        .where('day', '=', day)
        .orderBy('gmt_created')
        .orderBy('id')
        .execute();
      return rows.map(comments.recordOf);
    },
  };
};
