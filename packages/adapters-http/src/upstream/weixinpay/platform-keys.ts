import { X509Certificate, type KeyObject } from 'node:crypto';
import * as z from 'zod/mini';
import { trouble } from './error.js';
import { CERTIFICATES_PATH } from './constants.js';
import { sealedSchema, unseal } from './sealing.js';
import type { RawAnswer, Send } from './send.js';
import { checkedKey, readPublicKey, type WeixinPaySettings } from './settings.js';
import { instant, parsedJson } from './values.js';
import { isGenuine } from './verify-message.js';

/** Finds the key behind a serial number. Throws WeixinPayError when it cannot be asked for. */
export type KeyOf = (serial: string) => Promise<KeyObject | undefined>;

/** A key of WeChat Pay, and what it is called by. */
export interface NamedKey {
  readonly serial: string;
  readonly key: KeyObject;
}

/** The keys of WeChat Pay. */
export interface PlatformKeys {
  readonly keyOf: KeyOf;
  /** The one that what only WeChat Pay may read is sealed with. Throws WeixinPayError when it cannot be asked for. */
  current(): Promise<NamedKey>;
}

/** How often an unknown serial number may lead to a download: anybody can send one. */
const REFRESH_MS = 60_000;
/** The same after a download that failed. */
const RETRY_MS = 5_000;

const answerSchema = z.object({
  data: z.array(
    z.object({
      serial_no: z.string(),
      expire_time: instant,
      encrypt_certificate: sealedSchema,
    }),
  ),
});

interface PlatformKey {
  readonly key: KeyObject;
  /** Epoch ms. */
  readonly expiresAt: number;
}

/** The certificates that an answer holds, by their serial numbers. */
const readCertificates = (answer: RawAnswer, apiV3Key: string): ReadonlyMap<string, PlatformKey> => {
  const parsed = z.safeParse(answerSchema, parsedJson(answer.body));
  if (answer.status !== 200 || !parsed.success) {
    throw trouble('UNREADABLE', `no certificates in an answer with the status ${answer.status}`);
  }
  const keys = parsed.data.data.map(({ serial_no, expire_time, encrypt_certificate }) => {
    const pem = unseal(encrypt_certificate, apiV3Key);
    if (pem === undefined) throw trouble('UNREADABLE', 'the certificates do not fit the key of API v3');
    const certificate = new X509Certificate(pem);
    if (certificate.serialNumber.toUpperCase() !== serial_no.toUpperCase()) {
      throw trouble('UNREADABLE', 'a certificate with another serial number than its own');
    }
    return [serial_no, { key: certificate.publicKey, expiresAt: expire_time }] as const;
  });
  return new Map(keys);
};

/** Keys from the certificates that WeChat Pay offers, downloaded when they are needed. */
const certificateKeys = (send: Send, apiV3Key: string, now: () => number): PlatformKeys => {
  let known: ReadonlyMap<string, PlatformKey> = new Map();
  let nextDownload = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | undefined;
  const valid = (serial: string): KeyObject | undefined => {
    const found = known.get(serial);
    return found !== undefined && now() < found.expiresAt ? found.key : undefined;
  };
  const newest = (): NamedKey | undefined => {
    const usable = [...known].filter(([, { expiresAt }]) => now() < expiresAt);
    const [last] = usable.toSorted(([, one], [, other]) => other.expiresAt - one.expiresAt);
    return last && { serial: last[0], key: last[1].key };
  };
  const download = async (): Promise<void> => {
    nextDownload = now() + RETRY_MS;
    const answer = await send('GET', CERTIFICATES_PATH);
    // The key of API v3 vouches for the certificates, and they for the answer.
    const keys = readCertificates(answer, apiV3Key);
    if (!(await isGenuine(answer, async (serial) => keys.get(serial)?.key, now()))) {
      throw trouble('UNVERIFIED', 'the certificates came in an answer that is not signed by one of them');
    }
    known = keys;
    nextDownload = now() + REFRESH_MS;
  };
  /** Answers what is looked for among those that are known, after a download where it is not there. */
  const found = async <T>(look: () => T | undefined): Promise<T | undefined> => {
    if (look() === undefined && (running !== undefined || now() >= nextDownload)) {
      running ??= download().finally(() => {
        running = undefined;
      });
      await running;
    }
    return look();
  };
  return {
    keyOf: (serial) => found(() => valid(serial)),
    current: async () => {
      const key = await found(newest);
      if (key === undefined) throw trouble('UNREADABLE', 'no valid certificate to seal with');
      return key;
    },
  };
};

/** The keys that WeChat Pay signs with, and opens what is sealed for it: the public key of the settings, or those of its certificates. */
export const platformKeys = (
  { publicKey, apiV3Key }: Pick<WeixinPaySettings, 'publicKey' | 'apiV3Key'>,
  send: Send,
  now: () => number,
): PlatformKeys => {
  if (publicKey === undefined) return certificateKeys(send, apiV3Key, now);
  const { id: serial } = publicKey;
  const key = checkedKey(readPublicKey(publicKey.pem), 'publicKey');
  return {
    keyOf: async (asked) => (asked === serial ? key : undefined),
    current: async () => ({ serial, key }),
  };
};
