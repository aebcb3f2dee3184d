import {
  fakeClock,
  fakePaymentProvider,
  paymentProviderContract,
  type PaymentProviderWorld,
} from '../../src/testing/index.js';

paymentProviderContract('fake', async () => {
  const clock = fakeClock();
  const provider = fakePaymentProvider(clock);
  const subject: PaymentProviderWorld = {
    provider,
    clock,
    pay: (outTradeNo) => provider.pay(outTradeNo),
    payTwice: (outTradeNo) => provider.payTwice(outTradeNo),
    fail: (outTradeNo) => provider.fail(outTradeNo),
    settleRefund: (refundId, given) => provider.settleRefund(refundId, given ? undefined : '原账户收不到款'),
    setOutage: (out) => provider.setOutage(out),
    notices: () => provider.notices(),
  };
  return { subject };
});
