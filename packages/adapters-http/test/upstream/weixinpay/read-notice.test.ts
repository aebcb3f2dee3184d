import type { RawNotice } from '@ykd/application/ports';
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { seal } from '../../../src/upstream/weixinpay/sealing.js';
import { createWeixinPay } from '../../../src/upstream/weixinpay/weixin-pay.js';
import { cutOff, flipped } from './support/bits.js';
import { NOW, settings, signedHeaders } from './support/scripted.js';

const pay = createWeixinPay(settings, { now: () => NOW });
const trade = {
  mchid: settings.mchId,
  appid: settings.appId,
  out_trade_no: '0123456789abcdef0123456789abcdef',
  transaction_id: '4200001',
  trade_state: 'SUCCESS',
  success_time: '2026-03-01T11:59:30+08:00',
  amount: { total: 19_900, payer_total: 19_900, currency: 'CNY', payer_currency: 'CNY' },
};
const refund = {
  mchid: settings.mchId,
  out_trade_no: trade.out_trade_no,
  transaction_id: '4200001',
  out_refund_no: 'r-00001',
  refund_id: '5030001',
  refund_status: 'SUCCESS',
  success_time: '2026-03-01T11:59:30+08:00',
  amount: { total: 19_900, refund: 19_900, payer_total: 19_900, payer_refund: 19_900 },
};

const transfer = {
  mchid: settings.mchId,
  out_bill_no: 'transfer1',
  transfer_bill_no: '1330000071100999991182020050700019480001',
  state: 'SUCCESS',
  transfer_amount: 1_990,
  openid: 'o-1',
  create_time: '2026-03-01T11:59:30+08:00',
  update_time: '2026-03-01T11:59:31+08:00',
};

/** A notification as WeChat Pay sends it. */
const noticeOf = (event_type: string, value: unknown, key = settings.apiV3Key): RawNotice => {
  const nonce = 'fdasflkja484';
  const body = JSON.stringify({
    id: 'EV-2018022511223320873',
    create_time: '2026-03-01T11:59:31+08:00',
    resource_type: 'encrypt-resource',
    event_type,
    summary: '支付成功',
    resource: {
      original_type: 'transaction',
      ...seal(JSON.stringify(value), { key, nonce, associatedData: 'transaction' }),
    },
  });
  return { headers: signedHeaders(body), body };
};
const signed = (body: string): RawNotice => ({ headers: signedHeaders(body), body });

const PAID = noticeOf('TRANSACTION.SUCCESS', trade);

