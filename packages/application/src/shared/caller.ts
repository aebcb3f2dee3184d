import type { StaffMember } from '@ykd/domain/access';
import type { User } from '@ykd/domain/member';

/** Who calls: a logged-in member, with his staff rights where he has any. */
export interface Caller {
  readonly sessionId: string;
  readonly user: User;
  readonly staff?: StaffMember;
  /** His rights, which he has not shown the second factor for: nothing but that may count on them. */
  readonly pending?: { readonly staff: StaffMember; readonly step: SecondFactorStep };
  /** Absent where he has set up no second factor; `at`: when a code was given in this session. */
  readonly secondFactor?: { readonly at: number | null };
  /**
   * He looks as somebody else, who is `user` then, with `staff` and without his own second factor, in a call that only
   * reads. `mobile`: that of whom he looks as, which is hidden in `user`: it decides, and is not told.
   */
  readonly viewing?: { readonly by: User; readonly until: number; readonly mobile: string };
}

/** What a member of staff does first: set up a second factor, or give a code of it. */
export type SecondFactorStep = 'enrol' | 'code';

/**
 * A credential as it came in: the session token of the cookie, or a short-lived bearer token. `moves`: the caller's side
 * keeps the token in a place of before; it is to be remembered anew.
 */
export type Credential =
  | { readonly kind: 'session'; readonly token: string; readonly moves?: true }
  | { readonly kind: 'bearer'; readonly token: string };

/**
 * Everything that a use case may know of the caller's side of the wire. The HTTP adapter makes one for each request;
 * tests keep one for each pretended browser.
 */
export interface CallerContext {
  /** Whether whoever looks as somebody else may make this call, because it only reads. Default: he is nobody in it. */
  readonly whileViewing?: boolean;
  /** The network address, for limits; never for identity. */
  readonly address: string;
  /** The network address itself, for payment providers, which compare it with the payer's. */
  readonly clientAddress: string;
  readonly userAgent: string;
  /** The origin under which the caller reaches the platform, `https://host[:port]`. */
  readonly origin: string;
  /** The credential of this call, if it carried one. */
  credential(): Credential | undefined;
  /** Hand the new session's token to the caller's side (a cookie over HTTP). */
  remember(session: { readonly token: string; readonly expiresAt: number }): void;
  /** Make the caller's side drop its token. */
  forget(): void;
  /** Let the caller's side keep a small text until then (epoch ms): a cookie over HTTP, where it can be read and forged. */
  keep(name: string, text: string, expiresAt: number): void;
  /** What the caller's side keeps under this name, as it came with this call. */
  kept(name: string): string | undefined;
  /** Make the caller's side drop what it keeps under this name. */
  drop(name: string): void;
}
