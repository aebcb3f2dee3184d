import { createHash, createHmac } from 'node:crypto';

/** A key of an Alibaba Cloud account. */
export interface Acs3Credentials {
  readonly accessKeyId: string;
  readonly accessKeySecret: string;
}

/** A call of an Alibaba Cloud RPC API: everything in the query, nothing in the body. */
export interface Acs3Call {
  readonly host: string;
  readonly action: string;
  readonly version: string;
  readonly query: Readonly<Record<string, string>>;
  /** When it is made, epoch ms. */
  readonly at: number;
  /** Never used before. */
  readonly nonce: string;
}

const ALGORITHM = 'ACS3-HMAC-SHA256';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** As RFC 3986 has it: encodeURIComponent lets five characters through that are reserved there. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

const sorted = (entries: Readonly<Record<string, string>>): readonly (readonly [string, string])[] =>
  Object.entries(entries).toSorted(([a], [b]) => (a < b ? -1 : 1));

/** The path and the headers of a POST, signed with ACS3-HMAC-SHA256, Alibaba Cloud's signature of version 3. */
export const signAcs3 = (
  { accessKeyId, accessKeySecret }: Acs3Credentials,
  { host, action, version, query, at, nonce }: Acs3Call,
): { readonly path: string; readonly headers: Record<string, string> } => {
  const bodyHash = sha256('');
  const headers = {
    host,
    'x-acs-action': action,
    'x-acs-content-sha256': bodyHash,
    'x-acs-date': new Date(at).toISOString().replace(/\.\d+Z$/, 'Z'),
    'x-acs-signature-nonce': nonce,
    'x-acs-version': version,
  };
  const search = sorted(query)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&');
  const signed = sorted(headers);
  const names = signed.map(([name]) => name).join(';');
  const lines = signed.map(([name, value]) => `${name}:${value}\n`).join('');
  const request = ['POST', '/', search, lines, names, bodyHash].join('\n');
  const signature = createHmac('sha256', accessKeySecret)
    .update(`${ALGORITHM}\n${sha256(request)}`)
    .digest('hex');
  const authorization = `${ALGORITHM} Credential=${accessKeyId},SignedHeaders=${names},Signature=${signature}`;
  return { path: `/?${search}`, headers: { ...headers, authorization } };
};
