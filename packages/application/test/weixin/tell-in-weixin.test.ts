import { DAY_MS, HOUR_MS } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import { remindOfCheckIns } from '../../src/check-in/index.js';
import { createFakes } from '../../src/testing/index.js';
import { sampleMember } from '../../src/testing/contracts/samples.js';
import { tellInWeixin, type WeixinTrouble } from '../../src/weixin/index.js';
import { WEIXIN_RETRY_MS } from '../../src/weixin/tell-in-weixin.js';

const campaign = '2025_summer_arena';
const OPENID = 'o-ming';
/** 20:30 on 2025-07-14 in Shanghai. */
const AT = Date.UTC(2025, 6, 14, 12, 30);

/** Somebody who wants to be reminded now, and allowed a message. */
const ready = async () => {
  const fakes = createFakes();
  const { clock, members, unitOfWork, weixin, weixinMessages } = fakes;
  clock.set(AT);
  await members.insert(sampleMember('1'));
  const userId = 'member-1';
  await unitOfWork.transaction((tx) => tx.members.bindWeixin({ id: userId, openid: OPENID, at: AT }));
  const allow = async () => {
    weixin.allow('', OPENID);
    await weixinMessages.permit({ userId, openid: OPENID, at: AT });
  };
  await allow();
  await fakes.checkInReminders.put({ userId, campaign, minute: 1_230, dueAt: AT });
  const refused: Parameters<WeixinTrouble>[0][] = [];
  const round = () =>
    tellInWeixin(
      { ...fakes, messenger: weixin.messenger, origin: () => 'https://www.ykd.test' },
      (about) => void refused.push(about),
    );
  return { fakes, refused, userId, weixin, allow, remind: () => remindOfCheckIns(fakes), round };
};

describe('telling in WeChat', () => {
  it('tells once what the bell tells, with where it leads to', async () => {
    const { fakes, weixin, remind, round } = await ready();
    expect(await round()).toBe(0);
    await remind();
    expect(await round()).toBe(1);
    const [message] = weixin.messages;
    expect(message).toMatchObject({
      openid: OPENID,
      text: '到 20:30 你还没有写 2025-07-14 的打卡，当天 24:00 以前都可以写。',
      url: 'https://www.ykd.test/learn/clock',
    });
    expect(message?.title.length).toBeLessThanOrEqual(15);
    expect(message?.title).toMatch(/^打卡提醒：2025.*…$/);
    fakes.clock.advance(WEIXIN_RETRY_MS);
    expect(await round()).toBe(0);
    // The next day he has allowed no further one: the bell alone tells.
    fakes.clock.advance(DAY_MS);
    expect(await remind()).toBe(1);
    expect(await round()).toBe(0);
    expect(weixin.messages).toHaveLength(1);
  });

  it('tells nothing that was read meanwhile, and nothing of what was written', async () => {
    const { fakes, userId, weixin, allow, remind, round } = await ready();
    await remind();
    const [notice] = (await fakes.notices.page(userId, { limit: 1 })).list;
    await fakes.notices.markRead(userId, [notice?.id ?? ''], AT);
    expect(await round()).toBe(1);
    // Nothing was sent: what he allowed is still allowed.
    expect(await fakes.weixinMessages.permitOf(userId)).toMatchObject({ openid: OPENID });
    await allow();
    fakes.clock.advance(DAY_MS);
    await remind();
    const [again] = (await fakes.notices.page(userId, { limit: 1 })).list;
    await fakes.unitOfWork.transaction((tx) => tx.notices.remove([again?.id ?? '']));
    expect(await round()).toBe(1);
    expect(weixin.messages).toEqual([]);
  });

  it('tells no account that is his no more', async () => {
    const { fakes, userId, weixin, remind, round } = await ready();
    await remind();
    await fakes.members.unbindWeixin(userId);
    expect(await round()).toBe(1);
    expect(weixin.messages).toEqual([]);
    expect(await round()).toBe(0);
  });

  it('tries again while WeChat is away, until it helps nobody any more', async () => {
    const { fakes, weixin, allow, remind, round } = await ready();
    weixin.reachable = false;
    await remind();
    await expect(round()).rejects.toThrow('WeChat is away');
    expect(await round()).toBe(0);
    fakes.clock.advance(WEIXIN_RETRY_MS);
    weixin.reachable = true;
    expect(await round()).toBe(1);
    expect(weixin.messages).toHaveLength(1);

    await allow();
    fakes.clock.advance(DAY_MS);
    weixin.reachable = false;
    await remind();
    await expect(round()).rejects.toThrow('WeChat is away');
    weixin.reachable = true;
    fakes.clock.advance(4 * HOUR_MS);
    expect(await round()).toBe(1);
    expect(weixin.messages).toHaveLength(1);
    expect(await round()).toBe(0);
  });

  it('never cuts a sign of the title in two', async () => {
    const { fakes, userId, weixin, round } = await ready();
    await fakes.unitOfWork.transaction(async (tx) => {
      const notice = {
        id: 'n-1',
        userId,
        kind: 'checkIn',
        title: '打卡提醒：一二三四五六七八😀九十',
        text: '',
        link: null,
      } as const;
      await tx.notices.add({ ...notice, messageId: null, gmtCreated: AT, readAt: null });
      await tx.weixinMessages.tell([{ noticeId: 'n-1', userId }], { at: AT, expiresAt: AT + DAY_MS });
    });
    expect(await round()).toBe(1);
    expect(weixin.messages.map(({ title }) => title)).toEqual(['打卡提醒：一二三四五六七八…']);
  });

  it('lets one that WeChat refuses go, and says so', async () => {
    const { refused, userId, weixin, remind, round } = await ready();
    await weixin.messenger.send({ openid: OPENID, title: '', text: '', url: '' });
    await remind();
    expect(await round()).toBe(1);
    expect(refused).toEqual([{ userId, code: 43_101 }]);
    expect(await round()).toBe(0);
    expect(weixin.messages).toHaveLength(1);
    expect(refused).toHaveLength(1);
  });
});
