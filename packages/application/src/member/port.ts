import type { User } from '@ykd/domain/member';
import type { Outcome } from '../shared/outcome.js';

/** The member's ways in and out, and what he changes about his account. */
export interface MemberPort {
  /**
   * Logs in with username or mobile and password, and starts a new session for this caller. Whoever has a password that
   * somebody else gave him is nobody in it until he has changed that.
   */
  login(
    input: LoginInput,
  ): Outcome<
    LoggedIn,
    | 'invalid-input'
    | 'wrong-credentials'
    | 'initial-password-over'
    | 'too-many-attempts'
    | 'code-needed'
    | 'logins-unavailable'
  >;
  /**
   * Sends a code to a mobile. The answer is the same whether a member has it or not. `proof`: the answer to the question
   * that came with `human-check-needed`.
   */
  sendSmsCode(input: {
    readonly mobile: string;
    readonly proof?: string;
  }): Outcome<
    null,
    'invalid-input' | 'too-many-attempts' | 'human-check-needed' | 'codes-unavailable' | 'sms-unavailable'
  >;
  /**
   * Logs in with a code; a mobile that nobody has becomes a new member who has yet to choose a username. With a `pwd` the
   * same code sets the password, which ends all other sessions.
   */
  loginBySms(input: SmsLoginInput): Outcome<User, 'invalid-input' | 'wrong-sms-code' | 'logins-unavailable'>;
  /** Ends the caller's session. Without one it does nothing. */
  logout(): Outcome<null, never>;
  /** Who is logged in, with a short-lived bearer token; null for nobody. Whoever is held is told no more than his name. */
  loginUser(): Outcome<LoginUser | HeldLogin | null, never>;
  /** Gives the caller a username of his own. */
  chooseUsername(input: {
    readonly userName: string;
  }): Outcome<User, 'not-logged-in' | 'invalid-input' | 'username-taken'>;
  /** Whether the caller could choose a username, and why not. */
  checkUsername(input: { readonly userName: string }): Outcome<UsernameCheck, 'not-logged-in'>;
  /** Sets the caller's password by a code sent to his mobile; all his other sessions end. */
  changePassword(
    input: PasswordChangeInput,
  ): Outcome<null, 'not-logged-in' | 'forbidden' | 'invalid-input' | 'wrong-sms-code' | 'logins-unavailable'>;
  /**
   * Sets a password of his own in the place of the one that somebody else gave him and that his session was opened with:
   * without a code, once, and all his other sessions end. Any other session is refused as if it were none.
   */
  changeInitialPassword(
    input: NewPasswordInput,
  ): Outcome<User, 'not-logged-in' | 'invalid-input' | 'logins-unavailable' | 'too-many-attempts'>;
  /** Saves the caller's profile. Specification §7 (POST /api/user/update). */
  updateProfile(input: ProfileInput): Outcome<User, 'not-logged-in' | 'forbidden' | 'invalid-input'>;
  /** The caller's sessions, this one first, then the last used first. */
  sessions(): Outcome<readonly SessionView[], 'not-logged-in'>;
  /** Ends another session of the caller's. One that is not his, or over already, is no error and ends nothing. */
  endSession(input: { readonly id: string }): Outcome<null, 'not-logged-in'>;
  /** Ends all of the caller's sessions but this one; answers how many. */
  endOtherSessions(): Outcome<{ readonly ended: number }, 'not-logged-in'>;
}

export interface LoginInput {
  /** Username (in any case) or mobile. */
  readonly account: string;
  readonly pwd: string;
}

export interface SmsLoginInput {
  readonly mobile: string;
  readonly smsCode: string;
  /** The new password of who forgot his, or never had one. */
  readonly pwd?: string | undefined;
}

/** Specification §7 (POST /api/member/changepwdbymobile). */
export interface PasswordChangeInput {
  /** Has to be the caller's own. */
  readonly mobile: string;
  readonly smsCode: string;
  readonly pwd: string;
}

/** A new password as it was typed, twice. */
export interface NewPasswordInput {
  readonly pwd: string;
  readonly confirm: string;
}

/** What a profile form submits. Values are unchecked; the id has to be the caller's own. */
export interface ProfileInput {
  readonly id: string;
  readonly name?: string | null | undefined;
  readonly gender?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly description?: string | null | undefined;
  /** The picture he has, one that he uploaded, or null for none. */
  readonly avatarUrl?: string | null | undefined;
  readonly profile?:
    | {
        readonly schoolName?: string | null | undefined;
        readonly schoolBeginDate?: string | number | null | undefined;
        readonly schoolEndDate?: string | number | null | undefined;
        readonly major?: string | null | undefined;
      }
    | null
    | undefined;
}

/** `message`: why not, in Chinese. */
export type UsernameCheck = { readonly free: true } | { readonly free: false; readonly message: string };

/** Who logged in. */
export type LoggedIn = User & {
  /** The password is one that somebody else gave him: he changes it first, and no more is told of him until then. */
  readonly mustChangePassword?: true;
};

/** The logged-in member as the client keeps him. Specification §3 (User, client state). */
export interface LoginUser {
  readonly user: User;
  /**
   * A bearer token for calls from other origins and services. None for whoever looks as somebody else: it stands for his
   * session, and would be good for all of his own rights when the viewing has ended.
   */
  readonly token?: string;
  /** When the bearer token ends, epoch ms. */
  readonly tokenExpiresAt?: number;
}

/** Somebody who changes the password that somebody else gave him before he may do anything. */
export interface HeldLogin {
  readonly held: User;
}

/** A login on one device, as its owner sees it. Instants are epoch milliseconds. */
export interface SessionView {
  readonly id: string;
  /** Whether it is the session of this call. */
  readonly current: boolean;
  readonly userAgent: string;
  readonly address: string;
  readonly createdAt: number;
  readonly lastSeenAt: number;
}
