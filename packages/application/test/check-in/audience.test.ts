import { dayIndexOf, startOfShanghaiDay } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import { MING } from '../../src/testing/index.js';
import { sampleCampaign } from '../../src/testing/contracts/activities.js';
import { loggedIn, world } from '../support/browser.js';

const CAMPAIGN = '2026_june';
const absent = { ok: false, error: { kind: 'entity-not-found' } };

/** A campaign of June for those who have a tag, on its first day. */
const inJune = async () => {
  const { fakes, app } = await world();
  fakes.shop.campaigns.set(CAMPAIGN, sampleCampaign(CAMPAIGN, { audience: { kind: 'tag', ids: ['t'] } }));
  const lable = { id: 't', name: '冬令营', color: '#123456', description: '', show: 'false' };
  await fakes.studentTags.saveLable(lable, 1);
  fakes.clock.set(startOfShanghaiDay(dayIndexOf('2026-06-01')));
  const checkIn = app.checkIn((await loggedIn(app)).context);
  const listed = async () => {
    const history = await checkIn.history();
    return history.ok && history.value.some(({ campaign }) => campaign === CAMPAIGN);
  };
  const tag = () => fakes.studentTags.give({ id: 'g', studentId: MING.id, lableId: 't', at: 1 });
  return { fakes, checkIn, listed, tag, entry: { campaign: CAMPAIGN, text: '学了循环', pictures: [] } };
};

describe('a campaign that is not for everybody', () => {
  it('is absent to who writes in it while it is removed', async () => {
    const { fakes, checkIn, tag, entry } = await inJune();
    await tag();
    const { put } = fakes.checkIns;
    fakes.checkIns.put = (save) => {
      fakes.shop.campaigns.delete(CAMPAIGN);
      return put(save);
    };
    expect(await checkIn.save(entry)).toEqual(absent);
    expect(fakes.checkIns.stored.size).toBe(0);
  });

  it.each(['tag', 'class', 'product'] as const)('is absent to whom it is not, by %s', async (kind) => {
    const { fakes, checkIn, listed, entry } = await inJune();
    fakes.shop.campaigns.set(CAMPAIGN, sampleCampaign(CAMPAIGN, { audience: { kind, ids: ['t'] } }));
    expect(await checkIn.mine({ campaign: CAMPAIGN })).toEqual(absent);
    expect(await checkIn.save(entry)).toEqual(absent);
    expect(await listed()).toBe(false);
  });

  it('is there for whom it is, and tells of its prizes which are earned', async () => {
    const { fakes, checkIn, listed, tag, entry } = await inJune();
    await tag();
    expect(await listed()).toBe(true);
    const one = fakes.shop.campaigns.get(CAMPAIGN);
    if (one === undefined) throw new Error('no campaign');
    const prizes = [
      { id: 'a', title: '书签', by: 'total', days: 1, ships: false },
      { id: 'b', title: '笔记本', by: 'longest', days: 2, ships: true },
    ] as const;
    fakes.shop.campaigns.set(CAMPAIGN, { ...one, prizes });
    const earned = async () => {
      const mine = await checkIn.mine({ campaign: CAMPAIGN });
      return mine.ok && mine.value.prizes.map(({ isEarned }) => isEarned);
    };
    expect(await earned()).toEqual([false, false]);
    await checkIn.save(entry);
    expect(await earned()).toEqual([true, false]);
    fakes.clock.set(startOfShanghaiDay(dayIndexOf('2026-06-02')));
    await checkIn.save(entry);
    expect(await earned()).toEqual([true, true]);
  });

  it('stays with whom it was for when he wrote in it', async () => {
    const { fakes, checkIn, listed, tag, entry } = await inJune();
    await tag();
    expect(await checkIn.save(entry)).toMatchObject({ ok: true });
    await fakes.unitOfWork.transaction(({ tags }) => tags.take(['g']));
    expect(await checkIn.mine({ campaign: CAMPAIGN })).toMatchObject({ ok: true, value: { days: [{}] } });
    expect(await listed()).toBe(true);
  });

  it('is not listed before it begins', async () => {
    const { fakes, listed, tag } = await inJune();
    await tag();
    fakes.clock.set(startOfShanghaiDay(dayIndexOf('2026-06-01')) - 1);
    expect(await listed()).toBe(false);
  });
});
