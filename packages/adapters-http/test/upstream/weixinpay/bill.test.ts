import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { BILL_MAX_BYTES, createBill } from '../../../src/upstream/weixinpay/bill.js';
import type { Call } from '../../../src/upstream/weixinpay/call.js';
import { WeixinPayError } from '../../../src/upstream/weixinpay/error.js';

const DAY = '2026-03-05';
const OWNER = { mchId: '1900000109', appId: 'wx-app' };
const COLUMNS = ['交易时间', '公众账号ID', '商户号', '微信订单号', '商户订单号', '交易状态', '商户退款单号'];
const ALL = [...COLUMNS, '退款状态', '订单金额', '申请退款金额'];

const rowOf = (number: string, { appId = OWNER.appId, mchId = OWNER.mchId } = {}): string =>
  ['2026-03-05 10:00:00', appId, mchId, number, `o-${number}`, 'SUCCESS', '0', '', '1.00', '0.00']
    .map((field) => `\`${field}`)
    .join(',');
const textOf = (...rows: readonly string[]): string =>
  [
    ALL.join(','),
    ...rows,
    '总交易单数,订单总金额,申请退款总金额',
    `\`${rows.length},\`${rows.length}.00,\`0.00`,
    '',
  ].join('\n');

/** What the bill of a file is, whose hash is that of `text` unless another one is named. */
const read = async (file: Buffer, text: string | Buffer, hash?: string) => {
  const asked: string[] = [];
  const answer = {
    hash_type: 'SHA1',
    hash_value: hash ?? createHash('sha1').update(text).digest('hex'),
    download_url: 'https://files.example.com/v3/billdownload/file?token=a%2Fb',
  };
  const call = (async () => answer) as unknown as Call;
  const bill = createBill(call, async (path) => (asked.push(path), file), OWNER);
  return { asked, bill: await bill(DAY).catch((error: WeixinPayError) => error.code) };
};

describe('the file of a bill', () => {
  const text = textOf(rowOf('a'), rowOf('b'));

  it('is asked for at WeChat Pay, whatever host its address names, and read', async () => {
    const { asked, bill } = await read(gzipSync(text), text);
    expect(asked).toEqual(['/v3/billdownload/file?token=a%2Fb']);
    expect(bill).toMatchObject({ kind: 'rows', rows: [{ number: 'a', amount: 100 }, { number: 'b' }] });
  });

  it('is not believed when it is not what was signed', async () => {
    const changed = text.replace('1.00', '1.01');
    expect((await read(gzipSync(changed), text)).bill).toBe('UNVERIFIED');
    expect((await read(gzipSync(text), gzipSync(text))).bill).toBe('UNVERIFIED');
    const upper = createHash('sha1').update(text).digest('hex').toUpperCase();
    expect((await read(gzipSync(text), text, upper)).bill).toMatchObject({ kind: 'rows' });
  });

  it('is no bomb, no half of one, and text', async () => {
    const bomb = Buffer.alloc(BILL_MAX_BYTES + 1);
    expect((await read(gzipSync(bomb), bomb)).bill).toBe('UNREADABLE');
    expect((await read(gzipSync(text).subarray(0, 40), text)).bill).toBe('UNREADABLE');
    expect((await read(Buffer.from(text), text)).bill).toBe('UNREADABLE');
    const latin = Buffer.from([...Buffer.from(text), 0xff]);
    expect((await read(gzipSync(latin), latin)).bill).toBe('UNREADABLE');
  });

  it('is that of this merchant; rows of other apps are nothing to us', async () => {
    const other = textOf(rowOf('a'), rowOf('b', { appId: 'wx-other' }));
    expect((await read(gzipSync(other), other)).bill).toMatchObject({ rows: [{ number: 'a' }] });
    const nobody = textOf(rowOf('a'), rowOf('b', { appId: '' }).replace('SUCCESS', 'NEW'));
    expect((await read(gzipSync(nobody), nobody)).bill).toMatchObject({ rows: [{ number: 'a' }] });
    const foreign = textOf(rowOf('a', { mchId: '1' }));
    expect((await read(gzipSync(foreign), foreign)).bill).toBe('UNREADABLE');
  });

  it('says what cannot be read, and keeps the reason', async () => {
    const cut = text.slice(0, text.indexOf('总交易单数'));
    expect((await read(gzipSync(cut), cut)).bill).toBe('UNREADABLE');
  });

  it('is not there yet, or not at all', async () => {
    const refusing = (code: string, signed = true): Call =>
      (async () => {
        throw new WeixinPayError(code, '', { status: 400, signed });
      }) as unknown as Call;
    const bill = (call: Call) => createBill(call, () => Promise.reject(new Error('nothing')), OWNER)(DAY);
    expect(await bill(refusing('STATEMENT_CREATING'))).toEqual({ kind: 'creating' });
    expect(await bill(refusing('NO_STATEMENT_EXIST'))).toEqual({ kind: 'none' });
    await expect(bill(refusing('NO_STATEMENT_EXIST', false))).rejects.toThrow();
    await expect(bill(refusing('SYSTEM_ERROR'))).rejects.toThrow();
  });
});
