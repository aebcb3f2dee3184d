import type { Prize } from '@ykd/domain/activity';
import type { Ports } from '../../areas.js';
import { HONG, MING } from '../fakes/index.js';
import { JING, TAO, withCare } from './care.js';
import { must } from './purchases.js';
import { loggedIn, type World } from './world.js';

/** Half past nine in the evening of 2025-03-10 in Shanghai. */
const EVENING = Date.UTC(2025, 2, 10, 13, 30);

/** The campaign whose prizes are earned. */
export const PRIZE_CAMPAIGN = '2025_march';
/** The day that staff made up for Ming and Hong. */
export const MADE_UP_DAY = '2025-03-09';

export const PRIZE_ADDRESS = {
  receiver: '王小明',
  mobile: '13700000001',
  address: '杭州市西湖区文三路 1 号',
};

/**
 * Ming and Hong have two days in a row, one of them made up for; two days earn a bag, which is sent, and a certificate, which is not,
 * twenty a book. Jing looks after both of them, Tao after Ming alone.
 */
export const withPrizes = async (world: World) => {
  await withCare(world);
  world.deps.clock.set(EVENING);
  const as = (account: string): Promise<Ports> => loggedIn(world, account);
  const [admin, jing, tao] = [await as('admin'), await as(JING.userName ?? ''), await as(TAO.userName ?? '')];
  const [ming, hong] = [await as('xiaoming'), await as(HONG.userName ?? '')];
  const save = async (prizes: readonly (Omit<Prize, 'id'> & { readonly id?: string })[]) => {
    const line = must(await admin.activity.campaigns()).find(({ value }) => value === PRIZE_CAMPAIGN);
    if (line === undefined) throw new Error('it is there');
    const { value, version, name, firstDay, lastDay, audience, rules, pageText, badge, banner } = line;
    const form = { value, version, name, firstDay, lastDay, audience, rules, pageText, badge, banner };
    return admin.activity.saveCampaign({ ...form, prizes: prizes.map((prize) => ({ id: '', ...prize })) });
  };
  const saved = must(
    await save([
      { title: '帆布袋', by: 'total', days: 2, ships: true },
      { title: '证书', by: 'longest', days: 2, ships: false },
      { title: '书', by: 'total', days: 20, ships: true },
    ]),
  );
  const [bag, card, book] = saved.find(({ value }) => value === PRIZE_CAMPAIGN)?.prizes ?? [];
  if (bag === undefined || card === undefined || book === undefined) throw new Error('three prizes');
  for (const [ports, { id: userId }] of [
    [ming, MING],
    [hong, HONG],
  ] as const) {
    must(await ports.checkIn.save({ campaign: PRIZE_CAMPAIGN, text: '学了循环', pictures: [] }));
    const day = { userId, campaign: PRIZE_CAMPAIGN, day: MADE_UP_DAY };
    must(await admin.staffCheckIn.makeUp({ ...day, reason: '停电' }));
  }
  return { admin, jing, tao, ming, hong, bag, card, book, save };
};
