import {
  bandsOf,
  type CopyLookup,
  type Compared,
  piecesOf,
  type PictureCandidate,
  SAME_BAND_MAX,
  SAME_PIECE_MAX,
  type TextCandidate,
} from '@ykd/application/check-in';
import type { CheckInDay } from '@ykd/application/ports';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { limitOf } from './planned-once.js';
import type { Schema } from './schema.js';

/**
 * The first with one of these keys in a campaign, so many of each: each is read along the index from its beginning, however many
 * have the key.
 */
const firstWith = (
  table: 'check_in_band' | 'check_in_piece',
  columns: RawBuilder<unknown>,
  {
    campaign,
    keys,
    before,
    most,
  }: {
    readonly campaign: string;
    readonly keys: readonly string[];
    readonly before: number;
    readonly most: number;
  },
): RawBuilder<unknown> => {
  const key = sql.ref(table === 'check_in_band' ? 'band' : 'piece');
  const ofKey = keys.map(
    (value) => sql`select * from (select ${columns} from ${sql.table(table)}
      where campaign = ${campaign} and ${key} = ${value} and since < ${before}
      order by since, user_id, day limit ${limitOf(most)}) as found`,
  );
  return sql.join(ofKey, sql` union `);
};

/** Looks up entries of a campaign inside a transaction. */
export const copyLookup = (trx: Kysely<Schema>, campaign: string): CopyLookup => ({
  texts: async (keys, before) => {
    const found = firstWith('check_in_band', sql`user_id, day, since`, {
      campaign,
      keys,
      before,
      most: SAME_BAND_MAX,
    });
    const { rows } =
      await sql<TextCandidate>`select found.user_id as "userId", found.day, found.since, check_in.entry as text
      from (${found}) as found cross join check_in
      where check_in.user_id = found.user_id and check_in.campaign = ${campaign} and check_in.day = found.day`.execute(
        trx,
      );
    return rows;
  },
  pictures: async (keys, before) => {
    const found = firstWith('check_in_piece', sql`user_id, day, since, print`, {
      campaign,
      keys,
      before,
      most: SAME_PIECE_MAX,
    });
    const { rows } = await sql<PictureCandidate>`select user_id as "userId", day, since, print
      from (${found}) as found`.execute(trx);
    return rows;
  },
});

/** Since when an entry has said what it says; undefined where nothing was kept of it. */
export const keptSince = async (
  trx: Kysely<Schema>,
  { userId, campaign, day }: CheckInDay,
): Promise<number | undefined> => {
  const row = await trx
    .selectFrom('check_in_band')
    .select('since')
    .where('user_id', '=', userId)
    .where('campaign', '=', campaign)
    .where('day', '=', day)
    .limit(limitOf(1))
    .executeTakeFirst();
  return row?.since;
};

/** Keeps by what an entry that was just written is found, in place of what was kept; its pictures stand in its rows already. */
export const keepKeys = async (
  trx: Kysely<Schema>,
  { userId, campaign, day }: CheckInDay,
  {
    text,
    since,
    prints,
  }: Pick<Compared, 'text' | 'since'> & {
    readonly prints: readonly { readonly place: number; readonly print: string; readonly since: number }[];
  },
): Promise<void> => {
  const key = { user_id: userId, campaign, day };
  await trx
    .deleteFrom('check_in_band')
    .where('user_id', '=', userId)
    .where('campaign', '=', campaign)
    .where('day', '=', day)
    .execute();
  const bands = bandsOf(text).map((band) => ({ ...key, band, since }));
  if (bands.length > 0) await trx.insertInto('check_in_band').values(bands).execute();
  const pieces = prints.flatMap(({ place, print, since: shownSince }) =>
    piecesOf(print).map((piece) => ({ ...key, place, piece, print, since: shownSince })),
  );
  if (pieces.length > 0) await trx.insertInto('check_in_piece').values(pieces).execute();
};
