import { SmsUnavailableError, SmsUnclearError } from '@ykd/application/ports';
import { Agent, MockAgent } from 'undici';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAliyunSms } from '../../../src/upstream/index.js';
import { signAcs3 } from '../../../src/upstream/sms/acs3.js';
import { aliyunDouble } from './aliyun-double.js';

const NOW = Date.UTC(2026, 2, 1, 4);
const clock = { now: () => NOW };
const message = { mobile: '13800000002', code: '042137' };
const settings = {
  accessKeyId: 'LTAI-test',
  accessKeySecret: 'a secret of the test',
  signName: "优课达 (YKD)*'!",
  templateCode: 'SMS_154950909',
};

describe('the signature', () => {
  it('is the one of the example in Alibaba Cloud’s documentation', () => {
    const { path, headers } = signAcs3(
      { accessKeyId: 'YourAccessKeyId', accessKeySecret: 'YourAccessKeySecret' },
      {
        host: 'ecs.cn-shanghai.aliyuncs.com',
        action: 'RunInstances',
        version: '2014-05-26',
        query: {
          RegionId: 'cn-shanghai',
          ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd',
        },
        at: Date.parse('2023-10-26T10:22:32Z'),
        nonce: '3156853299f313e23d1673dc12e1703d',
      },
    );
    expect(path).toBe('/?ImageId=win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd&RegionId=cn-shanghai');
    expect(headers['authorization']).toBe(
      'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;' +
        'x-acs-date;x-acs-signature-nonce;x-acs-version,' +
        'Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
    );
  });
});

it('puts its approved name in front, as Alibaba Cloud does', () => {
  const parts = { clock };
  const { sign } = createAliyunSms({ ...settings, signName: '优课', endpoint: 'https://sms.example' }, parts);
  expect(sign).toBe('【优课】');
});

describe('over a socket', () => {
  let double: Awaited<ReturnType<typeof aliyunDouble>>;
  let dispatcher: Agent;
  beforeAll(async () => {
    double = await aliyunDouble({ id: settings.accessKeyId, secret: settings.accessKeySecret, now: NOW });
    dispatcher = new Agent();
  });
  afterAll(async () => {
    await dispatcher.close();
    await double.close();
  });

  const sender = (over: Partial<typeof settings> = {}, at = NOW) =>
    createAliyunSms(
      { ...settings, ...over, endpoint: double.endpoint },
      { clock: { now: () => at }, dispatcher },
    );

  it('orders a message that the service believes, as often as one likes', async () => {
    await sender().sendCode(message);
    await sender().sendCode({ ...message, code: '000001' });
    expect(double.orders).toEqual([
      {
        PhoneNumbers: '13800000002',
        SignName: settings.signName,
        TemplateCode: 'SMS_154950909',
        TemplateParam: '{"code":"042137"}',
      },
      expect.objectContaining({ TemplateParam: '{"code":"000001"}' }),
    ]);
  });

  it.each([
    ['another secret', () => sender({ accessKeySecret: 'another' }), 'SignatureDoesNotMatch'],
    ['another key', () => sender({ accessKeyId: 'nobody' }), 'InvalidAccessKeyId.NotFound'],
    ['a wrong clock', () => sender({}, NOW - 3_600_000), 'InvalidTimeStamp.Expired'],
  ])('is refused with %s, and says so without the secret', async (_name, make, code) => {
    const error = await make()
      .sendCode(message)
      .catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(SmsUnavailableError);
    expect(String(error)).toContain(`400, ${code}`);
    expect(String(error)).not.toContain(settings.accessKeySecret);
  });

  it('takes a refusal with status 200 for one', async () => {
    await expect(sender().sendCode({ ...message, mobile: '13900000000' })).rejects.toThrow(
      'isv.BUSINESS_LIMIT_CONTROL',
    );
  });
});

describe('when the service misbehaves', () => {
  const endpoint = 'https://sms.example';
  let agent: MockAgent;
  beforeEach(() => {
    agent = new MockAgent();
    agent.disableNetConnect();
  });
  afterEach(() => agent.close());

  const interceptor = () =>
    agent.get(endpoint).intercept({ path: (path) => path.startsWith('/?PhoneNumbers='), method: 'POST' });
  const send = (timeoutMs?: number) =>
    createAliyunSms(
      { ...settings, endpoint },
      { clock, dispatcher: agent, ...(timeoutMs === undefined ? {} : { timeoutMs }) },
    ).sendCode(message);

  it.each([
    [500, 'Internal Server Error'],
    [200, ''],
    [200, 'null'],
    [200, '{"Code":'],
    [200, '{"Code":1}'],
    [200, '<html>a portal</html>'],
    [302, '{"Code":"OK"}'],
  ])('status %d with %j does not tell whether it was sent', async (status, body) => {
    interceptor().reply(status, body);
    const sent = send();
    await expect(sent).rejects.toBeInstanceOf(SmsUnavailableError);
    await expect(sent).rejects.toBeInstanceOf(SmsUnclearError);
  });

  it.each([
    [503, '{"Code":"ServiceUnavailable","Message":"later"}'],
    [200, '{"Code":"isv.AMOUNT_NOT_ENOUGH"}'],
  ])('status %d with %j is a refusal', async (status, body) => {
    interceptor().reply(status, body);
    await expect(send()).rejects.toMatchObject({ name: 'SmsUnavailableError' });
  });

  it.each(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])(
    'whom %s keeps from being reached has sent nothing',
    async (code) => {
      const cause = Object.assign(new Error('no way'), { code });
      interceptor().replyWithError(cause);
      await expect(send()).rejects.toMatchObject({ name: 'SmsUnavailableError', cause });
    },
  );

  it.each([new Error('socket hang up'), Object.assign(new Error('reset'), { code: 'ECONNRESET' })])(
    'after %s nobody knows, it is tried once, with its cause for the log',
    async (cause) => {
      interceptor().replyWithError(cause);
      await expect(send()).rejects.toMatchObject({ name: 'SmsUnclearError', cause });
      agent.assertNoPendingInterceptors();
    },
  );

  it('an answer that does not come does not tell whether it was sent', async () => {
    interceptor().reply(200, '{"Code":"OK"}').delay(60_000);
    await expect(send(1)).rejects.toBeInstanceOf(SmsUnclearError);
  });
});
