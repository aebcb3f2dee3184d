import { SMS_CODE_LIFETIME_MS, SMS_PER_ADDRESS_AND_HOUR, SMS_PER_MOBILE_AND_DAY } from '@ykd/domain/member';
import { DAY_MS } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import { createApplication } from '../../src/index.js';
import { fakeBrowser, MING } from '../../src/testing/index.js';
import { world } from '../support/browser.js';

const STRANGER = '13512345678';
const SENT = { ok: true, value: null };
const mustWait = (retryAfterSeconds: number) => ({
  ok: false,
  error: { kind: 'too-many-attempts', retryAfterSeconds },
});

const smsWorld = async () => {
  const { fakes, app } = await world();
  const send = (mobile: string, address?: string) =>
    app.member(fakeBrowser(address).context).sendSmsCode({ mobile });
  return { fakes, app, send };
};

describe('sendSmsCode', () => {
  it('sends six digits to the mobile', async () => {
    const { fakes, send } = await smsWorld();
    expect(await send(` ${MING.mobile} `)).toEqual(SENT);
    expect(fakes.smsSender.sent).toEqual([
      { mobile: MING.mobile, code: expect.stringMatching(/^\d{6}$/) as string },
    ]);
  });

  it.each([
    ['', '手机号必须输入'],
    ['1380000000', '手机号格式不正确'],
    ['+8613800000002', '手机号格式不正确'],
    ['１３８００００００02', '手机号格式不正确'],
    ['13800000002,13800000003', '手机号格式不正确'],
  ])('sends nothing to %j', async (mobile, message) => {
    const { fakes, send } = await smsWorld();
    expect(await send(mobile)).toEqual({
      ok: false,
      error: { kind: 'invalid-input', issues: [{ field: 'mobile', message }] },
    });
    expect(fakes.smsSender.sent).toEqual([]);
  });

  it('answers the same whether a member has the mobile or not, and never asks who has', async () => {
    const { fakes } = await smsWorld();
    const members = new Proxy(fakes.members, {
      get: () => {
        throw new Error('members were looked at');
      },
    });
    const app = createApplication({ ...fakes, members });
    const member = app.member(fakeBrowser().context);
    for (const mobile of [MING.mobile, STRANGER]) {
      expect(await member.sendSmsCode({ mobile })).toEqual(SENT);
      expect(await member.sendSmsCode({ mobile })).toEqual(mustWait(60));
    }
  });

  it('sends one code a minute to a mobile, from wherever it is asked', async () => {
    const { fakes, send } = await smsWorld();
    expect(await send(MING.mobile)).toEqual(SENT);
    fakes.clock.advance(1_500);
    expect(await send(MING.mobile, '192.0.2.2')).toEqual(mustWait(59));
    fakes.clock.advance(58_499);
    expect(await send(MING.mobile, '192.0.2.3')).toEqual(mustWait(1));
    fakes.clock.advance(1);
    expect(await send(MING.mobile, '192.0.2.3')).toEqual(SENT);
  });

  it('sends ten codes a day to a mobile, however many addresses ask', async () => {
    const { fakes, send } = await smsWorld();
    for (let count = 0; count < SMS_PER_MOBILE_AND_DAY; count += 1) {
      expect(await send(MING.mobile, `192.0.2.${count}`)).toEqual(SENT);
      fakes.clock.advance(60_000);
    }
    const wait = DAY_MS / 1000 - SMS_PER_MOBILE_AND_DAY * 60;
    expect(await send(MING.mobile, '192.0.2.99')).toEqual(mustWait(wait));
    expect(fakes.smsSender.sent).toHaveLength(SMS_PER_MOBILE_AND_DAY);
    fakes.clock.advance(wait * 1000);
    expect(await send(MING.mobile)).toEqual(SENT);
  });

  it('sends twenty codes an hour for an address, to however many mobiles', async () => {
    const { fakes, send } = await smsWorld();
    const mobiles = Array.from({ length: SMS_PER_ADDRESS_AND_HOUR + 1 }, (_, index) =>
      String(13_600_000_000 + index),
    );
    const answers = [];
    for (const mobile of mobiles) answers.push(await send(mobile));
    expect(answers.slice(0, -1)).toEqual(mobiles.slice(0, -1).map(() => SENT));
    expect(answers.at(-1)).toEqual(mustWait(3600));
    expect(await send(mobiles.at(-1) ?? '', '192.0.2.2')).toEqual(SENT);
    fakes.clock.advance(3_600_000);
    expect(await send(MING.mobile)).toEqual(SENT);
  });

  it('lets no requests sent side by side outrun the limit', async () => {
    const { fakes, send } = await smsWorld();
    await Promise.all(Array.from({ length: 30 }, (_, index) => send(MING.mobile, `192.0.2.${index}`)));
    expect(fakes.smsSender.sent).toHaveLength(1);
  });
});

describe('while the SMS service is away', () => {
  it('no code can be used, the request counts, and the code from before stays good', async () => {
    const { fakes, app, send } = await smsWorld();
    await send(MING.mobile);
    const before = fakes.smsSender.codeFor(MING.mobile);
    fakes.clock.advance(60_000);
    fakes.smsSender.setAway(true);
    expect(await send(MING.mobile)).toEqual({ ok: false, error: { kind: 'sms-unavailable' } });
    expect(await send(MING.mobile)).toEqual(mustWait(60));

    const lost = String(Number(before) + 1);
    const login = (smsCode: string) =>
      app.member(fakeBrowser().context).loginBySms({ mobile: MING.mobile, smsCode });
    expect(await login(lost)).toEqual({ ok: false, error: { kind: 'wrong-sms-code' } });
    expect(await login(before)).toMatchObject({ ok: true });
  });

  it('a bug of the sender is not passed off as an outage', async () => {
    const { fakes } = await smsWorld();
    const bug = () => Promise.reject(new TypeError('a bug'));
    const smsSender = { sign: '', sendCode: bug, sendText: bug };
    const app = createApplication({ ...fakes, smsSender });
    const member = app.member(fakeBrowser().context);
    await expect(member.sendSmsCode({ mobile: MING.mobile })).rejects.toThrow('a bug');
  });
});

describe('what is stored of a code', () => {
  it('is a digest that differs between mobiles with the same code', async () => {
    const { fakes } = await smsWorld();
    const digests: string[] = [];
    const app = createApplication({
      ...fakes,
      secrets: { ...fakes.secrets, digits: () => '123456' },
      smsCodes: {
        ...fakes.smsCodes,
        store: async (code) => {
          digests.push(code.digest);
          expect(code.expiresAt - fakes.clock.now()).toBe(SMS_CODE_LIFETIME_MS);
        },
      },
    });
    for (const mobile of [MING.mobile, STRANGER]) {
      await app.member(fakeBrowser().context).sendSmsCode({ mobile });
    }
    expect(new Set(digests).size).toBe(2);
    expect(digests).not.toContain('123456');
  });
});
