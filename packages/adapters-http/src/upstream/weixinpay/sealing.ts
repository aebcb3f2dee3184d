import { constants, createCipheriv, createDecipheriv, publicEncrypt, type KeyObject } from 'node:crypto';
import * as z from 'zod/mini';
import { ALGORITHM } from './constants.js';
import { fromBase64 } from './signing.js';

const CIPHER = 'aes-256-gcm';
const TAG_BYTES = 16;

/** Something sealed with the key of API v3, as it goes over the wire. */
export const sealedSchema = z.object({
  algorithm: z.literal(ALGORITHM),
  ciphertext: z.string(),
  nonce: z.string(),
  /** What is not secret and must fit all the same. */
  associated_data: z.optional(z.string()),
});

export type Sealed = z.output<typeof sealedSchema>;

/** Seals a text. `nonce`: 12 characters that were never used with this key. */
export const seal = (
  text: string,
  {
    key,
    nonce,
    associatedData,
  }: { readonly key: string; readonly nonce: string; readonly associatedData: string },
): Sealed => {
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(associatedData));
  const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return {
    algorithm: ALGORITHM,
    ciphertext: bytes.toString('base64'),
    nonce,
    associated_data: associatedData,
  };
};

/** What was sealed, or undefined when it was changed, cut off, or sealed with another key. */
export const unseal = (sealed: Sealed, key: string): string | undefined => {
  const bytes = fromBase64(sealed.ciphertext);
  if (bytes === undefined || bytes.length < TAG_BYTES) return undefined;
  try {
    const decipher = createDecipheriv(CIPHER, key, sealed.nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(sealed.associated_data ?? ''));
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
};

/** How a text is sealed for the holder of a private key: RSAES-OAEP with SHA-1, as WeChat Pay wants it. */
export const OAEP = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha1' } as const;

/** Seals a short text for the holder of the private key; Base64, another one each time. */
export const sealFor = (text: string, key: KeyObject): string =>
  publicEncrypt({ key, ...OAEP }, Buffer.from(text)).toString('base64');
