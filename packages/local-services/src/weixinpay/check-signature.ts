import { createPublicKey } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isSigned, MESSAGE_MAX_AGE_MS, requestText, SCHEME } from '@ykd/adapters-http/protocols/weixinpay';
import type { LocalKeys } from './keys.js';
import { badParameter, Refused } from './refusal.js';

const PAIR = /^([a-z_]+)="([^"]*)"$/;
const NAMES = ['mchid', 'nonce_str', 'serial_no', 'signature', 'timestamp'];

const unsigned = (reason: string): Refused => new Refused(401, 'SIGN_ERROR', reason);

/** The parts of the header; throws unless each of them is there, once. */
const partsOf = (authorization: string): ReadonlyMap<string, string> => {
  const [scheme, rest = ''] = authorization.split(/ (.*)/, 2);
  if (scheme !== SCHEME) throw unsigned('Http头Authorization的认证类型不正确');
  const pairs = rest.split(',').map((part) => PAIR.exec(part.trim()) ?? []);
  const names = pairs.map(([, name]) => name).toSorted();
  if (names.join() !== NAMES.join()) throw unsigned('Http头Authorization缺少参数或格式不正确');
  return new Map(pairs.map(([, name = '', value = '']) => [name, value]));
};

/** Throws a Refused unless the merchant has signed this request, just now. */
export const createSignatureCheck = ({ mchId, merchant }: LocalKeys, now: () => number) => {
  const key = createPublicKey(merchant.publicKey);
  return (request: {
    readonly method: string;
    readonly path: string;
    readonly headers: IncomingHttpHeaders;
    readonly body: string;
  }): void => {
    const { headers } = request;
    if (!headers['user-agent']) throw badParameter('Http头缺少User-Agent');
    if (!/\bapplication\/json\b|\*\/\*/.test(headers.accept ?? '')) throw badParameter('Http头缺少Accept');
    const parts = partsOf(headers.authorization ?? '');
    if (parts.get('mchid') !== mchId) throw unsigned('商户号不存在');
    if (parts.get('serial_no') !== merchant.serialNo) throw unsigned('商户证书序列号有误');
    const timestamp = parts.get('timestamp') ?? '';
    const age = Math.abs(now() - Number(timestamp) * 1000);
    if (!/^\d+$/.test(timestamp) || age > MESSAGE_MAX_AGE_MS)
      throw unsigned('Http头Authorization中的timestamp与发起请求的时间不得超过5分钟');
    const text = requestText({ ...request, timestamp, nonce: parts.get('nonce_str') ?? '' });
    if (!isSigned(text, parts.get('signature') ?? '', key)) throw unsigned('签名错误，验签失败');
  };
};
