import { X509Certificate } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { selfSigned } from '../../../src/upstream/weixinpay/certificate.js';
import { platformKeys } from '../../../src/upstream/weixinpay/platform-keys.js';
import { seal } from '../../../src/upstream/weixinpay/sealing.js';
import type { RawAnswer } from '../../../src/upstream/weixinpay/send.js';
import { rfc3339 } from '../../../src/upstream/weixinpay/values.js';
import { newKeys } from './support/keys.js';
import { NOW, settings, signedHeaders, strangerKeys } from './support/scripted.js';

const DAY = 24 * 3600 * 1000;
const MINUTE = 60_000;
const VALID = { from: NOW - DAY, to: NOW + 30 * DAY };

/** A pair of keys with its certificate, as WeChat Pay has them. */
const issue = () => {
  const keys = newKeys();
  return { ...keys, ...selfSigned('Tenpay', keys, VALID) };
};
const [old, fresh] = [issue(), issue()];
type Issued = ReturnType<typeof issue>;

interface Offer {
  readonly certificates: readonly Issued[];
  /** Who signs the answer. Default: the first of them. */
  readonly signer?: Issued;
  readonly apiV3Key?: string;
  readonly expireTime?: string;
  readonly status?: number;
}

const answerOf = (
  {
    certificates,
    signer = certificates[0] ?? old,
    apiV3Key = settings.apiV3Key,
    expireTime = rfc3339(VALID.to),
    status = 200,
  }: Offer,
  at: number,
): RawAnswer => {
  const data = certificates.map(({ serial, pem }) => ({
    serial_no: serial,
    effective_time: rfc3339(VALID.from),
    expire_time: expireTime,
    encrypt_certificate: seal(pem, {
      key: apiV3Key,
      nonce: 'fdasflkja484',
      associatedData: 'certificate',
    }),
  }));
  const body = JSON.stringify({ data });
  const { serial, privateKey: key } = signer;
  return { status, body, headers: signedHeaders(body, { serial, key, at }) };
};

/** The keys over a WeChat Pay that offers what it is told to, with a count of how often it was asked. */
const keysOver = (first: Offer | Error) => {
  let offer = first;
  let now = NOW;
  let asked = 0;
  const send = async (): Promise<RawAnswer> => {
    asked += 1;
    if (offer instanceof Error) throw offer;
    return answerOf(offer, now);
  };
  const { keyOf, current } = platformKeys({ apiV3Key: settings.apiV3Key }, send, () => now);
  return {
    pem: async ({ serial }: Pick<Issued, 'serial'>) =>
      (await keyOf(serial))?.export({ type: 'spki', format: 'pem' }),
    current: async () => (await current()).serial,
    asked: () => asked,
    offer: (next: Offer | Error) => (offer = next),
    advance: (ms: number) => (now += ms),
  };
};
const pemOf = ({ publicKey }: Issued) => publicKey.export({ type: 'spki', format: 'pem' });

describe('the keys of certificates', () => {
  it('are downloaded once, however many need them', async () => {
    const keys = keysOver({ certificates: [old] });
    const found = await Promise.all([keys.pem(old), keys.pem(old), keys.pem(old)]);
    expect(new Set(found)).toEqual(new Set([pemOf(old)]));
    keys.advance(20 * DAY);
    expect(await keys.pem(old)).toBe(pemOf(old));
    expect(keys.asked()).toBe(1);
  });

  it('are downloaded again when there is a new one', async () => {
    const keys = keysOver({ certificates: [old] });
    await keys.pem(old);
    keys.offer({ certificates: [fresh, old], signer: old });
    keys.advance(MINUTE);
    expect(await keys.pem(fresh)).toBe(pemOf(fresh));
    expect(await keys.pem(old)).toBe(pemOf(old));
    expect(keys.asked()).toBe(2);
  });

  it('are asked for at most once a minute, whatever strangers send', async () => {
    const keys = keysOver({ certificates: [old] });
    await keys.pem(old);
    for (let index = 0; index < 50; index += 1) {
      expect(await keys.pem({ serial: `MADE-UP-${index}` })).toBeUndefined();
      keys.advance(1_100);
    }
    expect(keys.asked()).toBe(1);
    keys.advance(MINUTE);
    await keys.pem({ serial: 'MADE-UP' });
    expect(keys.asked()).toBe(2);
    expect(await keys.pem(old)).toBe(pemOf(old));
  });

  it('are tried for again a few seconds after a failure', async () => {
    const keys = keysOver(new Error('away'));
    await expect(keys.pem(old)).rejects.toThrow('away');
    expect(await keys.pem(old)).toBeUndefined();
    expect(keys.asked()).toBe(1);
    keys.offer({ certificates: [old] });
    keys.advance(5_000);
    expect(await keys.pem(old)).toBe(pemOf(old));
  });

  it('are no use after their time', async () => {
    const keys = keysOver({ certificates: [old], expireTime: rfc3339(NOW + DAY) });
    expect(await keys.pem(old)).toBe(pemOf(old));
    keys.advance(DAY);
    expect(await keys.pem(old)).toBeUndefined();
    expect(keys.asked()).toBe(2);
  });

  it.each<[string, Offer]>([
    ['sealed with another key', { certificates: [old], apiV3Key: 'another-key-of-api-v3-32-bytes!!' }],
    ['in an answer that somebody else signed', { certificates: [old], signer: fresh }],
    [
      'in an answer signed in the name of one of them',
      { certificates: [old], signer: { ...old, privateKey: strangerKeys.privateKey } },
    ],
    ['under another serial number', { certificates: [{ ...old, serial: fresh.serial }] }],
    ['with an error', { certificates: [old], status: 500 }],
    ['without an end', { certificates: [old], expireTime: 'never' }],
  ])('are not taken %s', async (_name, offer) => {
    const keys = keysOver(offer);
    await expect(keys.pem(old)).rejects.toThrow(/WeChat Pay/);
    expect(await keys.pem(old)).toBeUndefined();
  });

  it('include one to seal with: the one that lasts longest', async () => {
    const keys = keysOver({ certificates: [old] });
    expect(await keys.current()).toBe(old.serial);
    expect(await keys.current()).toBe(old.serial);
    expect(keys.asked()).toBe(1);
    keys.advance(40 * DAY);
    await expect(keys.current()).rejects.toThrow(/WeChat Pay/);
    keys.offer(new Error('away'));
    keys.advance(MINUTE);
    await expect(keys.current()).rejects.toThrow('away');
  });

  it('stay as they were when a download fails', async () => {
    const keys = keysOver({ certificates: [old] });
    await keys.pem(old);
    keys.offer(new Error('away'));
    keys.advance(MINUTE);
    await expect(keys.pem(fresh)).rejects.toThrow('away');
    expect(await keys.pem(old)).toBe(pemOf(old));
  });
});

describe('a certificate of one’s own', () => {
  it('is a real one', () => {
    const certificate = new X509Certificate(old.pem);
    expect(certificate.serialNumber).toBe(old.serial);
    expect(certificate.subject).toBe('CN=Tenpay');
    expect(certificate.verify(old.publicKey)).toBe(true);
    expect(certificate.checkPrivateKey(old.privateKey)).toBe(true);
    expect(Date.parse(certificate.validFrom)).toBe(VALID.from);
    expect(Date.parse(certificate.validTo)).toBe(VALID.to);
  });
});
