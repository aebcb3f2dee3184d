/** The cryptography of sessions: opaque random tokens, stored as digests, and the short-lived bearer tokens. */
export interface SessionTokens {
  /** A new random token and the digest under which it is stored. */
  issue(): { readonly token: string; readonly digest: string };
  /** The digest of a token that came in. */
  digest(token: string): string;
  /** A bearer token that names the session until `expiresAt` (epoch ms) and cannot be forged. */
  sealBearer(content: { readonly sessionId: string; readonly expiresAt: number }): string;
  /** The content of a bearer token; undefined when it is malformed or forged. Expiry is the caller's to check. */
  openBearer(token: string): { readonly sessionId: string; readonly expiresAt: number } | undefined;
}
