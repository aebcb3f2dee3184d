import type { TransferState } from '@ykd/domain/payout';

/** Something that WeChat Pay wants to hear about a transfer of a kind, such as what somebody is paid for. */
export interface TransferReport {
  readonly type: string;
  readonly content: string;
}

/** A transfer to somebody's balance. Asked for again under its number, all of it has to be the same. */
export interface TransferOrder {
  /** The merchant's number: at most 32 letters and digits. */
  readonly outBillNo: string;
  /** The receiver's WeChat account. */
  readonly openid: string;
  /** His real name, which has to be the one behind that account; null: it is not looked at. It travels encrypted. */
  readonly userName: string | null;
  /** Cents, at least 1. */
  readonly amount: number;
  /** What he reads beside it; as much of it is kept as WeChat takes. */
  readonly remark: string;
  /** What kind of payment it is, and what WeChat Pay wants to hear about one of that kind. */
  readonly sceneId: string;
  readonly reports: readonly TransferReport[];
  /** Where its end is told of. */
  readonly notifyUrl: string;
}

/** How a transfer stands at the provider. */
export interface TransferStanding {
  /** The provider's number. */
  readonly transferNo: string;
  readonly state: TransferState;
  /** Why it failed, in the provider's words; null where it did not, or nobody says so. */
  readonly reason: string | null;
}

/** What a request for a transfer is answered with. */
export type TransferAnswer =
  | ({
      readonly kind: 'taken';
      /** What a page inside WeChat opens the receiver's confirmation with; null while there is nothing to confirm. */
      readonly invitation: string | null;
    } & TransferStanding)
  /** This request was not taken on; whether one before it was, only a question tells. */
  | { readonly kind: 'refused'; readonly error: string };

/** What the provider knows of a number; `amount`: cents. */
export type FoundTransfer =
  ({ readonly kind: 'known'; readonly amount: number } & TransferStanding) | { readonly kind: 'unknown' };

/** What a wish to cancel a transfer is answered with. */
export type CancelAnswer =
  /** It is being cancelled, or is by now; how that ends is told, or asked for. */
  | ({ readonly kind: 'cancelling' } & Omit<TransferStanding, 'reason'>)
  /** It cannot be cancelled, or is not known: how it stands, only a question tells. */
  | { readonly kind: 'refused'; readonly error: string };

/** That a transfer came to its end, as the provider tells by itself. */
export interface TransferNotice extends TransferStanding {
  readonly kind: 'transfer';
  readonly outBillNo: string;
  /** Cents. */
  readonly amount: number;
}

/** Sends money to people's balances in WeChat. Calls throw when the provider is away, or nobody knows what it did. */
export interface TransferProvider {
  /** Asks for a transfer, or again for the very same one. */
  transfer(order: TransferOrder): Promise<TransferAnswer>;
  queryTransfer(outBillNo: string): Promise<FoundTransfer>;
  /** Wants a transfer cancelled that waits for its receiver; the same again changes nothing. */
  cancelTransfer(outBillNo: string): Promise<CancelAnswer>;
  /** What a page inside WeChat needs to open the confirmation with this invitation. */
  confirmParams(invitation: string): ConfirmParams;
}

/** What `WeixinJSBridge.invoke('requestMerchantTransfer', …)` takes. */
export interface ConfirmParams {
  readonly mchId: string;
  readonly appId: string;
  readonly package: string;
}
