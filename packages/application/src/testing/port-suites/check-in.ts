import { checkInPictureKey, checkInPictureNameOf, remindOfCheckIns } from '../../check-in/index.js';
import { fakePng, HONG, MING } from '../fakes/index.js';
import { CHECK_IN_PICTURE_MAX_BYTES } from '@ykd/domain/campaign';
import { DAY_MS } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import { CAMPAIGN_FORM } from './activity-samples.js';
import { must } from './purchases.js';
import type { Tries } from './tries.js';
import { loggedIn, type WorldOf, type World } from './world.js';

const campaign = '2025_march';
/** Half past nine in the evening of 2025-03-10 in Shanghai. */
const EVENING = Date.UTC(2025, 2, 10, 13, 30);

const inMarch = async (world: World, account?: string) => {
  world.deps.clock.set(EVENING);
  return loggedIn(world, account);
};

/** What every implementation of CheckInPort does. */
export const checkInSuite = (world: WorldOf): void => {
  describe('CheckInPort', () => {
    it('keeps today’s entry with its pictures, and answers the campaign', async () => {
      const { checkIn } = await inMarch(world());
      const uploaded = await checkIn.upload({ bytes: fakePng('pixels') });
      const imageUrl = uploaded.ok ? uploaded.value.imageUrl : '';
      const answer = await checkIn.save({ campaign, text: ' 学了循环\n真好 ', pictures: [imageUrl] });
      const days = [
        {
          day: '2025-03-10',
          text: '学了循环\n真好',
          pictures: [imageUrl],
          gmtCreated: EVENING,
          gmtModified: EVENING,
          mark: 'none',
          madeUp: null,
          comments: [],
        },
      ];
      expect(answer).toEqual({
        ok: true,
        value: {
          campaign,
          name: '2025 年三月打卡',
          period: { firstDay: '2025-03-01', lastDay: '2025-03-31' },
          isOpen: true,
          rules: '',
          pageText: '',
          badge: '',
          badgeSince: null,
          prizes: [],
          today: '2025-03-10',
          days,
          streak: { current: 1, longest: 1, total: 1 },
        },
      });
      expect(await checkIn.mine({ campaign })).toEqual(answer);
      expect(world().deps.files.stored.has(checkInPictureKey(checkInPictureNameOf(imageUrl) ?? ''))).toBe(
        true,
      );
    });

    it('shows the campaign that is chosen where nobody chose one', async () => {
      const { checkIn } = await inMarch(world());
      expect(await checkIn.mine({})).toMatchObject({
        ok: true,
        value: { campaign: '2025_summer_arena', isOpen: false, days: [] },
      });
    });

    it('sums up the campaigns that have begun', async () => {
      const { checkIn } = await inMarch(world());
      await checkIn.save({ campaign, text: '学了循环', pictures: [] });
      const answer = await checkIn.history();
      expect(answer.ok && answer.value.length).toBe(9);
      expect(answer.ok && answer.value[0]).toEqual({
        campaign,
        name: '2025 年三月打卡',
        period: { firstDay: '2025-03-01', lastDay: '2025-03-31' },
        isOpen: true,
        streak: { current: 1, longest: 1, total: 1 },
        badge: '',
        badgeSince: null,
      });
    });

    it('gives the badge of a campaign for an entry in its period, in all that is read of it', async () => {
      const { activity } = await loggedIn(world(), 'admin');
      const one = { value: '2026_march', ...CAMPAIGN_FORM };
      must(await activity.saveCampaign({ ...one, version: 0 }));
      const { checkIn } = await loggedIn(world());
      const read = async () => {
        const mine = must(await checkIn.mine({ campaign: one.value }));
        const listed = must(await checkIn.history()).find((summary) => summary.campaign === one.value);
        return [mine, listed].map((of) => `${of?.badge} ${of?.badgeSince}`);
      };
      expect(await read()).toEqual(['三月之星 null', '三月之星 null']);
      must(await checkIn.save({ campaign: one.value, text: '学了循环', pictures: [] }));
      expect(await read()).toEqual(['三月之星 2026-03-01', '三月之星 2026-03-01']);
      // Staff begin it later, and what he wrote lies outside of it.
      const version = must(await activity.campaigns()).find(({ value }) => value === one.value)?.version ?? 0;
      must(await activity.saveCampaign({ ...one, version, firstDay: '2026-03-02' }));
      expect(await read()).toEqual(['三月之星 null', '三月之星 null']);
    });

    it('knows no campaign that there is not', async () => {
      const { checkIn } = await inMarch(world());
      const absent = { ok: false, error: { kind: 'entity-not-found' } };
      expect(await checkIn.mine({ campaign: 'nothing' })).toEqual(absent);
      expect(await checkIn.save({ campaign: 'nothing', text: '学了循环', pictures: [] })).toEqual(absent);
      expect(await world().deps.checkIns.days(MING.id)).toEqual([]);
    });

    it.each([
      ['2025_summer_arena', 'before', { firstDay: '2025-07-11', lastDay: '2025-08-18' }],
      ['2024_march', 'over', { firstDay: '2024-03-01', lastDay: '2024-03-31' }],
    ] as const)('says why %s takes no entry', async (closed, reason, period) => {
      const { checkIn } = await inMarch(world());
      expect(await checkIn.save({ campaign: closed, text: '学了循环', pictures: [] })).toEqual({
        ok: false,
        error: { kind: 'check-in-closed', reason, period },
      });
    });

    it('says what is wrong with each part of an entry', async () => {
      const { checkIn } = await inMarch(world());
      const pictures = Array.from({ length: 10 }, (_, at) => `/uploads/checkin/${at}.png`);
      expect(await checkIn.save({ campaign, text: ' \n', pictures })).toEqual({
        ok: false,
        error: {
          kind: 'invalid-input',
          issues: [
            { field: 'text', message: '打卡内容必须填写' },
            { field: 'pictures', message: '图片不能超过9张' },
          ],
        },
      });
    });

    it('is written by whom and on the day that the form says', async () => {
      const { checkIn } = await inMarch(world());
      const input = { campaign, text: '学了循环', pictures: [] } as const;
      expect(await checkIn.save({ ...input, userId: HONG.id })).toEqual({
        ok: false,
        error: { kind: 'forbidden' },
      });
      expect(await checkIn.save({ ...input, day: '2025-03-09' })).toMatchObject({
        ok: false,
        error: { kind: 'invalid-input', issues: [{ field: 'day' }] },
      });
      expect(await world().deps.checkIns.days(MING.id)).toEqual([]);
      expect(await checkIn.save({ ...input, userId: MING.id, day: '2025-03-10' })).toMatchObject({
        ok: true,
      });
    });

    it('takes no picture of another member', async () => {
      const hong = await inMarch(world(), 'xiaohong');
      const uploaded = await hong.checkIn.upload({ bytes: fakePng('pixels') });
      const pictures = [uploaded.ok ? uploaded.value.imageUrl : ''];
      const { checkIn } = await loggedIn(world());
      expect(await checkIn.save({ campaign, text: '学了循环', pictures })).toMatchObject({
        ok: false,
        error: { kind: 'invalid-input', issues: [{ field: 'pictures' }] },
      });
      expect(await world().deps.checkIns.days(MING.id)).toEqual([]);
    });

    it('takes pictures of 3 MB and refuses one byte more', async () => {
      const { checkIn } = await inMarch(world());
      const upload = (size: number) => checkIn.upload({ bytes: fakePng('', size) });
      expect(await upload(CHECK_IN_PICTURE_MAX_BYTES)).toMatchObject({ ok: true });
      for (const size of [CHECK_IN_PICTURE_MAX_BYTES + 1, CHECK_IN_PICTURE_MAX_BYTES + 100_000]) {
        expect(await upload(size)).toEqual({
          ok: false,
          error: {
            kind: 'invalid-input',
            issues: [{ field: 'picturefile', message: '打卡图片大小不能超过 3M' }],
          },
        });
      }
    });

    it('ranks those who take part by some letters of their names; the ranking moves, and one may leave it', async () => {
      const ming = await inMarch(world());
      const write = ({ checkIn }: typeof ming) => checkIn.save({ campaign, text: '学了循环', pictures: [] });
      const none = { first: [], count: 0, own: null, hasLeft: false };
      expect(await ming.checkIn.ranking({ campaign })).toEqual({ ok: true, value: none });
      await write(ming);
      const hong = await loggedIn(world(), HONG.userName ?? '');
      await write(hong);
      // The second day of Ming.
      world().deps.clock.advance(DAY_MS);
      const again = await loggedIn(world());
      await write(again);
      const mine = { place: 1, name: '小明', isSelf: true, total: 2, longest: 2 };
      expect(await again.checkIn.ranking({ campaign })).toEqual({
        ok: true,
        value: {
          first: [mine, { place: 2, name: 'x**g', isSelf: false, total: 1, longest: 1 }],
          count: 2,
          own: mine,
          hasLeft: false,
        },
      });
      const left = { first: [{ place: 1, isSelf: false }], count: 1, own: null, hasLeft: true };
      expect(await again.checkIn.setRanked({ campaign, isRanked: false })).toMatchObject({
        ok: true,
        value: left,
      });
      const hers = await loggedIn(world(), HONG.userName ?? '');
      expect(await hers.checkIn.ranking({ campaign })).toMatchObject({
        value: { count: 1, own: { place: 1, isSelf: true } },
      });
      expect(await again.checkIn.setRanked({ campaign, isRanked: true })).toMatchObject({
        value: { count: 2, own: mine, hasLeft: false },
      });
    });

    it('knows no ranking of a campaign that is not there, and no place of another member', async () => {
      const { checkIn } = await inMarch(world());
      const missing = { ok: false, error: { kind: 'entity-not-found' } };
      expect(await checkIn.ranking({ campaign: 'nothing' })).toEqual(missing);
      expect(await checkIn.setRanked({ campaign, isRanked: false })).toEqual(missing);
      expect(await checkIn.setRanked({ userId: HONG.id, campaign, isRanked: false })).toEqual({
        ok: false,
        error: { kind: 'forbidden' },
      });
    });

    it('reminds of a campaign when its member wants to be, until he does not', async () => {
      const { checkIn } = await inMarch(world());
      expect(await checkIn.reminder({ campaign })).toEqual({ ok: true, value: { minute: null } });
      const set = { ok: true, value: { minute: 1_230 } };
      expect(await checkIn.remind({ campaign, minute: 1_230 })).toEqual(set);
      expect(await checkIn.reminder({ campaign })).toEqual(set);
      const hong = await loggedIn(world(), HONG.userName ?? '');
      expect(await hong.checkIn.reminder({ campaign })).toEqual({ ok: true, value: { minute: null } });
      expect(await hong.checkIn.remind({ userId: MING.id, campaign, minute: null })).toEqual({
        ok: false,
        error: { kind: 'forbidden' },
      });
      for (const minute of [null, null])
        expect(await checkIn.remind({ campaign, minute })).toEqual({ ok: true, value: { minute } });
      expect(await checkIn.reminder({ campaign })).toEqual({ ok: true, value: { minute: null } });
    });

    it('reminds again on the day on which a later time is chosen', async () => {
      const { checkIn, notice } = await inMarch(world());
      const told = async () => {
        const answer = await notice.list({ size: 9 });
        return answer.ok ? answer.value.list.map(({ text }) => text.slice(0, 7)) : [];
      };
      const at = async (minute: number) => {
        await checkIn.remind({ campaign, minute });
        const before = await told();
        world().deps.clock.set(EVENING + (minute - 1_290) * 60_000);
        await remindOfCheckIns(world().deps);
        return [before, await told()];
      };
      expect(await at(1_291)).toEqual([[], ['到 21:31']]);
      expect(await at(1_292)).toEqual([[], ['到 21:32']]);
    });

    it('reminds of no campaign that is over or not there, and at no time that there is not', async () => {
      const { checkIn } = await inMarch(world());
      expect(await checkIn.remind({ campaign: 'nothing', minute: 0 })).toEqual({
        ok: false,
        error: { kind: 'entity-not-found' },
      });
      expect(await checkIn.remind({ campaign: '2024_march', minute: 0 })).toMatchObject({
        ok: false,
        error: { kind: 'check-in-closed', reason: 'over' },
      });
      expect(await checkIn.remind({ campaign: '2025_summer_arena', minute: 0 })).toMatchObject({ ok: true });
      expect(await checkIn.remind({ campaign, minute: 1_440 })).toEqual({
        ok: false,
        error: { kind: 'invalid-input', issues: [{ field: 'minute', message: '时间要是 00:00 到 23:59' }] },
      });
    });

    it('asks for a login', async () => {
      const { checkIn } = world().visitor();
      const refused = { ok: false, error: { kind: 'not-logged-in' } };
      expect(await checkIn.mine({ campaign })).toEqual(refused);
      expect(await checkIn.history()).toEqual(refused);
      expect(await checkIn.save({ campaign, text: '学了循环', pictures: [] })).toEqual(refused);
      expect(await checkIn.upload({ bytes: fakePng('pixels') })).toEqual(refused);
      expect(await checkIn.ranking({ campaign })).toEqual(refused);
      expect(await checkIn.setRanked({ campaign, isRanked: false })).toEqual(refused);
      expect(await checkIn.reminder({ campaign })).toEqual(refused);
      expect(await checkIn.remind({ campaign, minute: 0 })).toEqual(refused);
      expect(world().deps.checkInPictures.stored.size).toBe(0);
    });
  });
};

/** A way to make each call of the area. */
export const checkInTries: Tries<'checkIn'> = {
  mine: ({ checkIn }) => checkIn.mine({}),
  history: ({ checkIn }) => checkIn.history(),
  save: ({ checkIn }, { id: userId }) =>
    checkIn.save({ userId, campaign: '2025_march', text: '今天', pictures: [] }),
  ranking: ({ checkIn }) => checkIn.ranking({ campaign: '2025_march' }),
  setRanked: ({ checkIn }, { id: userId }) =>
    checkIn.setRanked({ userId, campaign: '2025_march', isRanked: false }),
  reminder: ({ checkIn }) => checkIn.reminder({ campaign: '2025_march' }),
  remind: ({ checkIn }, { id: userId }) => checkIn.remind({ userId, campaign: '2025_march', minute: null }),
  upload: ({ checkIn }) => checkIn.upload({ bytes: fakePng('pixels') }),
};