describe('a notification', () => {
  it('tells of a payment', async () => {
    expect(await pay.read(PAID)).toEqual({
      kind: 'payment',
      outTradeNo: trade.out_trade_no,
      transactionId: '4200001',
      amount: 19_900,
      paidAt: NOW - 30_000,
    });
  });

  it('tells of a payment that went back meanwhile as such', async () => {
    const gone = noticeOf('TRANSACTION.SUCCESS', { ...trade, trade_state: 'REFUND' });
    expect(await pay.read(gone)).toMatchObject({ kind: 'payment', transactionId: '4200001', refunded: true });
  });

  it.each([
    ['REFUND.SUCCESS', 'SUCCESS', { kind: 'done' }],
    ['REFUND.ABNORMAL', 'ABNORMAL', { kind: 'failed', error: expect.stringMatching(/退款/) }],
    ['REFUND.CLOSED', 'CLOSED', { kind: 'failed', error: expect.stringMatching(/退款/) }],
  ])('tells of a refund: %s', async (event, refund_status, state) => {
    expect(await pay.read(noticeOf(event, { ...refund, refund_status }))).toEqual({
      kind: 'refund',
      refundId: 'r-00001',
      state,
      outTradeNo: trade.out_trade_no,
      transactionId: '4200001',
      amount: 19_900,
    });
  });

  it.each([
    [{}, { state: 'SUCCESS', reason: null }],
    [
      { state: 'FAIL', fail_reason: 'OVERDUE_CLOSE' },
      { state: 'FAIL', reason: expect.stringMatching(/24 小时.*OVERDUE_CLOSE/) },
    ],
    [
      { state: 'FAIL', fail_reason: 'constructor' },
      { state: 'FAIL', reason: 'constructor' },
    ],
    [{ state: 'CANCELLED' }, { state: 'CANCELLED', reason: null }],
  ])('tells of a transfer: %j', async (facts, told) => {
    expect(await pay.read(noticeOf('MCHTRANSFER.BILL.FINISHED', { ...transfer, ...facts }))).toEqual({
      kind: 'transfer',
      outBillNo: 'transfer1',
      transferNo: transfer.transfer_bill_no,
      amount: 1_990,
      ...told,
    });
  });

  it('may be about something else', async () => {
    expect(await pay.read(noticeOf('COUPON.USE', { stock_id: '1' }))).toEqual({ kind: 'other' });
  });

  it.each([
    ['a payment to another merchant', noticeOf('TRANSACTION.SUCCESS', { ...trade, mchid: '1900000110' })],
    ['a payment in another app', noticeOf('TRANSACTION.SUCCESS', { ...trade, appid: 'wx1' })],
    ['a payment that was not made', noticeOf('TRANSACTION.SUCCESS', { ...trade, trade_state: 'NOTPAY' })],
    ['a payment of nothing', noticeOf('TRANSACTION.SUCCESS', { ...trade, amount: { total: 0 } })],
    ['a refund of another merchant', noticeOf('REFUND.SUCCESS', { ...refund, mchid: '1900000110' })],
    ['a refund of nothing', noticeOf('REFUND.SUCCESS', { ...refund, amount: { refund: 0 } })],
    ['a refund in no state', noticeOf('REFUND.SUCCESS', { ...refund, refund_status: 'constructor' })],
    [
      'a transfer of another merchant',
      noticeOf('MCHTRANSFER.BILL.FINISHED', { ...transfer, mchid: '1900000110' }),
    ],
    ['a transfer in no state', noticeOf('MCHTRANSFER.BILL.FINISHED', { ...transfer, state: 'constructor' })],
    ['a transfer of nothing', noticeOf('MCHTRANSFER.BILL.FINISHED', { ...transfer, transfer_amount: 0 })],
    ['something sealed with another key', noticeOf('TRANSACTION.SUCCESS', trade, 'x'.repeat(32))],
    ['no object', noticeOf('TRANSACTION.SUCCESS', null)],
    ['nothing that is sealed', signed('{"event_type":"TRANSACTION.SUCCESS"}')],
    ['an empty text', signed('')],
    ['no JSON', signed('<xml></xml>')],
    ['JSON that is no object', signed('[]')],
  ])('is not believed about %s', async (_name, notice) => {
    expect(await pay.read(notice)).toBeUndefined();
  });

  it.each([-5 * 60_000 - 1000, 5 * 60_000 + 1000])('is not believed %d ms off', async (off) => {
    const headers = signedHeaders(PAID.body, { at: NOW + off });
    expect(await pay.read({ headers, body: PAID.body })).toBeUndefined();
  });

  test.prop([fc.oneof(flipped(PAID.body), cutOff(PAID.body))])(
    'is not believed with a bit flipped, or cut off',
    async (body) => {
      expect(await pay.read({ ...PAID, body })).toBeUndefined();
    },
  );

  const names = Object.keys(PAID.headers);
  const changedHeader = fc
    .constantFrom(...names)
    .chain((name) =>
      fc
        .oneof(flipped(PAID.headers[name]!), cutOff(PAID.headers[name]!))
        .map((value) => ({ ...PAID.headers, [name]: value })),
    );
  test.prop([changedHeader])('is not believed with a header changed', async (headers) => {
    expect(await pay.read({ ...PAID, headers })).toBeUndefined();
  });

  it.each(names.filter((name) => name !== 'wechatpay-signature-type'))(
    'is not believed without %s',
    async (name) => {
      const headers = { ...PAID.headers, [name]: undefined };
      expect(await pay.read({ ...PAID, headers })).toBeUndefined();
    },
  );

  test.prop([
    fc.dictionary(fc.constantFrom(...names, 'host'), fc.string({ unit: 'binary' })),
    fc.string({ unit: 'binary' }),
  ])('never makes it throw', async (headers, body) => {
    expect(await pay.read({ headers, body })).toBeUndefined();
  });
});

it('is not believed while the certificates cannot be had', async () => {
  const { publicKey: _none, ...certificates } = settings;
  const unreachable = createWeixinPay({ ...certificates, apiUrl: 'http://127.0.0.1:1' }, { now: () => NOW });
  expect(await unreachable.read(PAID)).toBeUndefined();
});
