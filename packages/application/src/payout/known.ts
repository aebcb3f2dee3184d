import {
  isTransferCancellable,
  transferStep,
  type KnownTransfer,
  type TransferStep,
} from '@ykd/domain/payout';
import type { Payout } from '../entities/payout.js';
import { isLost } from './lost.js';

/** What is known of the transfer of a payout. */
const knownOf = ({ transferState, isRefused, invitation }: Payout): KnownTransfer => {
  if (isRefused) return 'refused';
  if (transferState === null) return 'unheard';
  return transferState === 'WAIT_USER_CONFIRM' && invitation === null ? 'uninvited' : transferState;
};

/** What may be done about the transfer of a payout now. */
export const stepOf = (payout: Payout): TransferStep =>
  transferStep(knownOf(payout), payout.cancelBy !== null);

/** Whether staff may have the transfer of a payout cancelled, which nobody did yet. */
export const isCancellable = (payout: Payout): boolean =>
  payout.method === 'WEIXIN' &&
  payout.status === 'SENT' &&
  payout.cancelBy === null &&
  !isLost(payout) &&
  isTransferCancellable(knownOf(payout));

/** Whether the receiver of a payout is asked to confirm it: nobody wants it cancelled, and WeChat Pay knows it. */
export const isOffered = (payout: Payout): boolean =>
  payout.status === 'SENT' && payout.invitation !== null && payout.cancelBy === null && !isLost(payout);
