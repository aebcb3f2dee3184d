import { MINUTE_MS } from '@ykd/domain/shared';

/** The wait before WeChat Pay is asked about a transfer again; each further one doubles it. Its end is told of as well. */
const FIRST_WAIT_MS = 15_000;
const LONGEST_WAIT_MS = 30 * MINUTE_MS;

/** When WeChat Pay is asked next for or about a transfer for which it was asked `attempts` times, epoch ms. */
export const nextTransferTryAt = (at: number, attempts: number): number =>
  at + Math.min(FIRST_WAIT_MS * 2 ** Math.max(0, attempts - 1), LONGEST_WAIT_MS);
