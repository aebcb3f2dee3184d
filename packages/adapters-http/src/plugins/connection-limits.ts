/** What the connections of clients may hold, and for how long. */
export interface ConnectionLimits {
  /** How many may be open together; then idle ones make room for newcomers. */
  readonly total: number;
  /** How many one network address may have open. */
  readonly perAddress: number;
  /** How long an answer may lie without anything of it being taken, ms. */
  readonly answerMs: number;
  /** How long a request may take to arrive, its body included, ms. */
  readonly requestMs: number;
  /** The same for a request with a file in it, ms. */
  readonly uploadMs: number;
}

/**
 * What holds unless the server is told otherwise. A class does everything together, behind one address; the total is many
 * such shares, so that a few who use theirs up leave room.
 */
export const CONNECTION_LIMITS: ConnectionLimits = {
  total: 8_000,
  perAddress: 500,
  answerMs: 60_000,
  requestMs: 20_000,
  uploadMs: 120_000,
};
