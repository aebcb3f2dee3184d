import { findCopy, likenessNow, saidSince } from '@ykd/application/check-in';
import { type CheckInEntry, UNREVIEWED, writtenAnew } from '@ykd/application/entities';
import type { CheckInSave, TxCheckIns } from '@ykd/application/ports';
import { sql, type Kysely } from 'kysely';
import { copyLookup, keepKeys, keptSince } from './check-in-likeness.js';
import { checkInCommentMapping as comments, checkInEntryOf, checkInMapping } from './check-in-rows.js';
import type { DialectTraits } from './dialect.js';
import { countEntry, keepStandings, type CountedCampaign } from './keep-standings.js';
import { lockCheckIns } from './lock-check-ins.js';
import type { CheckInTable, Schema } from './schema.js';

const { recordOf, rowOf, changesOf } = checkInMapping;

type Traits = Pick<DialectTraits, 'lockKey' | 'forShare'>;

/** A campaign and its days, which stay as they are until the transaction ends. */
const campaignNow = (
  trx: Kysely<Schema>,
  { forShare }: Traits,
  campaign: string,
): Promise<CountedCampaign | undefined> =>
  trx
    .selectFrom('campaign')
    .select(['value', 'first_day', 'last_day'])
    .where('value', '=', campaign)
    .modifyEnd(forShare)
    .executeTakeFirst();

/** An entry is there, or is there no more: keeps what is kept of its member and its day. */
const keepNew = async (
  trx: Kysely<Schema>,
  campaign: CountedCampaign,
  entry: Pick<CheckInTable, 'user_id' | 'campaign' | 'day'>,
  by: 1 | -1,
): Promise<void> => {
  await keepStandings(trx, campaign, [entry.user_id]);
  await countEntry(trx, entry, by);
};

