import {
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  randomBytes,
  randomUUID,
  X509Certificate,
} from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { DAY_MS, HOUR_MS } from '@ykd/domain/shared';
import * as z from 'zod/mini';
import { parsedJson, PUBLIC_KEY_ID_PREFIX, selfSigned } from '@ykd/adapters-http/protocols/weixinpay';

const pem = z.string().check(z.startsWith('-----BEGIN '));

const keysSchema = z.object({
  mchId: z.string(),
  apiV3Key: z.string().check(z.length(32)),
  merchant: z.object({ serialNo: z.string(), privateKey: pem, publicKey: pem }),
  platform: z.object({
    privateKey: pem,
    publicKey: pem,
    publicKeyId: z.string(),
    serialNo: z.string(),
    certificate: pem,
  }),
});

/** The keys of a merchant, and of the WeChat Pay that knows only this one. */
export type LocalKeys = z.output<typeof keysSchema>;

const newPair = async () => promisify(generateKeyPair)('rsa', { modulusLength: 2048 });

const YEARS_MS = 10 * 365 * DAY_MS;

const makeKeys = async (now: number): Promise<LocalKeys> => {
  const [merchant, platform] = await Promise.all([newPair(), newPair()]);
  const mchId = '1900000109';
  const validity = { from: now - HOUR_MS, to: now + YEARS_MS };
  const certificate = selfSigned('Local WeChat Pay', platform, validity);
  return {
    mchId,
    apiV3Key: randomBytes(16).toString('hex'),
    merchant: {
      serialNo: selfSigned('Local merchant', merchant, validity).serial,
      privateKey: merchant.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      publicKey: merchant.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    },
    platform: {
      privateKey: platform.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      publicKey: platform.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      publicKeyId: `${PUBLIC_KEY_ID_PREFIX}0119000001092026010100${randomBytes(5).toString('hex')}`,
      serialNo: certificate.serial,
      certificate: certificate.pem,
    },
  };
};

/** Whether the keys can be read: a damaged one begins as a whole one does. */
const isUsable = ({ merchant, platform }: LocalKeys): boolean => {
  try {
    for (const { privateKey, publicKey } of [merchant, platform]) {
      createPrivateKey(privateKey);
      createPublicKey(publicKey);
    }
    return new X509Certificate(platform.certificate).serialNumber !== '';
  } catch {
    return false;
  }
};

/** The file of the keys is damaged. */
export class DamagedKeysError extends Error {
  override readonly name = 'DamagedKeysError';
  readonly file: string;

  constructor(file: string) {
    super(`the keys in ${file} are damaged`);
    this.file = file;
  }
}

const readKeys = (file: string): LocalKeys | undefined => {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const { data } = z.safeParse(keysSchema, parsedJson(text));
  if (data === undefined || !isUsable(data)) throw new DamagedKeysError(file);
  return data;
};

/**
 * The keys in a file, made when there is none; only their owner can read them. Of several processes one makes them. Throws
 * DamagedKeysError for a file that holds no keys: what was signed with them can only be read with them.
 */
export const keptKeys = async (file: string, now: number): Promise<LocalKeys> => {
  const kept = readKeys(file);
  if (kept !== undefined) return kept;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, JSON.stringify(await makeKeys(now), undefined, 1), { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  const made = readKeys(file);
  if (made === undefined) throw new Error(`${file} has vanished`);
  return made;
};

/** Until when the certificate is valid, epoch ms. */
export const certificateEnd = ({ platform }: LocalKeys): number =>
  Date.parse(new X509Certificate(platform.certificate).validTo);
/** Since when, epoch ms. */
export const certificateStart = ({ platform }: LocalKeys): number =>
  Date.parse(new X509Certificate(platform.certificate).validFrom);
