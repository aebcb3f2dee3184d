import type { TransferProvider, TransferReport } from '../ports/transfer-provider.js';

/** How money is sent to balances in WeChat. */
export interface TransferSettings {
  /** What kind of payment it is to WeChat Pay: 1005 is commission. */
  readonly sceneId: string;
  /** What WeChat Pay wants to hear about one of that kind. */
  readonly reports: readonly TransferReport[];
}

/** The way by which money goes to balances. */
export interface TransferWay {
  readonly provider: TransferProvider;
  /** The whole address under which the provider reaches the path of notifications. */
  readonly notifyUrl: string;
  /** Undefined where none is sent. */
  readonly transfers: TransferSettings | undefined;
}
