import type { SecondFactor } from '../entities/second-factor.js';

export type { SecondFactor } from '../entities/second-factor.js';

/** Codes of six digits that an app computes from a secret and the time (TOTP, RFC 6238). */
export interface Totp {
  /** A new secret, as the app takes it when it is typed. */
  newSecret(): string;
  /** What the QR code says that the app reads. */
  uri(secret: string, account: string): string;
  /** The number of the step that a code belongs to, one before and one after now included; undefined for a wrong one. */
  stepOf(secret: string, code: string, at: number): number | undefined;
}

/** Second factors inside a transaction. */
export interface TxSecondFactors {
  /** That of a member, who is held: codes of his are tried one after the other. */
  hold(userId: string): Promise<SecondFactor | undefined>;
  store(factor: SecondFactor): Promise<void>;
  remove(userId: string): Promise<void>;
  /** A code was given in this session; it ends with it. */
  mark(sessionId: string, at: number): Promise<void>;
}
