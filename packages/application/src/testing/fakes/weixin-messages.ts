import type { TxWeixinMessages, WeixinMessages, WeixinTelling } from '../../ports/weixin-messages.js';
import type { FakeWorld } from './world.js';

/** Messages in WeChat in memory. */
export const fakeWeixinMessages = ({ weixinPermits, weixinTellings }: FakeWorld): WeixinMessages => ({
  permitOf: async (userId) => weixinPermits.get(userId),
  permit: async (permit) => {
    weixinPermits.set(permit.userId, permit);
  },
  takeDue: async ({ at, leaseMs, limit }) => {
    const due = [...weixinTellings.values()]
      .filter(({ dueAt }) => dueAt <= at)
      .toSorted((a, b) => a.dueAt - b.dueAt)
      .slice(0, limit);
    for (const telling of due) weixinTellings.set(telling.noticeId, { ...telling, dueAt: at + leaseMs });
    return due.map(({ dueAt: _dueAt, ...telling }): WeixinTelling => telling);
  },
  end: async (noticeId) => {
    weixinTellings.delete(noticeId);
  },
});

/** The same inside a transaction on a world. */
export const txWeixinMessages = ({
  weixinPermits,
  weixinTellings,
}: Pick<FakeWorld, 'weixinPermits' | 'weixinTellings'>): TxWeixinMessages => ({
  tell: async (notices, { at, expiresAt }) => {
    for (const { noticeId, userId } of notices) {
      const permit = weixinPermits.get(userId);
      if (permit === undefined) continue;
      weixinPermits.delete(userId);
      weixinTellings.set(noticeId, { noticeId, userId, openid: permit.openid, expiresAt, dueAt: at });
    }
  },
});
