import { DAY_MS, HOUR_MS } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import { createApplication } from '../../src/index.js';
import type { SmsRules } from '../../src/shared/index.js';
import { UNASKED_PER_ADDRESS_AND_HOUR } from '../../src/shared/sms-rules.js';
import { createFakes, fakeBrowser, fakeHumanCheck } from '../../src/testing/index.js';

const SENT = { ok: true, value: null };

/** Codes for one mobile after the other, each asked for at an address of its own unless one is named. */
const codes = (smsRules: SmsRules, { asks = true } = {}) => {
  const fakes = createFakes();
  const humanCheck = asks ? fakeHumanCheck(fakes.clock) : undefined;
  const app = createApplication({ ...fakes, smsRules, humanCheck });
  let count = 0;
  const newMobile = (): string => {
    count += 1;
    return String(13_600_000_000 + count);
  };
  const send = (input: { mobile?: string; proof?: string } = {}, address?: string) => {
    const mobile = input.mobile ?? newMobile();
    return app
      .member(fakeBrowser(address ?? `2001:db8:${count}::/64`).context)
      .sendSmsCode({ ...input, mobile });
  };
  const events = () => [...fakes.securityLog.stored.values()];
  return { fakes, send, newMobile, events };
};

/** The question in an answer that has to be one. */
const questionIn = (answer: { ok: boolean; error?: unknown }): string => {
  const error = answer.error as { readonly kind?: string; readonly question?: { readonly token: string } };
  expect(error.kind).toBe('human-check-needed');
  return error.question?.token ?? '';
};

describe('how many codes go out to everybody together', () => {
  it('has a ceiling an hour, from whichever addresses, and then says when there is one again', async () => {
    const { fakes, send, events } = codes({ perHour: 3, perDay: 100 }, { asks: false });
    for (let count = 0; count < 3; count += 1) {
      expect(await send()).toEqual(SENT);
      fakes.clock.advance(60_000);
    }
    const full = { ok: false, error: { kind: 'codes-unavailable', retryAfterSeconds: 3600 - 180 } };
    expect(await send()).toEqual(full);
    expect(await send()).toEqual(full);
    expect(fakes.smsSender.sent).toHaveLength(3);
    // One line for all, whoever asked.
    expect(events()).toMatchObject([{ kind: 'limit', detail: 'sms-all', address: '', count: 2 }]);
    fakes.clock.advance(HOUR_MS - 180_000);
    expect(await send()).toEqual(SENT);
  });

  it('has a ceiling a day', async () => {
    const { fakes, send } = codes({ perHour: 100, perDay: 2 }, { asks: false });
    await send();
    await send();
    expect(await send()).toEqual({
      ok: false,
      error: { kind: 'codes-unavailable', retryAfterSeconds: DAY_MS / 1000 },
    });
    expect(fakes.smsSender.sent).toHaveLength(2);
  });

  it('does not answer a mobile that has to wait in any case with anything else', async () => {
    const { send, newMobile } = codes({ perHour: 1, perDay: 1 });
    const mobile = newMobile();
    await send({ mobile });
    expect(await send({ mobile })).toMatchObject({
      error: { kind: 'too-many-attempts', retryAfterSeconds: 60 },
    });
  });
});

describe('who is asked whether he is a machine', () => {
  it('is nobody as long as few codes go out', async () => {
    const { send } = codes({ perHour: 100, perDay: 100 });
    for (let count = 0; count < 25; count += 1) expect(await send()).toEqual(SENT);
    questionIn(await send());
  });

  it('is an address that asks for many', async () => {
    const { send } = codes({ perHour: 100, perDay: 100 });
    for (let count = 0; count < UNASKED_PER_ADDRESS_AND_HOUR; count += 1) {
      expect(await send({}, '192.0.2.1')).toEqual(SENT);
    }
    questionIn(await send({}, '192.0.2.1'));
    expect(await send({}, '192.0.2.2')).toEqual(SENT);
  });

  it('gets his code with the answer, and only with an answer for his mobile', async () => {
    const { fakes, send, newMobile, events } = codes({ perHour: 4, perDay: 100 });
    await send();
    const mobile = newMobile();
    const token = questionIn(await send({ mobile }));
    expect(fakes.smsSender.sent).toHaveLength(1);
    questionIn(await send({ mobile, proof: `${token}.no` }));
    questionIn(await send({ mobile: newMobile(), proof: `${token}.yes` }));
    expect(await send({ mobile: ` ${mobile}`, proof: `${token}.yes` })).toEqual(SENT);
    // Being asked is no limit that was reached.
    expect(events()).toEqual([]);
  });

  it('does not get more than anybody else with it', async () => {
    const { send, newMobile } = codes({ perHour: 1, perDay: 100 });
    await send();
    const mobile = newMobile();
    expect(await send({ mobile, proof: 'question-1.yes' })).toMatchObject({
      error: { kind: 'codes-unavailable' },
    });
  });

  it('is nobody where the check is off', async () => {
    const { send } = codes({ perHour: 100, perDay: 100 }, { asks: false });
    for (let count = 0; count < 10; count += 1) expect(await send({}, '192.0.2.1')).toEqual(SENT);
  });
});
