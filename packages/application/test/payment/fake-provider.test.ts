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
    settleRefund: (refundId, how) => {
      if (how === 'done') provider.settleRefund(refundId);
      else provider.settleRefund(refundId, '原账户收不到款', how === 'closed' ? true : undefined);
    },
    plant: (number, fault) => provider.plant(number, fault),
    setOutage: (out) => provider.setOutage(out),
    confirmTransfer: (outBillNo) => provider.confirmTransfer(outBillNo),
    failTransfer: (outBillNo) => provider.failTransfer(outBillNo),
    setTransfersSlow: (slow) => provider.setTransfersSlow(slow),
    notices: () => provider.notices(),
  };
  return { subject };
});
