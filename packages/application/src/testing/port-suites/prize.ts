import { describe, expect, it } from 'vitest';
import { HONG, MING } from '../fakes/index.js';
import { PRIZE_ADDRESS, PRIZE_CAMPAIGN, MADE_UP_DAY, withPrizes } from './prize-world.js';
import { must } from './purchases.js';
import type { Tries } from './tries.js';
import type { WorldOf } from './world.js';

const campaign = PRIZE_CAMPAIGN;
const refused = (kind: string) => ({ ok: false, error: { kind } });
const issue = (field: string, message?: string) => ({
  ok: false,
  error: { kind: 'invalid-input', issues: [{ field, ...(message === undefined ? {} : { message }) }] },
});
const EMPTY = { receiver: '', mobile: '', address: '', carrier: '', trackingNo: '', reason: '' };

/** What every implementation of PrizePort does. */
export const prizeSuite = (world: WorldOf): void => {
  describe('PrizePort', () => {
    it('shows the prizes that one earned, and takes an address for those that are sent', async () => {
      const { ming, bag, card } = await withPrizes(world());
      const none = { ...EMPTY, isEarned: true, state: 'none', at: null };
      const first = { id: bag.id, title: '帆布袋', ships: true, mayWrite: true };
      const second = { id: card.id, title: '证书', ships: false, mayWrite: false };
      expect(must(await ming.prize.mine({ campaign }))).toEqual([
        { ...none, ...first },
        { ...none, ...second },
      ]);
      const typed = { ...PRIZE_ADDRESS, receiver: ' 王小明 ' };
      const at = world().deps.clock.now();
      const answer = must(await ming.prize.claim({ campaign, prize: bag.id, ...typed }));
      expect(answer[0]).toEqual({ ...none, ...first, ...PRIZE_ADDRESS, state: 'open', at });
      world().deps.clock.advance(1_000);
      const later = { ...PRIZE_ADDRESS, address: '上海市徐汇区 2 号' };
      must(await ming.prize.claim({ campaign, prize: bag.id, ...later, userId: MING.id }));
      expect(must(await ming.prize.mine({ campaign }))[0]).toMatchObject({ ...later, at: at + 1_000 });
    });

    it('takes no address for what is not earned, not sent, or sent already', async () => {
      const { ming, hong, admin, jing, bag, card, book } = await withPrizes(world());
      const claim = { campaign, prize: bag.id, ...PRIZE_ADDRESS };
      expect(await ming.prize.claim({ ...claim, prize: book.id })).toMatchObject(
        issue('prize', '还没有达到这份奖品的天数'),
      );
      expect(await ming.prize.claim({ ...claim, prize: card.id })).toMatchObject(
        issue('prize', '这份奖品不用寄，不需要地址'),
      );
      expect(await ming.prize.claim({ ...claim, mobile: '123' })).toMatchObject(issue('mobile'));
      expect(await ming.prize.claim({ ...claim, address: ' ' })).toMatchObject(issue('address'));
      for (const over of [{ campaign: 'nothing' }, { prize: 'nothing' }])
        expect(await ming.prize.claim({ ...claim, ...over })).toEqual(refused('entity-not-found'));
      expect(await ming.prize.mine({ campaign: 'nothing' })).toEqual(refused('entity-not-found'));
      expect(await ming.prize.claim({ ...claim, userId: HONG.id })).toEqual(refused('forbidden'));
      must(await ming.prize.claim(claim));
      const parcel = { userId: MING.id, version: 1, trackingNo: 'SF12345' };
      must(await jing.staffPrize.ship({ campaign, prize: bag.id, carrier: '顺丰', parcels: [parcel] }));
      expect(await ming.prize.claim(claim)).toMatchObject(issue('prize', '已经寄出，不能再改地址'));
      expect(must(await ming.prize.mine({ campaign }))[0]).toMatchObject({
        state: 'sent',
        carrier: '顺丰',
        trackingNo: 'SF12345',
        mayWrite: false,
      });
      // The day that was made up for is taken back: an address that is there stays, and no other one comes.
      must(await hong.prize.claim(claim));
      must(await admin.staffCheckIn.takeBack({ userId: HONG.id, campaign, day: MADE_UP_DAY }));
      expect(must(await hong.prize.mine({ campaign }))).toMatchObject([
        { id: bag.id, isEarned: false, state: 'open', mayWrite: false },
      ]);
      expect(await hong.prize.claim(claim)).toMatchObject(issue('prize'));
    });

    it('is nothing for who works here, whatever he wrote', async () => {
      const { jing, ming, save, bag, card } = await withPrizes(world());
      must(await save([bag, card, { title: '贴纸', by: 'total', days: 1, ships: false }]));
      const written = must(await jing.checkIn.save({ campaign, text: '我也打卡', pictures: [] }));
      const read = must(await jing.checkIn.mine({ campaign }));
      for (const { streak, prizes } of [written, read]) {
        expect(streak.total).toBe(1);
        expect(prizes.map(({ isEarned }) => isEarned)).toEqual([false, false, false]);
      }
      const { prizes } = must(await ming.checkIn.mine({ campaign }));
      expect(prizes.map(({ isEarned }) => isEarned)).toEqual([true, true, true]);
      expect(must(await jing.prize.mine({ campaign }))).toEqual([]);
      expect(await jing.prize.claim({ campaign, prize: bag.id, ...PRIZE_ADDRESS })).toMatchObject(
        issue('prize'),
      );
    });

    it('keeps what was claimed in its campaign', async () => {
      const { ming, save, bag, card, book } = await withPrizes(world());
      must(await ming.prize.claim({ campaign, prize: bag.id, ...PRIZE_ADDRESS }));
      expect(await save([card, book])).toMatchObject(issue('prizes', '已经有学员领取「帆布袋」，不能删除'));
      expect(await save([{ ...bag, ships: false }, card])).toMatchObject(issue('prizes'));
      must(await save([{ ...bag, title: '帆布包', days: 3 }, card]));
      expect(must(await ming.prize.mine({ campaign }))).toMatchObject([
        { title: '帆布包', isEarned: false, state: 'open' },
        { id: card.id },
      ]);
    });
  });
};

/** A way to make each call of the area. */
export const prizeTries: Tries<'prize'> = {
  mine: ({ prize }) => prize.mine({ campaign }),
  claim: ({ prize }, { id: userId }) => prize.claim({ userId, campaign, prize: 'nothing', ...PRIZE_ADDRESS }),
};
