import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An order that the double took. */
export type Order = Readonly<Record<string, string>>;

const hex = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex');

/** RFC 3986, written for its own sake: unreserved characters as they are, every other byte as %XX. */
const percent = (text: string): string =>
  Array.from(Buffer.from(text, 'utf8'), (byte) => {
    const char = String.fromCharCode(byte);
    return /[A-Za-z0-9\-._~]/.test(char) ? char : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
  }).join('');

/**
 * Why a request is not signed as Alibaba Cloud publishes it (ACS3-HMAC-SHA256), worked out from what came over the wire;
 * undefined when it is.
 */
const refusalOf = (
  { method = '', url = '', headers }: IncomingMessage,
  body: Buffer,
  { id, secret, now }: { readonly id: string; readonly secret: string; readonly now: number },
): string | undefined => {
  const pattern = /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([^,]+),Signature=([0-9a-f]{64})$/;
  const [, credential, names = '', signature = ''] = pattern.exec(headers.authorization ?? '') ?? [];
  if (credential === undefined) return 'MissingAuthorization';
  if (credential !== id) return 'InvalidAccessKeyId.NotFound';
  const signed = names.split(';');
  const wanted = Object.keys(headers).filter((name) => name === 'host' || name.startsWith('x-acs-'));
  if (wanted.toSorted().join(';') !== names) return 'IncompleteSignature';
  if (headers['x-acs-content-sha256'] !== hex(body)) return 'ContentMismatch';
  const date = String(headers['x-acs-date']);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(date)) return 'InvalidTimeStamp.Format';
  if (Math.abs(Date.parse(date) - now) > 15 * 60_000) return 'InvalidTimeStamp.Expired';

  const { pathname, searchParams } = new URL(url, 'http://double');
  const query = [...searchParams.entries()]
    .map(([name, value]) => `${percent(name)}=${percent(value)}`)
    .toSorted()
    .join('&');
  const canonicalHeaders = signed.map((name) => `${name}:${String(headers[name]).trim()}\n`).join('');
  const canonical = `${method}\n${pathname}\n${query}\n${canonicalHeaders}\n${names}\n${hex(body)}`;
  const expected = createHmac('sha256', secret)
    .update(`ACS3-HMAC-SHA256\n${hex(canonical)}`)
    .digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex')) ? undefined : 'SignatureDoesNotMatch';
};

/** A server on this machine that takes orders as Dysmsapi 2017-05-25 does. */
export const aliyunDouble = async (account: {
  readonly id: string;
  readonly secret: string;
  readonly now: number;
}) => {
  const orders: Order[] = [];
  const nonces = new Set<string>();
  const answer = (response: ServerResponse, status: number, code: string): void => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ Code: code, Message: code, RequestId: 'r-1', BizId: 'b-1' }));
  };
  const take = (request: IncomingMessage, response: ServerResponse, body: Buffer): void => {
    const refusal = refusalOf(request, body, account);
    if (refusal !== undefined) return answer(response, 400, refusal);
    const nonce = String(request.headers['x-acs-signature-nonce']);
    if (nonces.has(nonce)) return answer(response, 400, 'SignatureNonceUsed');
    nonces.add(nonce);
    const { 'x-acs-action': action, 'x-acs-version': version } = request.headers;
    if (action !== 'SendSms' || version !== '2017-05-25')
      return answer(response, 404, 'InvalidAction.NotFound');
    const { searchParams } = new URL(request.url ?? '', 'http://double');
    orders.push(Object.fromEntries(searchParams));
    const isLimited = searchParams.get('PhoneNumbers') === '13900000000';
    return answer(response, 200, isLimited ? 'isv.BUSINESS_LIMIT_CONTROL' : 'OK');
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => take(request, response, Buffer.concat(chunks)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    orders,
    close: async (): Promise<void> => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
