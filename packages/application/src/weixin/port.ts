import type { User } from '@ykd/domain/member';
import type { Outcome } from '../shared/outcome.js';

/** The way in from inside WeChat. Specification §2 (/bind), §6 (Weixin login guard), §7. */
export interface WeixinPort {
  /**
   * The address of WeChat to go to; it comes back with a state that only this browser can redeem. Null where the platform
   * has no account at WeChat.
   */
  oauthUrl(input: { readonly target: string }): Outcome<string | null, never>;
  /**
   * The browser came back. Logs in the member to whom the WeChat account is bound and answers `target`. One that is bound
   * to nobody, or to another member than the one who is logged in, is kept for this browser for a while, and the answer
   * leads to `/bind`. No code: the member said no.
   */
  comeBack(input: {
    readonly code?: string | undefined;
    readonly state: string;
  }): Outcome<{ readonly to: string }, 'weixin-refused' | 'weixin-unavailable'>;
  /** Whether this browser has a WeChat account to bind. */
  bindState(): Outcome<WeixinBindState, never>;
  /** Binds the kept WeChat account to the logged-in member. Doing it again changes nothing. */
  bind(): Outcome<User, 'not-logged-in' | 'weixin-refused' | 'weixin-taken'>;
}

/** `waiting`: a WeChat account waits to be bound. `target`: where this browser was going, `/` when it is not known. */
export interface WeixinBindState {
  readonly waiting: boolean;
  readonly target: string;
}

/** Where WeChat sends the browser back to, below the platform's origin. */
export const WEIXIN_CALLBACK_PATH = '/api/member/weixinmp/callback';
