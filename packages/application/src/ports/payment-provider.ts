import type { BillRow } from '@ykd/domain/bill';
import type { PaymentWay } from '@ykd/domain/order';
import type { TransferNotice, TransferProvider } from './transfer-provider.js';

/** What a payment is begun with. */
export interface PaymentOrder {
  readonly way: PaymentWay;
  readonly outTradeNo: string;
  /** What the payer reads, at most 127 bytes of it are kept. */
  readonly description: string;
  /** Cents, at least 1. */
  readonly amount: number;
  /** After this instant the provider takes no payment, epoch ms. */
  readonly expiresAt: number;
  /** Where payments are told of. */
  readonly notifyUrl: string;
  /** The payer's WeChat account; required for JSAPI. */
  readonly openid?: string;
  /** The payer's address; required for H5. */
  readonly payerAddress?: string;
}

export interface MadePayment {
  readonly transactionId: string;
  /** Cents. */
  readonly amount: number;
  /** Epoch ms. */
  readonly paidAt: number;
  /** All or some of it went back, or is on its way. */
  readonly refunded?: true;
  /** The WeChat account that paid, where the provider says it. */
  readonly payer?: string;
}

/** How a payment stands at the provider. */
export type PaymentState =
  | ({ readonly kind: 'paid' } & MadePayment)
  /** Not paid yet. `failed`: somebody tried, in vain, and may try again. */
  | { readonly kind: 'unpaid'; readonly failed?: true }
  /** Closed; or never heard of. */
  | { readonly kind: 'closed' | 'unknown' };

/** How a refund stands at the provider. */
export type RefundState =
  { readonly kind: 'processing' | 'done' } | { readonly kind: 'failed'; readonly error: string };

/** What the provider tells by itself. */
export type PaymentNotice =
  | ({ readonly kind: 'payment'; readonly outTradeNo: string } & MadePayment)
  | {
      readonly kind: 'refund';
      readonly refundId: string;
      readonly state: RefundState;
      /** The payment that goes back. */
      readonly outTradeNo: string;
      readonly transactionId: string;
      /** Cents that go back. */
      readonly amount: number;
    }
  | TransferNotice
  /** Something that changes nothing here. */
  | { readonly kind: 'other' };

/** The bill of a day: its rows; that nothing happened on it; or that it is not ready yet. */
export type ProviderBill =
  | { readonly kind: 'rows'; readonly rows: readonly BillRow[] }
  | { readonly kind: 'none' }
  | { readonly kind: 'creating' };

/** A notification as it came in. */
export interface RawNotice {
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** The bytes as text, unchanged: the signature covers them. */
  readonly body: string;
}

/**
 * WeChat Pay (API v3). Calls throw when the provider is away or refuses in a way that may pass; answers whose signature
 * does not fit count as away.
 */
export interface PaymentProvider extends TransferProvider {
  /** Begins a payment: answers `code_url`, `prepay_id` or `h5_url`, as the way has it. */
  begin(order: PaymentOrder): Promise<string>;
  /** What a page inside WeChat needs to open the payment with this `prepay_id`. */
  bridgeParams(prepayId: string): BridgeParams;
  query(outTradeNo: string): Promise<PaymentState>;
  /** No payment is taken for it afterwards. One that is paid stays paid. */
  close(outTradeNo: string): Promise<void>;
  /** Asks for a refund, or again for the same one. */
  refund(input: {
    readonly refundId: string;
    readonly transactionId: string;
    readonly amount: number;
    readonly total: number;
    readonly reason: string;
    readonly notifyUrl: string;
  }): Promise<RefundState>;
  queryRefund(refundId: string): Promise<RefundState | { readonly kind: 'unknown' }>;
  /** All that came in and went back on a Shanghai day, `YYYY-MM-DD`, which is over. */
  bill(day: string): Promise<ProviderBill>;
  /** What a notification says; undefined when it is forged, too old, cut off or not for us. */
  read(notice: RawNotice): Promise<PaymentNotice | undefined>;
}

/** What `WeixinJSBridge.invoke('getBrandWCPayRequest', …)` takes. */
export interface BridgeParams {
  readonly appId: string;
  readonly timeStamp: string;
  readonly nonceStr: string;
  readonly package: string;
  readonly signType: 'RSA';
  readonly paySign: string;
}
