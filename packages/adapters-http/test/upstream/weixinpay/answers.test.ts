import { describe, expect, it } from 'vitest';
import { failureOf, NO, over, REFUND, refusing, trade } from './support/over.js';
import { NOW, signedHeaders, strangerKeys, type Scripted } from './support/scripted.js';

describe('how a payment stands', () => {
  it.each([
    ['SUCCESS', { kind: 'paid', transactionId: '4200001', amount: 19_900, paidAt: NOW - 30_000 }],
    [
      'REFUND',
      { kind: 'paid', transactionId: '4200001', amount: 19_900, paidAt: NOW - 30_000, refunded: true },
    ],
    ['NOTPAY', { kind: 'unpaid' }],
    ['USERPAYING', { kind: 'unpaid' }],
    ['PAYERROR', { kind: 'unpaid', failed: true }],
    ['CLOSED', { kind: 'closed' }],
    ['REVOKED', { kind: 'closed' }],
  ])('%s is %j', async (trade_state, state) => {
    expect(await over({ body: { ...trade, trade_state } }).pay.query(NO)).toEqual(state);
  });

  it('says who paid, where that is told', async () => {
    const state = (body: object) =>
      over({ body: { ...trade, trade_state: 'SUCCESS', ...body } }).pay.query(NO);
    expect(await state({ payer: { openid: 'o-1' } })).toMatchObject({ kind: 'paid', payer: 'o-1' });
    expect(await state({ payer: {} })).not.toHaveProperty('payer');
  });

  it.each([
    ['of another merchant', { ...trade, mchid: '1900000110' }],
    ['of another app', { ...trade, appid: 'wx9999999999999999' }],
    ['about another payment', { ...trade, out_trade_no: 'another' }],
    ['in a state that there is not', { ...trade, trade_state: 'CHARMED' }],
    ['paid, nobody knows when', { ...trade, success_time: 'today' }],
    ['paid with nothing', { ...trade, amount: { total: 0 } }],
    ['paid with a fraction', { ...trade, amount: { total: 1.5 } }],
    ['paid in another currency', { ...trade, amount: { ...trade.amount, currency: 'JPY' } }],
    ['that is no object', '"SUCCESS"'],
    ['that is empty', ''],
    ['that is no JSON', '<html>'],
  ])('is not known from an answer %s', async (_name, body) => {
    expect(await failureOf(over({ body }).pay.query(NO))).toMatchObject({ code: 'UNREADABLE' });
  });
});

describe('an answer that WeChat Pay did not sign like this', () => {
  const forgeries: readonly (readonly [string, Scripted['headers']])[] = [
    ['without a signature', () => ({})],
    ['signed by another key', (body) => signedHeaders(body, { key: strangerKeys.privateKey })],
    ['signed by the key of another id', (body) => signedHeaders(body, { serial: 'PUB_KEY_ID_01' })],
    ['signed six minutes ago', (body) => signedHeaders(body, { at: NOW - 6 * 60_000 })],
    ['signed in six minutes', (body) => signedHeaders(body, { at: NOW + 6 * 60_000 })],
    ['signed with another body', (body) => signedHeaders(`${body} `)],
    ['signed in another way', (body) => ({ ...signedHeaders(body), 'wechatpay-signature-type': 'NONE' })],
    ['signed at no time', (body) => ({ ...signedHeaders(body), 'wechatpay-timestamp': 'now' })],
  ];

  it.each(forgeries)('%s is no answer', async (_name, headers) => {
    const { pay } = over({ body: trade, headers: headers! });
    expect(await failureOf(pay.query(NO))).toMatchObject({ code: 'UNVERIFIED' });
  });

  it.each(forgeries)('%s does not settle anything by a refusal', async (_name, headers) => {
    const unknown = over(refusing(404, 'ORDER_NOT_EXIST', headers));
    expect(await failureOf(unknown.pay.query(NO))).toMatchObject({ code: 'ORDER_NOT_EXIST', signed: false });
    const gone = over(refusing(404, 'RESOURCE_NOT_EXISTS', headers));
    await failureOf(gone.pay.queryRefund('r-00001'));
    const refused = over(refusing(403, 'NOT_ENOUGH', headers));
    await failureOf(refused.pay.refund(REFUND));
    const closed = over(refusing(400, 'ORDER_CLOSED', headers));
    await failureOf(closed.pay.close(NO));
  });

  it('may leave out how it is signed', async () => {
    const headers = (body: string) => {
      const { 'wechatpay-signature-type': _type, ...rest } = signedHeaders(body);
      return rest;
    };
    expect(await over({ body: trade, headers }).pay.query(NO)).toMatchObject({ kind: 'paid' });
  });
});

