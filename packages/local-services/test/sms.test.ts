import { SmsUnavailableError } from '@ykd/application/ports';
import { fakeClock, fakeSmsCodes } from '@ykd/application/testing';
import { SMS_CODE_LIFETIME_MS } from '@ykd/domain/member';
import { expect, it } from 'vitest';
import { createLocalSms } from '../src/sms.js';

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
    state: 'valid',
  });
  expect(local.lastFor('m-9')).toBeUndefined();
});

const MOBILE = '13800000001';
const HOME = '10.0.0.1';

/** The local service, and codes that are right when they are digested as themselves. */
const local = () => {
  const clock = fakeClock(1_000);
  const sms = createLocalSms(clock);
  const codes = sms.noticing(fakeSmsCodes());
  const send = async (code: string): Promise<void> => {
    await sms.sendCode({ mobile: MOBILE, code });
    const expiresAt = clock.now() + SMS_CODE_LIFETIME_MS;
    await codes.store({ mobile: MOBILE, address: HOME, digest: code, expiresAt });
  };
  const redeem = (digest: string, address = HOME) =>
    codes.redeem({ mobile: MOBILE, address, digest, at: clock.now(), maxTries: 2 });
  const states = () => sms.messages().map(({ code, state }) => `${code} ${state}`);
  return { clock, sms, send, redeem, states };
};

it('says what became of each code', async () => {
  const { clock, send, redeem, states } = local();
  await send('1');
  expect(states()).toEqual(['1 valid']);
  await send('2');
  expect(states()).toEqual(['2 valid', '1 void']);
  expect(await redeem('wrong')).toBe(false);
  expect(states()).toEqual(['2 valid', '1 void']);
  expect(await redeem('2')).toBe(true);
  expect(states()).toEqual(['2 used', '1 void']);
  await send('3');
  for (const _try of [1, 2]) await redeem('wrong');
  expect(await redeem('3')).toBe(false);
  await send('4');
  clock.advance(SMS_CODE_LIFETIME_MS - 1);
  expect(states()).toEqual(['4 valid', '3 void', '2 used', '1 void']);
  clock.advance(1);
  expect(await redeem('4')).toBe(false);
  expect(states()[0]).toBe('4 expired');
  await send('5');
  expect(states()).toEqual(['5 valid', '4 expired', '3 void', '2 used', '1 void']);
});

it('keeps codes of one mobile apart from those of another', async () => {
  const { sms, send, redeem, states } = local();
  await sms.sendCode({ mobile: '13800000002', code: '7' });
  await send('1');
  await redeem('1');
  expect(states()).toEqual(['1 used', '7 valid']);
});

it('is not spoilt by tries from elsewhere', async () => {
  const { send, redeem, states } = local();
  await send('1');
  for (const _try of [1, 2, 3]) await redeem('wrong', '10.9.9.9');
  expect(states()).toEqual(['1 valid']);
  expect(await redeem('1')).toBe(true);
  expect(states()).toEqual(['1 used']);
});

it('sends nothing while it is out', async () => {
  const { sms, send } = local();
  sms.setOutage(true);
  expect(sms.isOut()).toBe(true);
  await expect(send('1')).rejects.toThrow(SmsUnavailableError);
  expect(sms.messages()).toEqual([]);
  sms.setOutage(false);
  await send('2');
  expect(sms.lastFor(MOBILE)?.code).toBe('2');
});
