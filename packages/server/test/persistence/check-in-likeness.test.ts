import { bandsOf, SAME_BAND_MAX, SAME_PIECE_MAX, piecesOf } from '@ykd/application/check-in';
import { UNREVIEWED } from '@ykd/application/entities';
import { sampleMember } from '@ykd/application/testing';
import { COPY_LIKENESS, picturePrint, textLikeness } from '@ykd/domain/likeness';
import { describe, expect, it } from 'vitest';
import { copyLookup } from '../../src/persistence/check-in-likeness.js';
import { repositories, type Database } from '../../src/persistence/index.js';
import { BOTH_DATABASES } from '../support/both-databases.js';

const CAMPAIGN = '2025_march';
const ESSAY = '今天学完了循环和列表，做了六道练习，最后一题卡了很久，后来发现是下标从零开始。';
const NOISE = picturePrint(Array.from({ length: 72 }, (_, at) => (at * at * 31 + at * 17) % 251));
const MANY = 5000;

const dayOf = (at: number): string => `day-${String(at).padStart(4, '0')}`;

/** As many entries of a member as there never were, with the keys of a text and of a picture that say otherwise. */
const crowd = (database: Database): Promise<void> =>
  database.transaction(async (trx) => {
    const [bands, pieces] = [bandsOf(ESSAY), piecesOf(NOISE)];
    const { verdict, version, mark, likeVersion } = UNREVIEWED;
    for (let from = 0; from < MANY; from += 250) {
      const keys = Array.from({ length: 250 }, (_, at) => ({
        user_id: 'member-1',
        campaign: CAMPAIGN,
        day: dayOf(from + at),
      }));
      const sinceOf = (day: string): number => Number(day.slice(4));
      await trx
        .insertInto('check_in')
        .values(
          keys.map((key) => ({
            ...key,
            entry: `第 ${key.day} 天写的是完全不同的别的东西`,
            gmt_created: 1,
            gmt_modified: 1,
            mark,
            verdict,
            version,
            like_version: likeVersion,
            reviewed_by: null,
            reviewed_at: null,
            reviewed_version: null,
            like_kind: null,
            like_user_id: null,
            like_day: null,
            like_percent: null,
            judged_by: null,
            judged_at: null,
          })),
        )
        .execute();
      await trx
        .insertInto('check_in_shown')
        .values(keys.map((key) => ({ ...key, place: 0, name: 'a.png' })))
        .execute();
      for (const band of bands)
        await trx
          .insertInto('check_in_band')
          .values(keys.map((key) => ({ ...key, band, since: sinceOf(key.day) })))
          .execute();
      for (const piece of pieces)
        await trx
          .insertInto('check_in_piece')
          .values(keys.map((key) => ({ ...key, place: 0, piece, print: NOISE, since: sinceOf(key.day) })))
          .execute();
    }
  });

describe.each(BOTH_DATABASES)('a key that thousands of entries have in %s', (_name, open) => {
  it('leads to the earliest few of them, and to none that came later', async () => {
    const { database, dispose } = await open();
    const { checkIns, checkInPictures, members } = repositories(database);
    for (const key of ['1', '2']) await members.insert(sampleMember(key));
    await checkInPictures.reserve({ name: 'a.png', userId: 'member-1', at: 1 }, 0, 9);
    await crowd(database);
    await database.transaction(async (trx) => {
      const lookup = copyLookup(trx, CAMPAIGN);
      const texts = await lookup.texts(bandsOf(ESSAY), MANY);
      expect(texts.map(({ day }) => day).toSorted()).toEqual(
        Array.from({ length: SAME_BAND_MAX }, (_, at) => dayOf(at)),
      );
      expect(await lookup.texts(bandsOf(ESSAY), 3)).toHaveLength(3);
      expect(await lookup.pictures(piecesOf(NOISE), MANY)).toHaveLength(SAME_PIECE_MAX);
      expect(await copyLookup(trx, '2024_march').texts(bandsOf(ESSAY), MANY)).toEqual([]);
    });
    // What stands out from the crowd is found all the same, by the bands that it has for itself.
    const almost = ESSAY.replace('六道', '八道');
    expect(textLikeness(ESSAY, almost)).toBeGreaterThan(COPY_LIKENESS);
    expect(bandsOf(almost)).not.toEqual(bandsOf(ESSAY));
    const put = (userId: string, text: string, at: number) =>
      checkIns.put({ userId, campaign: CAMPAIGN, day: '2025-03-02', text, pictures: [], at });
    expect(await put('member-1', almost, MANY + 1)).toMatchObject({ likeKind: null });
    expect(await put('member-2', almost, MANY + 2)).toMatchObject({
      likeUserId: 'member-1',
      likePercent: 100,
    });
    await dispose();
  });

  it('goes with the entry, the picture and the member', async () => {
    const { database, dispose } = await open();
    const { checkIns, checkInPictures, members } = repositories(database);
    await members.insert(sampleMember('1'));
    await checkInPictures.reserve({ name: 'a.png', userId: 'member-1', at: 1 }, 0, 9);
    await checkInPictures.keepPrint('a.png', NOISE);
    const save = { userId: 'member-1', campaign: CAMPAIGN, day: '2025-03-02', text: ESSAY, at: 5 };
    await checkIns.put({ ...save, pictures: ['a.png'] });
    const count = async (table: 'check_in_band' | 'check_in_piece') =>
      (await database.db.selectFrom(table).selectAll().execute()).length;
    const all = async () => [await count('check_in_band'), await count('check_in_piece')];
    const both = [bandsOf(ESSAY).length, piecesOf(NOISE).length];
    expect(await all()).toEqual(both);
    await checkIns.put({ ...save, pictures: [] });
    expect(await all()).toEqual([both[0], 0]);
    await checkIns.put({ ...save, pictures: ['a.png'] });
    await database.db.deleteFrom('check_in_picture').where('name', '=', 'a.png').execute();
    expect(await all()).toEqual([both[0], 0]);
    await database.db.deleteFrom('member').where('id', '=', 'member-1').execute();
    expect(await all()).toEqual([0, 0]);
    await dispose();
  });
});
