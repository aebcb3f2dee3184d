/** The purpose for which a new password is sealed while it waits for the other services. */
export const SEALED_PASSWORD = 'account-password';

/** What only this platform can make or read again, from its own secret. The same in every process. */
export interface Secrets {
  /** A random code of that many decimal digits, from a CSPRNG. */
  digits(length: number): string;
  /** A keyed digest of a text for one purpose: the same each time, and useless to whoever steals it. */
  digest(purpose: string, text: string): string;
  /** What it was under the secrets of before, for as long as they count. */
  olderDigests(purpose: string, text: string): readonly string[];
  /** Encrypts a text for one purpose, authenticated, different each time. */
  seal(purpose: string, text: string): string;
  /** The text of a sealed one; undefined when it is forged, cut off or sealed for another purpose. */
  open(purpose: string, sealed: string): string | undefined;
}
