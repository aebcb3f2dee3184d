import { DAY_MS, deepFreeze, MINUTE_MS } from '../shared/index.js';

/**
 * How a transfer to somebody's balance stands at WeChat Pay, in its own words: taken on, being worked on, waiting for its receiver,
 * under way to him, paid, failed, being withdrawn, withdrawn. Beyond the Specification.
 */
export type TransferState =
  | 'ACCEPTED'
  | 'PROCESSING'
  | 'WAIT_USER_CONFIRM'
  | 'TRANSFERING'
  | 'SUCCESS'
  | 'FAIL'
  | 'CANCELING'
  | 'CANCELLED';

/** All of them, in the order in which they come. Beyond the Specification. */
export const TRANSFER_STATES: readonly TransferState[] = deepFreeze([
  'ACCEPTED',
  'PROCESSING',
  'WAIT_USER_CONFIRM',
  'TRANSFERING',
  'SUCCESS',
  'FAIL',
  'CANCELING',
  'CANCELLED',
]);

/** Those that nothing follows: the money is with its receiver, or it never will be. Beyond the Specification. */
export const FINAL_TRANSFER_STATES: readonly TransferState[] = deepFreeze(['SUCCESS', 'FAIL', 'CANCELLED']);

/** Whether nothing follows this state of a transfer. Beyond the Specification. */
export const isTransferFinal = (state: TransferState): boolean => FINAL_TRANSFER_STATES.includes(state);

/**
 * The state of a transfer once another one was heard of, by whichever way: a final one stays, however late and in whatever order the
 * others come. Beyond the Specification.
 *
 * @param known - what was heard of before; undefined: nothing
 * @param heard - what is heard now
 */
export const transferAfter = (known: TransferState | undefined, heard: TransferState): TransferState =>
  known !== undefined && isTransferFinal(known) ? known : heard;

/**
 * What is known of a transfer: nothing, because it was never asked for or no answer came (`unheard`); that the last request was refused,
 * which says nothing about the ones before it (`refused`); that it waits for its receiver, while what he confirms it with was never
 * heard (`uninvited`); or a state. Beyond the Specification.
 */
export type KnownTransfer = 'unheard' | 'refused' | 'uninvited' | TransferState;

/** What may be done about a transfer: see {@link transferStep}. Beyond the Specification. */
export type TransferStep = 'ask' | 'query' | 'cancel' | 'end';

const ASKED_AGAIN: readonly KnownTransfer[] = deepFreeze(['unheard', 'uninvited', 'ACCEPTED']);
const CANCELLED_FROM: readonly KnownTransfer[] = deepFreeze(['uninvited', 'WAIT_USER_CONFIRM']);

/** Whether staff may have a transfer of which so much is known cancelled: it waits for its receiver. Beyond the Specification. */
export const isTransferCancellable = (known: KnownTransfer): boolean => CANCELLED_FROM.includes(known);

/**
 * What may be done about a transfer of which so much is known. `ask`: it may be asked for (again), with the same number and the very same
 * body, so where nobody has heard of it, where it was taken on and no more, and to hear what its receiver confirms it with; `query`:
 * nothing but a question may follow, so after a refusal and while it is worked on or waits for its receiver; `cancel`: it is to be
 * cancelled, however often that was asked for; `end`: it is over, and only then may the money go out under another number, unless it has
 * arrived. Beyond the Specification.
 *
 * @param known - what is known of it
 * @param isUnwanted - whether staff want it cancelled: it is not asked for any more
 */
export const transferStep = (known: KnownTransfer, isUnwanted = false): TransferStep => {
  if (FINAL_TRANSFER_STATES.some((state) => state === known)) return 'end';
  if (isUnwanted) return isTransferCancellable(known) ? 'cancel' : 'query';
  return ASKED_AGAIN.includes(known) ? 'ask' : 'query';
};

/** For how long a receiver can take a transfer, in milliseconds: after that it fails by itself. Beyond the Specification. */
export const TRANSFER_CONFIRM_MS = DAY_MS;

/**
 * For how long a request may still arrive at WeChat Pay, in milliseconds: one that was signed more than five minutes ago is refused
 * there, and as much again for clocks that differ. Beyond the Specification.
 */
export const TRANSFER_REQUEST_MS = 10 * MINUTE_MS;

/** For how long WeChat Pay answers for a transfer, in milliseconds: after that it may have been paid, and is not known. Beyond the Specification. */
export const TRANSFER_KNOWN_MS = 30 * DAY_MS;

/**
 * After so long, in milliseconds, people look for a transfer that WeChat Pay does not know: by then it would have been confirmed or have
 * failed. Beyond the Specification.
 */
export const TRANSFER_LOST_MS = 3 * DAY_MS;

/**
 * Whether a transfer that WeChat Pay does not know is left to people, who find out there how it ended. Beyond the Specification.
 *
 * @param askedAt - when it was asked for last, in epoch milliseconds
 * @param queriedAt - when WeChat Pay was asked about it and did not know it, in epoch milliseconds
 */
export const isTransferLost = (askedAt: number, queriedAt: number): boolean =>
  queriedAt - askedAt >= TRANSFER_LOST_MS;

/**
 * Whether a refused transfer that WeChat Pay does not know will never be paid, so that its money is free: no request for it can be on its
 * way any more, and WeChat Pay would still know it. Beyond the Specification.
 *
 * @param askedAt - when it was asked for last, in epoch milliseconds
 * @param queriedAt - when WeChat Pay was asked about it and did not know it, in epoch milliseconds
 */
export const isRefusedForGood = (askedAt: number, queriedAt: number): boolean =>
  queriedAt - askedAt >= TRANSFER_REQUEST_MS && queriedAt - askedAt < TRANSFER_KNOWN_MS;

/** From how many cents on a transfer names its receiver: ¥2000.00. Beyond the Specification. */
export const TRANSFER_NAMED_FROM = 200_000;

/** The most characters (Unicode code points) of what a receiver reads beside his money. Beyond the Specification. */
export const TRANSFER_REMARK_MAX = 32;