describe('a refusal', () => {
  it.each(['ORDER_NOT_EXIST', 'ORDERNOTEXIST'])('%s: there is no such payment', async (code) => {
    expect(await over(refusing(404, code)).pay.query(NO)).toEqual({ kind: 'unknown' });
  });

  it('has a name, and the text of WeChat Pay', async () => {
    const error = await failureOf(over(refusing(400, 'PARAM_ERROR')).pay.query(NO));
    expect(error).toMatchObject({ code: 'PARAM_ERROR', status: 400, text: '出错了', signed: true });
    const page = await failureOf(over({ status: 404, body: '<html>', headers: () => ({}) }).pay.query(NO));
    expect(page).toMatchObject({ code: 'HTTP_404', status: 404, signed: false });
  });

  const finals = [
    [403, 'NOT_ENOUGH'],
    [400, 'INVALID_REQUEST'],
    [404, 'RESOURCE_NOT_EXISTS'],
  ] as const;
  const noRefund = refusing(404, 'RESOURCE_NOT_EXISTS');

  it.each(finals)('%i %s ends a refund, and people can read why', async (status, code) => {
    expect(await over(refusing(status, code), noRefund).pay.refund(REFUND)).toEqual({
      kind: 'failed',
      error: `出错了（${code}）`,
    });
  });

  it.each(finals)('%i %s ends no refund that was taken on before', async (status, code) => {
    const { refundId: out_refund_no, transactionId: transaction_id } = REFUND;
    const known = { body: { out_refund_no, transaction_id, status: 'SUCCESS' } };
    expect(await over(refusing(status, code), known).pay.refund(REFUND)).toEqual({ kind: 'done' });
  });

  it.each(finals)('%i %s ends no refund while nobody says whether it was taken on', async (status, code) => {
    const refused = over(
      refusing(status, code),
      refusing(500, 'SYSTEM_ERROR'),
      refusing(500, 'SYSTEM_ERROR'),
    );
    expect(await failureOf(refused.pay.refund(REFUND))).toMatchObject({ code: 'SYSTEM_ERROR' });
  });

  it.each([
    [401, 'SIGN_ERROR'],
    [429, 'FREQUENCY_LIMITED'],
    [500, 'SYSTEM_ERROR'],
    [202, 'USER_PAYING'],
  ])('%i %s passes: the refund is asked for again', async (status, code) => {
    expect(await failureOf(over(refusing(status, code)).pay.refund(REFUND))).toMatchObject({ code });
  });

  it.each(['CLOSED', 'ABNORMAL'])('%s is a refund that failed', async (status) => {
    const { pay } = over({ body: { out_refund_no: REFUND.refundId, status } });
    expect(await pay.queryRefund(REFUND.refundId)).toEqual({
      kind: 'failed',
      error: expect.stringMatching(/\p{Script=Han}/u),
    });
  });

  it.each([
    { out_refund_no: REFUND.refundId, status: 'CHARMED' },
    { out_refund_no: REFUND.refundId, status: 'toString' },
    { out_refund_no: 'another', status: 'SUCCESS' },
    {},
  ])('is seen in no answer like %j', async (body) => {
    expect(await failureOf(over({ body }).pay.refund(REFUND))).toMatchObject({ code: 'UNREADABLE' });
  });
});

describe('closing a payment', () => {
  it.each(['CLOSED', 'SUCCESS'])('is done where it is %s', async (trade_state) => {
    const { pay, left } = over(refusing(400, 'ORDER_CLOSED'), { body: { ...trade, trade_state } });
    await pay.close(NO);
    expect(left()).toBe(0);
  });

  it('is done where there is none', async () => {
    const none = refusing(404, 'ORDER_NOT_EXIST');
    await expect(over(none, none).pay.close(NO)).resolves.toBeUndefined();
  });

  it('has failed where it can still be paid', async () => {
    const unpaid = { body: { ...trade, trade_state: 'USERPAYING' } };
    const refused = over(refusing(400, 'TRADE_ERROR'), unpaid);
    expect(await failureOf(refused.pay.close(NO))).toMatchObject({ code: 'TRADE_ERROR' });
    const paying = over(refusing(202, 'USER_PAYING'));
    expect(await failureOf(paying.pay.close(NO))).toMatchObject({ code: 'USER_PAYING' });
  });
});
