import { sign, verify, type KeyObject } from 'node:crypto';
import { SCHEME } from './constants.js';

/** What is signed: each part on a line of its own, the last one too. */
export const lines = (...parts: readonly string[]): string => parts.map((part) => `${part}\n`).join('');

/** Signs with SHA-256 and RSA; Base64. */
export const signText = (text: string, privateKey: KeyObject): string =>
  sign('RSA-SHA256', Buffer.from(text), privateKey).toString('base64');

/** Bytes in Base64, or undefined for a text that is not exactly how those bytes are written. */
export const fromBase64 = (text: string): Buffer | undefined => {
  const bytes = Buffer.from(text, 'base64');
  return bytes.toString('base64') === text ? bytes : undefined;
};

/** Whether the holder of the key signed this text. */
export const isSigned = (text: string, signature: string, publicKey: KeyObject): boolean => {
  const bytes = fromBase64(signature);
  return bytes !== undefined && verify('RSA-SHA256', Buffer.from(text), publicKey, bytes);
};

/** A request, as far as it is signed. */
export interface SignedRequest {
  readonly method: string;
  /** The path with the query, as it is sent. */
  readonly path: string;
  /** The bytes that are sent, as text; empty for none. */
  readonly body: string;
  /** Seconds since the epoch. */
  readonly timestamp: string;
  readonly nonce: string;
}

/** Who signs: a merchant, by the certificate of its key. */
export interface Signer {
  readonly mchId: string;
  readonly serialNo: string;
}

/** What a merchant signs of a request. */
export const requestText = ({ method, path, timestamp, nonce, body }: SignedRequest): string =>
  lines(method, path, timestamp, nonce, body);

/** The header `Authorization` of a request. */
export const authorizationOf = (
  request: SignedRequest,
  { mchId, serialNo, privateKey }: Signer & { readonly privateKey: KeyObject },
): string =>
  `${SCHEME} mchid="${mchId}",nonce_str="${request.nonce}",timestamp="${request.timestamp}",` +
  `serial_no="${serialNo}",signature="${signText(requestText(request), privateKey)}"`;
