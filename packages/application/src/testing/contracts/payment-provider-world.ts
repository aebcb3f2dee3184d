import type { PaymentOrder, PaymentProvider, RawNotice } from '../../ports/payment-provider.js';
import type { TransferOrder } from '../../ports/transfer-provider.js';
import type { BillFault } from '../fakes/payment-bill.js';
import type { FakeClock } from '../fakes/clock.js';
import type { MakeSubject } from './subject.js';

/** A provider with the hands that move it: a payer's, a bank's, and those of the clock that it goes by. */
export interface PaymentProviderWorld {
  readonly provider: PaymentProvider;
  /** Shows a whole second at first. */
  readonly clock: FakeClock;
  /** Pays; answers the transaction. Throws when no payment is taken. */
  pay(outTradeNo: string): string;
  payTwice(outTradeNo: string): readonly [string, string];
  fail(outTradeNo: string): void;
  /** The bank gives the money back, or could not, which people can mend, or the refund is closed for good. */
  settleRefund(refundId: string, how: 'done' | 'abnormal' | 'closed'): void;
  /** The bills are wrong about a transaction or a refund from now on. */
  plant(number: string, fault: BillFault): void;
  setOutage(out: boolean): void;
  /** The receiver of a transfer takes it; it fails. Throws where there is nothing to take, or it is over. */
  confirmTransfer(outBillNo: string): void;
  failTransfer(outBillNo: string): void;
  /** Transfers that are new are taken on and no more, until they are asked for again. */
  setTransfersSlow(slow: boolean): void;
  /** Everything that there was to tell so far, signed as of now. */
  notices(): readonly RawNotice[];
}

export const OUT_TRADE_NO = 'trade00000000000000000000000001';
export const OUT_BILL_NO = 'transfer00000000000000000000001';
export const REFUND_ID = 'refund0000000000000000000000001';
const NOTIFY_URL = 'http://127.0.0.1:9/api/pay/notify';
export const MINUTE = 60_000;

/** A payment that is begun now, for half an hour. */
export const orderOf = (
  { clock }: PaymentProviderWorld,
  facts: Partial<PaymentOrder> = {},
): PaymentOrder => ({
  way: 'NATIVE',
  outTradeNo: OUT_TRADE_NO,
  description: 'Java 就业班',
  amount: 19_900,
  expiresAt: clock.now() + 30 * MINUTE,
  notifyUrl: NOTIFY_URL,
  ...facts,
});

/** A refund of all that was paid by a transaction. */
export const refundOf = (
  transactionId: string,
  facts: Partial<Parameters<PaymentProvider['refund']>[0]> = {},
): Parameters<PaymentProvider['refund']>[0] => ({
  refundId: REFUND_ID,
  transactionId,
  amount: 19_900,
  total: 19_900,
  reason: '用户申请退款',
  notifyUrl: NOTIFY_URL,
  ...facts,
});

/** A transfer of a small sum. */
export const transferOf = (facts: Partial<TransferOrder> = {}): TransferOrder => ({
  outBillNo: OUT_BILL_NO,
  openid: 'o-partner',
  userName: '张三',
  amount: 1_990,
  remark: '推广佣金',
  sceneId: '1005',
  reports: [{ type: '岗位类型', content: '课程推广' }],
  notifyUrl: NOTIFY_URL,
  ...facts,
});

/** What all notifications say so far. */
export const readAll = ({ provider, notices }: PaymentProviderWorld) =>
  Promise.all(notices().map((notice) => provider.read(notice)));

/** Worlds in which a payment was begun. */
export const begunIn =
  (make: MakeSubject<PaymentProviderWorld>): MakeSubject<PaymentProviderWorld> =>
  async () => {
    const made = await make();
    await made.subject.provider.begin(orderOf(made.subject));
    return made;
  };
