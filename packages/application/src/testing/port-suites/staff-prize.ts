import { describe, expect, it } from 'vitest';
import type { Ports } from '../../areas.js';
import { HONG, MING } from '../fakes/index.js';
import { JING } from './care.js';
import { MADE_UP_DAY, PRIZE_ADDRESS, PRIZE_CAMPAIGN, withPrizes } from './prize-world.js';
import { must } from './purchases.js';
import type { Tries, Try } from './tries.js';
import type { WorldOf } from './world.js';

const campaign = PRIZE_CAMPAIGN;
const refused = (kind: string) => ({ ok: false, error: { kind } });
const issue = (field: string, message?: string) => ({
  ok: false,
  error: { kind: 'invalid-input', issues: [{ field, ...(message === undefined ? {} : { message }) }] },
});
const parcel = (userId: string, trackingNo = 'SF12345', version = 1) => ({ userId, trackingNo, version });

/** What every implementation of StaffPrizePort does. */
export const staffPrizeSuite = (world: WorldOf): void => {
  /** Both want their bags sent. */
  const claimed = async () => {
    const ready = await withPrizes(world());
    const of = { campaign, prize: ready.bag.id };
    must(await ready.ming.prize.claim({ ...of, ...PRIZE_ADDRESS }));
    world().deps.clock.advance(1_000);
    must(await ready.hong.prize.claim({ ...of, ...PRIZE_ADDRESS, receiver: '李小红' }));
    world().deps.clock.advance(1_000);
    return { ...ready, of };
  };
  const bell = async ({ notice }: Ports) =>
    must(await notice.list({ size: 20 })).list.filter(({ title }) => title.startsWith('奖品'));
  const acts = () => world().deps.auditLog.stored.filter(({ act }) => act.startsWith('prizes.'));

  describe('StaffPrizePort', () => {
    it('shows who has earned a prize and what became of it: of everybody, or of those in one’s care', async () => {
      const { admin, jing, tao, ming, of, card } = await claimed();
      const idsOf = async (staff: Ports, over: object = {}) =>
        must(await staff.staffPrize.winners({ ...of, size: 20, ...over })).list.map(
          ({ student }) => student.id,
        );
      for (const staff of [admin, jing]) {
        expect((await idsOf(staff)).toSorted()).toEqual([HONG.id, MING.id].toSorted());
        expect(await idsOf(staff, { state: 'open' })).toEqual([MING.id, HONG.id]);
        expect(must(await staff.staffPrize.count(of))).toEqual({
          all: 2,
          open: 2,
          none: 0,
          lost: 0,
          sent: 0,
          refused: 0,
        });
      }
      expect(must(await tao.staffPrize.winners({ ...of, size: 20, state: 'open' })).list).toEqual([
        {
          student: { id: MING.id, name: '小明' },
          total: 2,
          longest: 2,
          isEarned: true,
          state: 'open',
          ...PRIZE_ADDRESS,
          carrier: '',
          trackingNo: '',
          reason: '',
          changedBy: null,
          changedAt: must(await ming.prize.mine({ campaign }))[0]?.at,
          version: 1,
        },
      ]);
      expect(must(await tao.staffPrize.count({ ...of, prize: card.id }))).toMatchObject({ all: 1, none: 1 });
      const first = must(await admin.staffPrize.winners({ ...of, size: 1, state: 'open' }));
      expect(await idsOf(admin, { size: 1, state: 'open', after: first.next })).toEqual([HONG.id]);
      expect(await admin.staffPrize.winners({ ...of, size: 20, after: 'x' })).toMatchObject(issue('after'));
      for (const over of [{ campaign: 'nothing' }, { prize: 'nothing' }]) {
        const which = { ...of, ...over };
        expect(await admin.staffPrize.winners({ ...which, size: 20 })).toEqual(refused('entity-not-found'));
        expect(await admin.staffPrize.count(which)).toEqual(refused('entity-not-found'));
      }
    });

    it('marks several as sent at once, which their students read there and in the bell', async () => {
      const { jing, admin, ming, hong, of } = await claimed();
      const parcels = [parcel(MING.id, ' SF0001 '), parcel(HONG.id, 'SF0002')];
      expect(must(await jing.staffPrize.ship({ ...of, carrier: ' 顺丰 ', parcels }))).toBeNull();
      // Its answer was lost.
      expect(must(await jing.staffPrize.ship({ ...of, carrier: '顺丰', parcels }))).toBeNull();
      expect(must(await admin.staffPrize.count(of))).toMatchObject({ open: 0, sent: 2 });
      const at = world().deps.clock.now();
      const { list } = must(await admin.staffPrize.winners({ ...of, size: 20, state: 'sent' }));
      expect(list).toMatchObject([
        { carrier: '顺丰', trackingNo: 'SF0001', changedBy: { id: JING.id, name: '陈静' }, changedAt: at },
        { trackingNo: 'SF0002', version: 2 },
      ]);
      expect(await bell(ming)).toMatchObject([
        { kind: 'checkIn', title: '奖品「帆布袋」已寄出', text: '顺丰 SF0001' },
      ]);
      expect(await bell(hong)).toMatchObject([{ text: '顺丰 SF0002' }]);
      expect(acts()).toHaveLength(2);
      expect(JSON.stringify(acts())).not.toContain(PRIZE_ADDRESS.address);
      expect(acts()).toMatchObject([
        {
          actor: JING.id,
          before: { state: '待寄出', parcel: '' },
          after: { state: '已寄出', parcel: '顺丰 SF0002' },
        },
        {},
      ]);
    });

    it('is done once: who comes second is told what the first did, and of several none is done', async () => {
      const { jing, admin, tao, of } = await claimed();
      must(await tao.staffPrize.ship({ ...of, carrier: '圆通', parcels: [parcel(MING.id, 'YT0001')] }));
      const both = { ...of, carrier: '顺丰', parcels: [parcel(MING.id), parcel(HONG.id)] };
      const late = await jing.staffPrize.ship(both);
      expect(late).toMatchObject({
        ok: false,
        error: {
          kind: 'changed-meanwhile',
          by: { name: 'zhujiao' },
          version: 2,
          now: { userId: MING.id, state: 'sent' },
        },
      });
      expect(must(await admin.staffPrize.count(of))).toMatchObject({ open: 1, sent: 1 });
      expect(await admin.staffPrize.refuse({ ...of, ...parcel(MING.id), reason: '抄的' })).toMatchObject(
        refused('changed-meanwhile'),
      );
      const seen = { ...both, parcels: [parcel(MING.id, 'SF12345', 2)] };
      expect(await jing.staffPrize.ship(seen)).toMatchObject(issue('parcels', '已经寄出了'));
    });

    it('does not take what its student changed meanwhile for what was seen', async () => {
      const { jing, ming, of } = await claimed();
      must(await ming.prize.claim({ ...of, ...PRIZE_ADDRESS, address: '上海市徐汇区 2 号' }));
      const seen = { ...of, carrier: '顺丰', parcels: [parcel(MING.id)] };
      expect(await jing.staffPrize.ship(seen)).toMatchObject({
        ok: false,
        error: { kind: 'changed-meanwhile', by: null, now: { userId: MING.id, state: 'open' } },
      });
      must(await jing.staffPrize.ship({ ...seen, parcels: [parcel(MING.id, 'SF12345', 2)] }));
    });

    it('says why one is not sent, and takes back what was said', async () => {
      const { jing, admin, ming, of } = await claimed();
      const seen = { ...of, userId: MING.id };
      const wish = { ...seen, version: 1, reason: ' 打卡与同学雷同 ' };
      expect(await jing.staffPrize.refuse({ ...wish, reason: ' ' })).toMatchObject(issue('reason'));
      must(await jing.staffPrize.refuse(wish));
      must(await jing.staffPrize.refuse(wish));
      expect(must(await ming.prize.mine({ campaign }))[0]).toMatchObject({
        state: 'refused',
        reason: '打卡与同学雷同',
        mayWrite: false,
      });
      expect(await bell(ming)).toMatchObject([{ title: '奖品「帆布袋」不寄', text: '原因：打卡与同学雷同' }]);
      expect(await admin.staffPrize.refuse({ ...wish, version: 2 })).toMatchObject(
        issue('reason', '已经决定不寄了'),
      );
      const ship = { ...of, carrier: '顺丰', parcels: [parcel(MING.id, 'SF12345', 2)] };
      expect(await jing.staffPrize.ship(ship)).toMatchObject(issue('parcels', '已经决定不寄，要先撤回'));
      expect(await admin.staffPrize.takeBack({ ...seen, version: 1 })).toMatchObject(
        refused('changed-meanwhile'),
      );
      must(await admin.staffPrize.takeBack({ ...seen, version: 2 }));
      must(await admin.staffPrize.takeBack({ ...seen, version: 2 }));
      expect(await jing.staffPrize.takeBack({ ...seen, version: 3 })).toMatchObject(issue('version'));
      expect(await bell(ming)).toEqual([]);
      expect(must(await ming.prize.mine({ campaign }))[0]).toMatchObject({
        ...PRIZE_ADDRESS,
        state: 'open',
        reason: '',
        mayWrite: true,
      });
      must(await jing.staffPrize.ship({ ...ship, parcels: [parcel(MING.id, 'SF12345', 3)] }));
      must(await jing.staffPrize.takeBack({ ...seen, version: 4 }));
      expect(must(await ming.prize.mine({ campaign }))[0]).toMatchObject({ state: 'open', trackingNo: '' });
      expect(await bell(ming)).toEqual([]);
      expect(acts().map(({ act, reason }) => [act, reason])).toEqual([
        ['prizes.refuse', '打卡与同学雷同'],
        ['prizes.takeBack', null],
        ['prizes.ship', null],
        ['prizes.takeBack', null],
      ]);
    });

    it('sends nothing whose days are gone, and tells of it', async () => {
      const { admin, jing, of } = await claimed();
      must(await admin.staffCheckIn.takeBack({ userId: MING.id, campaign, day: MADE_UP_DAY }));
      expect(must(await jing.staffPrize.count(of))).toMatchObject({ all: 1, open: 1, lost: 1 });
      const { list } = must(await jing.staffPrize.winners({ ...of, size: 20, state: 'lost' }));
      expect(list).toMatchObject([{ student: { id: MING.id }, total: 1, isEarned: false, state: 'lost' }]);
      const both = { ...of, carrier: '顺丰', parcels: [parcel(HONG.id), parcel(MING.id)] };
      expect(await jing.staffPrize.ship(both)).toMatchObject(issue('parcels', '已不够天数，不能寄出'));
      expect(must(await jing.staffPrize.count(of))).toMatchObject({ open: 1, sent: 0 });
      must(await jing.staffPrize.refuse({ ...of, userId: MING.id, version: 1, reason: '补卡撤销了' }));
      expect(must(await jing.staffPrize.count(of))).toMatchObject({ lost: 0, refused: 1 });
    });

    it('gives what is not sent, and refuses who has said nothing yet', async () => {
      const { jing, ming, hong, bag, card } = await withPrizes(world());
      const given = { campaign, prize: card.id, carrier: '' };
      const one = parcel(MING.id, '', 0);
      expect(await jing.staffPrize.ship({ ...given, carrier: '顺丰', parcels: [one] })).toMatchObject(
        issue('carrier'),
      );
      must(await jing.staffPrize.ship({ ...given, parcels: [one] }));
      expect(must(await ming.prize.mine({ campaign }))[1]).toMatchObject({ id: card.id, state: 'sent' });
      expect(await bell(ming)).toMatchObject([
        { title: '奖品「证书」已发放', text: '老师已经把它发给你了。' },
      ]);
      const sending = { campaign, prize: bag.id, carrier: '顺丰', parcels: [parcel(HONG.id, 'SF12345', 0)] };
      expect(await jing.staffPrize.ship(sending)).toMatchObject(issue('parcels', '还没有填写地址'));
      const seen = { campaign, prize: bag.id, userId: HONG.id };
      must(await jing.staffPrize.refuse({ ...seen, version: 0, reason: '重复领奖' }));
      must(await jing.staffPrize.takeBack({ ...seen, version: 1 }));
      expect(must(await hong.prize.mine({ campaign }))[0]).toMatchObject({ state: 'none', mayWrite: true });
      must(await hong.prize.claim({ campaign, prize: bag.id, ...PRIZE_ADDRESS }));
    });

    it('takes parcels of which each is one', async () => {
      const { jing, of, book } = await claimed();
      const ship = { ...of, carrier: '顺丰' };
      for (const parcels of [[], [parcel(MING.id), parcel(MING.id)]])
        expect(await jing.staffPrize.ship({ ...ship, parcels })).toMatchObject(issue('parcels'));
      expect(await jing.staffPrize.ship({ ...ship, parcels: [parcel(MING.id, '12')] })).toMatchObject(
        issue('trackingNo'),
      );
      expect(await jing.staffPrize.ship({ ...ship, carrier: ' ', parcels: [parcel(MING.id)] })).toMatchObject(
        issue('carrier'),
      );
      // Nobody has earned that one.
      const none = { ...ship, prize: book.id, parcels: [parcel(MING.id, 'SF12345', 0)] };
      for (const over of [{}, { prize: 'nothing' }, { campaign: 'nothing' }])
        expect(await jing.staffPrize.ship({ ...none, ...over })).toEqual(refused('entity-not-found'));
    });

    it('lets nobody decide out of reach', async () => {
      const { tao, of } = await claimed();
      const both = { ...of, carrier: '顺丰', parcels: [parcel(MING.id), parcel(HONG.id)] };
      const hers = { ...of, userId: HONG.id, version: 1 };
      for (const answer of [
        await tao.staffPrize.ship(both),
        await tao.staffPrize.refuse({ ...hers, reason: '抄的' }),
        await tao.staffPrize.takeBack(hers),
      ])
        expect(answer).toEqual(refused('entity-not-found'));
    });

    it('exports what is to be sent, with the right of its page', async () => {
      const { tao, ming, of } = await claimed();
      const begin = (ports: Ports, state: Readonly<Record<string, string>>) =>
        ports.listExport.begin({ list: 'prizes', format: 'csv', state });
      expect(must(await begin(tao, { ...of, state: 'open' }))).toMatchObject({
        conditions: '2025 年三月打卡；帆布袋；待寄出',
      });
      expect(await begin(ming, { ...of })).toEqual(refused('forbidden'));
      expect(await begin(tao, { campaign })).toMatchObject(issue('prize'));
      expect(await begin(tao, { ...of, state: 'nothing' })).toMatchObject(issue('state'));
    });

    it('is for staff with a role', async () => {
      const { ming } = await withPrizes(world());
      const calls: readonly (Try | Readonly<Record<string, Try>>)[] = Object.values(staffPrizeTries);
      for (const call of calls) {
        if (typeof call !== 'function') continue;
        expect(await call(ming, HONG)).toEqual(refused('forbidden'));
        expect(await call(world().visitor(), HONG)).toEqual(refused('not-logged-in'));
      }
    });
  });
};

const NOTHING = { campaign, prize: 'nothing' };

/** A way to make each call of the area. */
export const staffPrizeTries: Tries<'staffPrize'> = {
  winners: ({ staffPrize }) => staffPrize.winners({ ...NOTHING, size: 20 }),
  count: ({ staffPrize }) => staffPrize.count(NOTHING),
  ship: ({ staffPrize }, { id }) => staffPrize.ship({ ...NOTHING, carrier: '顺丰', parcels: [parcel(id)] }),
  refuse: ({ staffPrize }, { id: userId }) =>
    staffPrize.refuse({ ...NOTHING, userId, version: 1, reason: '抄的' }),
  takeBack: ({ staffPrize }, { id: userId }) => staffPrize.takeBack({ ...NOTHING, userId, version: 1 }),
};
