import type { User } from '@ykd/domain/member';
import type { Outcome } from '../shared/outcome.js';

/** The member's way in and out. */
export interface MemberPort {
  /** Logs in with username or mobile and password, and starts a new session for this caller. */
  login(input: LoginInput): Outcome<User, 'invalid-input' | 'wrong-credentials' | 'too-many-attempts'>;
  /** Ends the caller's session. Without one it does nothing. */
  logout(): Outcome<null, never>;
  /** Who is logged in, with a short-lived bearer token; null for nobody. */
  loginUser(): Outcome<LoginUser | null, never>;
  /** Gives the caller a username of his own. */
  chooseUsername(input: {
    readonly userName: string;
  }): Outcome<User, 'not-logged-in' | 'invalid-input' | 'username-taken'>;
}

export interface LoginInput {
  /** Username (in any case) or mobile. */
  readonly account: string;
  readonly pwd: string;
}

/** The logged-in member as the client keeps him. Specification §3 (User, client state). */
export interface LoginUser {
  readonly user: User;
  /** A bearer token for calls from other origins and services. */
  readonly token: string;
  /** When the bearer token ends, epoch ms. */
  readonly tokenExpiresAt: number;
}
