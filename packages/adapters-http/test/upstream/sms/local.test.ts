import { fakeClock } from '@ykd/application/testing';
import { expect, it } from 'vitest';
import { createLocalSms } from '../../../src/upstream/index.js';

it('keeps the last messages, the newest first, and no more than a hundred', async () => {
  const clock = fakeClock(1_000);
  const local = createLocalSms(clock);
  for (let count = 0; count < 150; count += 1) {
    clock.advance(1);
    await local.sendCode({ mobile: `m-${count % 3}`, code: String(100_000 + count) });
  }
  const kept = local.messages();
  expect(kept).toHaveLength(100);
  expect([kept[0]?.code, kept.at(-1)?.code]).toEqual(['100149', '100050']);
  expect(local.lastFor('m-0')).toEqual({
    mobile: 'm-0',
    text: '【优课达】验证码 100147，5 分钟内有效，请勿告诉他人。',
    code: '100147',
    at: 1_148,
  });
  expect(local.lastFor('m-9')).toBeUndefined();
});
