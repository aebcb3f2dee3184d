import { createFakes, sampleMember } from '@ykd/application/testing';
import { HOUR_MS } from '@ykd/domain/shared';
import pino from 'pino';
import { expect, it } from 'vitest';
import { startTellingInWeixin } from '../../src/jobs/tell-in-weixin.js';

const OPENID = 'o-ming';

it('writes a line for a message that WeChat refuses, with nothing of what is in it', async () => {
  const fakes = createFakes();
  const { clock, members, unitOfWork } = fakes;
  const at = clock.now();
  const member = sampleMember('1');
  const { id: userId, mobile } = member.user;
  await members.insert(member);
  await unitOfWork.transaction((tx) => tx.members.bindWeixin({ id: userId, openid: OPENID, at }));
  await fakes.weixinMessages.permit({ userId, openid: OPENID, at });
  await unitOfWork.transaction(async (tx) => {
    const said = { kind: 'checkIn', title: '打卡提醒', text: '还没有写打卡', link: null } as const;
    await tx.notices.add({ id: 'n', userId, ...said, messageId: null, gmtCreated: at, readAt: null });
    await tx.weixinMessages.tell([{ noticeId: 'n', userId }], { at, expiresAt: at + HOUR_MS });
  });
  const lines: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const messenger = { send: async () => ({ refused: 47_001 }) };
  const stop = startTellingInWeixin({ ...fakes, messenger, logger, origin: () => 'https://www.ykd.test' });
  await expect.poll(() => lines.length, { interval: 1 }).toBe(1);
  await stop();
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: pino.levels.values['warn'],
    userId,
    code: 47_001,
    msg: 'WeChat refused a message; it is not tried again',
  });
  for (const text of [OPENID, mobile, '打卡提醒', '还没有写打卡']) expect(lines[0]).not.toContain(text);
});
