import { paymentProviderContract, type PaymentProviderWorld } from '@ykd/application/testing';
import { useLocalWorlds, type Mode } from './support/local-world.js';

const { start } = useLocalWorlds();

const STATUS = { done: 'SUCCESS', abnormal: 'ABNORMAL', closed: 'CLOSED' } as const;

const world = (mode: Mode) => async () => {
  const { local, provider, clock, close } = await start({ mode });
  const subject: PaymentProviderWorld = {
    provider,
    clock,
    pay: (outTradeNo) => local.pay(outTradeNo)[0] ?? '',
    payTwice: (outTradeNo) => {
      const [first = '', second = ''] = local.pay(outTradeNo, 'twice');
      return [first, second];
    },
    fail: (outTradeNo) => void local.pay(outTradeNo, 'fail'),
    settleRefund: (refundId, how) => local.settleRefund(refundId, STATUS[how]),
    plant: (number, fault) => local.plant(number, fault),
    setOutage: (out) => local.setOutage(out),
    confirmTransfer: (outBillNo) => local.endTransfer(outBillNo, 'confirm'),
    failTransfer: (outBillNo) => local.endTransfer(outBillNo, 'fail'),
    setTransfersSlow: (slow) => local.setTransfersSlow(slow),
    notices: () => local.notices().map(({ id }) => local.rawNotice(id)),
  };
  return { subject, dispose: close };
};

paymentProviderContract('WeChat Pay, verified by its public key', world('public-key'));
paymentProviderContract('WeChat Pay, verified by its certificates', world('certificates'));
