import { PAYMENT_NOTICE_PATH } from '@ykd/application/payment';
import type { Arena } from '../arena.js';
import { ask } from '../http/ask.js';
import { from, newPlace } from '../http/place.js';
import { open } from '../http/raw.js';
import { PATHS, RAW_BODIES } from '../inputs/hostile.js';
import { TARGETS } from '../inputs/shape.js';
import { faultsOf, insidesOf } from '../judges/answers.js';
import { tally, type Tally } from '../judges/verdicts.js';

/** What only files say that are nobody's to read. */
const FILES = /root:.*:0:0:|SQLite format|"workspaces"|\[core\]|pwd_hash/;

/** Larger bodies may be refused before they have come, and their connection with them. */
const LARGE = 200_000;

/** What is no HTTP, or none that a browser speaks. */
const BROKEN: readonly string[] = [
  '\r\n\r\n',
  'GET\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: a b\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: HOST\r\nno colon\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: HOST\r\nx: a\u0000b\r\n\r\n',
  `GET / HTTP/1.1\r\nhost: HOST\r\nx: ${'a'.repeat(100_000)}\r\n\r\n`,
  `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nhost: HOST\r\n\r\n`,
  `GET / HTTP/1.1\r\nhost: HOST\r\n${'x: a\r\n'.repeat(5_000)}\r\n`,
  'POST /api/member/login HTTP/1.1\r\nhost: HOST\r\ncontent-length: -1\r\n\r\n',
  'POST /api/member/login HTTP/1.1\r\nhost: HOST\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\n12345',
  'POST /api/member/login HTTP/1.1\r\nhost: HOST\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST /api/member/login HTTP/1.1\r\nhost: HOST\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
  'POST /api/member/login HTTP/1.1\r\nhost: HOST\r\ntransfer-encoding: chunked, identity\r\n\r\n0\r\n\r\n',
  'CONNECT evil.example:443 HTTP/1.1\r\nhost: evil.example\r\n\r\n',
  'GET http://evil.example/ HTTP/1.1\r\nhost: evil.example\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000',
];

/** The methods that no call has. */
const METHODS = ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'] as const;

/** Notices that WeChat Pay never sent. */
const falseNotices = async (address: string): Promise<Tally> => {
  const notices = tally();
  const signed = {
    'wechatpay-serial': 'PUB_KEY_ID_0',
    'wechatpay-signature': 'AAAA',
    'wechatpay-timestamp': String(Math.floor(Date.now() / 1000)),
    'wechatpay-nonce': 'nonce',
  };
  for (const body of RAW_BODIES) {
    for (const headers of [{}, signed]) {
      const told = await ask(address, {
        method: 'POST',
        path: PAYMENT_NOTICE_PATH,
        headers: { 'content-type': 'application/json', ...headers, ...from(newPlace()) },
        body,
      });
      const isCut = told.status === 0 && body.length > LARGE;
      notices.add(
        ...(isCut || (told.status >= 400 && told.status < 500)
          ? []
          : [`${body.slice(0, 40)} 得到 ${told.status}`]),
        ...insidesOf(told, body),
      );
    }
  }
  return notices;
};

/** Asks for what is nobody's, in ways that nobody asks. */
export const fuzzPaths = async ({ address, check, tiny }: Arena): Promise<void> => {
  const [paths, methods, wire] = [tally(), tally(), tally()];
  for (const path of PATHS) {
    const told = await ask(address, { method: 'GET', path, headers: from(newPlace()) });
    const [file] = FILES.exec(told.body) ?? [];
    paths.add(
      ...(told.status === 0 || told.status >= 500 ? [`${path.slice(0, 80)} 得到 ${told.status}`] : []),
      ...(file === undefined ? [] : [`${path} 读到了文件：${file}`]),
      ...insidesOf(told, path).map((inside) => `${path.slice(0, 80)}：${inside}`),
    );
  }
  for (const { call } of tiny ? TARGETS.slice(0, 3) : TARGETS) {
    for (const method of METHODS) {
      const told = await ask(address, {
        method,
        path: call.path,
        headers: { origin: address, ...from(newPlace()) },
      });
      methods.add(
        ...(told.status === 0 || told.status < 400 ? [`${method} ${call.path} 得到 ${told.status}`] : []),
        ...faultsOf(told, call.path).map((fault) => `${method} ${call.path}：${fault}`),
      );
    }
  }
  const host = new URL(address).host;
  for (const text of BROKEN) {
    const raw = await open(address);
    raw.socket.on('error', () => {});
    raw.socket.end(text.replaceAll('HOST', host), 'latin1');
    await raw.ended;
    const [, status = ''] = /^HTTP\/1\.\d (\d{3})/.exec(raw.heard()) ?? [];
    const told = { status: Number(status), headers: [], body: raw.heard(), took: 0 };
    wire.add(
      ...(status.startsWith('5') ? [`${JSON.stringify(text.slice(0, 80))} 得到 ${status}`] : []),
      ...insidesOf(told, text).map((inside) => `${JSON.stringify(text.slice(0, 80))}：${inside}`),
    );
  }
  check('伪造的支付通知一律拒绝', (await falseNotices(address)).result());
  check('绕路也读不到不该读的文件', paths.result());
  check('没有的方法一律拒绝', methods.result());
  check('不成 HTTP 的请求得到 4xx 或断开', wire.result());
};
