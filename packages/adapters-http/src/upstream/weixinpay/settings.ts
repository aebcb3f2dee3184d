import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';

/** A merchant at WeChat Pay, as its platform pages show it. */
export interface WeixinPaySettings {
  readonly mchId: string;
  /** The app that payments are made in: the official account. */
  readonly appId: string;
  /** The serial number of the merchant's API certificate. */
  readonly serialNo: string;
  /** The key of that certificate, PEM. */
  readonly privateKey: string;
  /** The key of API v3: 32 bytes. */
  readonly apiV3Key: string;
  /** WeChat Pay's public key, PEM, and its id. Without it the platform's certificates are downloaded. */
  readonly publicKey?: { readonly id: string; readonly pem: string };
  /** An origin. */
  readonly apiUrl: string;
}

const rsaKey = (key: KeyObject): KeyObject | undefined =>
  key.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= 2048 ? key : undefined;

const readKey = (make: () => KeyObject): KeyObject | undefined => {
  try {
    return rsaKey(make());
  } catch {
    return undefined;
  }
};

/** A private key that WeChat Pay takes: RSA, 2048 bits or more. Undefined for anything else. */
export const readPrivateKey = (pem: string): KeyObject | undefined => readKey(() => createPrivateKey(pem));

/** A public key of that kind. */
export const readPublicKey = (pem: string): KeyObject | undefined => readKey(() => createPublicKey(pem));

/** A key that was checked before. Throws when it was not; never shows it. */
export const checkedKey = (key: KeyObject | undefined, name: string): KeyObject => {
  if (key === undefined) throw new TypeError(`${name} is no RSA key of 2048 bits`);
  return key;
};