/** What `CheckIns.put` does, in one transaction. */
export const putCheckIn = async (
  trx: Kysely<Schema>,
  traits: Traits,
  { userId, campaign, day, text, pictures, at }: CheckInSave,
): Promise<CheckInEntry | undefined> => {
  await lockCheckIns(trx, traits, userId);
  // Whoever removes it waits until this is written, or this until it is gone.
  const there = await campaignNow(trx, traits, campaign);
  if (there === undefined) return undefined;
  const own =
    pictures.length === 0
      ? []
      : await trx
          .selectFrom('check_in_picture')
          .select(['name', 'at', 'print'])
          .where('user_id', '=', userId)
          .where('name', 'in', pictures)
          .execute();
  if (own.length < pictures.length) return undefined;
  const key = { user_id: userId, campaign, day };
  const earlier = await trx
    .selectFrom('check_in')
    .selectAll()
    .where('user_id', '=', userId)
    .where('campaign', '=', campaign)
    .where('day', '=', day)
    .executeTakeFirst();
  const before = earlier && recordOf(earlier);
  const kept = before && (await keptSince(trx, before));
  const since = saidSince(
    before && kept !== undefined ? { text: before.text, since: kept } : undefined,
    text,
    at,
  );
  const prints = own.flatMap(({ name, at: uploaded, print }) =>
    print === null ? [] : { place: pictures.indexOf(name), print, since: uploaded },
  );
  const copied = await findCopy({ userId, text, since, prints }, copyLookup(trx, campaign));
  const like = likenessNow(before, text, copied);
  const row = await trx
    .insertInto('check_in')
    .values(rowOf({ ...UNREVIEWED, ...like, userId, campaign, day, text, gmtCreated: at, gmtModified: at }))
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'campaign', 'day']).doUpdateSet({
        ...changesOf(like),
        entry: text,
        gmt_modified: at,
        version: sql`check_in.version + 1`,
        made_up_by: null,
        made_up_reason: null,
        // What was made up for nobody has read as he writes it.
        ...(before === undefined || before.madeUpBy === null ? {} : changesOf(writtenAnew(before, at))),
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  await trx
    .deleteFrom('check_in_shown')
    .where('user_id', '=', userId)
    .where('campaign', '=', campaign)
    .where('day', '=', day)
    .execute();
  if (pictures.length > 0) {
    const named = pictures.map((name, place) => ({ ...key, place, name }));
    await trx.insertInto('check_in_shown').values(named).execute();
  }
  await keepKeys(trx, { userId, campaign, day }, { text, since, prints });
  if (row.version === UNREVIEWED.version) await keepNew(trx, there, row, 1);
  return checkInEntryOf(row, pictures);
};

/** Entries inside a transaction. */
export const txCheckIns = (trx: Kysely<Schema>, traits: Traits): TxCheckIns => ({
  makeUp: async ({ userId, campaign, day, by, reason, at }) => {
    await lockCheckIns(trx, traits, userId);
    const there = await campaignNow(trx, traits, campaign);
    if (there === undefined) return false;
    const row = await trx
      .insertInto('check_in')
      .values(
        rowOf({
          ...UNREVIEWED,
          userId,
          campaign,
          day,
          text: '',
          // Whoever makes it up for has seen it.
          mark: 'read',
          gmtCreated: at,
          gmtModified: at,
          madeUpBy: by,
          madeUpReason: reason,
        }),
      )
      .onConflict((conflict) => conflict.columns(['user_id', 'campaign', 'day']).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) return false;
    await keepNew(trx, there, row, 1);
    return true;
  },
  takeBack: async ({ userId, campaign, day }) => {
    const there = await campaignNow(trx, traits, campaign);
    const under = await trx
      .selectFrom('check_in_comment')
      .select('id')
      .where('user_id', '=', userId)
      .where('campaign', '=', campaign)
      .where('day', '=', day)
      .execute();
    const row = await trx
      .deleteFrom('check_in')
      .where('user_id', '=', userId)
      .where('campaign', '=', campaign)
      .where('day', '=', day)
      .returning(['user_id', 'campaign', 'day'])
      .executeTakeFirst();
    if (there !== undefined && row !== undefined) await keepNew(trx, there, row, -1);
    return under.map(({ id }) => id);
  },
  hold: async ({ userId, campaign, day }) => {
    await lockCheckIns(trx, traits, userId);
    const row = await trx
      .selectFrom('check_in')
      .selectAll()
      .where('user_id', '=', userId)
      .where('campaign', '=', campaign)
      .where('day', '=', day)
      .executeTakeFirst();
    return row && recordOf(row);
  },
  store: async ({ userId, campaign, day, mark, reviewedBy, reviewedAt, reviewedVersion, version }) => {
    await trx
      .updateTable('check_in')
      .set({
        mark,
        reviewed_by: reviewedBy,
        reviewed_at: reviewedAt,
        reviewed_version: reviewedVersion,
        version,
      })
      .where('user_id', '=', userId)
      .where('campaign', '=', campaign)
      .where('day', '=', day)
      .execute();
  },
  judge: async ({ userId, campaign, day, verdict, judgedBy, judgedAt, likeVersion }) => {
    await trx
      .updateTable('check_in')
      .set({ verdict, judged_by: judgedBy, judged_at: judgedAt, like_version: likeVersion })
      .where('user_id', '=', userId)
      .where('campaign', '=', campaign)
      .where('day', '=', day)
      .execute();
  },
  findComment: async (id) => {
    const row = await trx.selectFrom('check_in_comment').selectAll().where('id', '=', id).executeTakeFirst();
    return row && comments.recordOf(row);
  },
  commentsOn: async ({ userId, campaign, day }) => {
    const rows = await trx
      .selectFrom('check_in_comment')
      .selectAll()
      .where('user_id', '=', userId)
      .where('campaign', '=', campaign)
      .where('day', '=', day)
      .orderBy('gmt_created')
      .orderBy('id')
      .execute();
    return rows.map(comments.recordOf);
  },
  insertComment: async (comment) => {
    await trx.insertInto('check_in_comment').values(comments.rowOf(comment)).execute();
  },
  removeComment: async (id) => {
    await trx.deleteFrom('check_in_comment').where('id', '=', id).execute();
  },
});
