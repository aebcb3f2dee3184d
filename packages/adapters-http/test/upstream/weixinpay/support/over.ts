import { WeixinPayError } from '../../../../src/upstream/weixinpay/error.js';
import { createWeixinPay } from '../../../../src/upstream/weixinpay/weixin-pay.js';
import { expect } from 'vitest';
import { NOW, scripted, settings, type Scripted } from './scripted.js';

export const NO = '0123456789abcdef0123456789abcdef';
/** A payment that was made, as WeChat Pay answers it. */
export const trade = {
  appid: settings.appId,
  mchid: settings.mchId,
  out_trade_no: NO,
  trade_state: 'SUCCESS',
  transaction_id: '4200001',
  success_time: '2026-03-01T11:59:30+08:00',
  amount: { total: 19_900, payer_total: 19_900, currency: 'CNY', payer_currency: 'CNY' },
};
export const REFUND = {
  refundId: 'r-00001',
  transactionId: '4200001',
  amount: 1,
  total: 2,
  reason: '退款',
  notifyUrl: 'https://ykd.example/notify',
};

/** The adapter over a WeChat Pay that gives these answers. */
export const over = (...answers: readonly (Scripted | Error)[]) => {
  const double = scripted(...answers);
  const pay = createWeixinPay(settings, { now: () => NOW, dispatcher: double.dispatcher });
  return { ...double, pay };
};
/** An error as WeChat Pay answers it, signed unless other headers are given. */
export const refusing = (status: number, code: string, headers?: Scripted['headers']): Scripted => ({
  status,
  body: { code, message: '出错了' },
  ...(headers === undefined ? {} : { headers }),
});
/** What a call that has to fail throws. */
export const failureOf = async (call: Promise<unknown>): Promise<WeixinPayError> => {
  const error: unknown = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(WeixinPayError);
  return error as WeixinPayError;
};
