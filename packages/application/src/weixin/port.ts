import type { User } from '@ykd/domain/member';
import type { Outcome } from '../shared/outcome.js';

/** The way in from inside WeChat. Specification §2 (/bind), §6 (Weixin login guard), §7. */
export interface WeixinPort {
  /**
   * The address of WeChat to go to; it comes back with a state that only this browser can redeem. Null where the platform
   * has no account at WeChat.
   */
  oauthUrl(input: OAuthUrlInput): Outcome<string | null, 'weixin-left'>;
  /**
   * The browser came back. Logs in the member to whom the WeChat account is bound and answers `target`. One that is bound
   * to nobody, or to another member than the one who is logged in, is kept for this browser for a while, and the answer
   * leads to `/bind`. No code: the member said no. Where a way ends in vain, `bindState` still knows its target.
   */
  comeBack(input: {
    readonly code?: string | undefined;
    readonly state: string;
  }): Outcome<
    { readonly to: string },
    'weixin-refused' | 'weixin-declined' | 'weixin-unavailable' | 'too-many-attempts'
  >;
  /** Whether this browser has a WeChat account to bind. */
  bindState(): Outcome<WeixinBindState, never>;
  /** Binds the kept WeChat account to the logged-in member, who must have no other. Doing it again changes nothing. */
  bind(): Outcome<User, 'not-logged-in' | 'weixin-refused' | 'weixin-taken' | 'weixin-bound-already'>;
  /** The WeChat account of the logged-in member. */
  binding(): Outcome<WeixinBinding, 'not-logged-in'>;
  /** Whether the logged-in member can allow one message in WeChat, and did. */
  permit(): Outcome<WeixinPermission, 'not-logged-in'>;
  /** The address of WeChat that asks him; it comes back to `permitted`, and then to `target`. Null where nothing is sent there. */
  permitUrl(input: { readonly target: string }): Outcome<string | null, 'not-logged-in'>;
  /**
   * His browser came back: `action` is `confirm` where he allowed it, which counts for the account that he is bound to. Of another one the
   * place where he is led to is told, see WEIXIN_PERMIT_PARAM.
   */
  permitted(input: {
    readonly openid?: string | undefined;
    readonly action?: string | undefined;
    readonly reserved: string;
  }): Outcome<{ readonly to: string }, 'not-logged-in' | 'weixin-refused'>;
  /** Releases it. His sessions go on, and a code by SMS always lets him in. Without one it does nothing. */
  unbind(): Outcome<null, 'not-logged-in'>;
}

/**
 * `automatic`: a guard asks, not the member; after a logout inside WeChat that is refused until somebody logs in again,
 * because WeChat asks nobody anything and would undo it.
 */
export interface OAuthUrlInput {
  readonly target: string;
  readonly automatic?: boolean | undefined;
}

/** `available`: whether the platform has an account at WeChat. `since`: when it was bound, epoch ms; null for none. */
export interface WeixinBinding {
  readonly available: boolean;
  readonly since: number | null;
}

/** How a member stands to messages in WeChat. */
export interface WeixinPermission {
  /** Whether the platform sends any. */
  readonly isAvailable: boolean;
  /** Whether his WeChat account is bound. */
  readonly isBound: boolean;
  /** Whether he allowed one that is not used up. */
  readonly isPermitted: boolean;
}

/** `waiting`: a WeChat account waits to be bound. `target`: where this browser was going, `/` when it is not known. */
export interface WeixinBindState {
  readonly waiting: boolean;
  readonly target: string;
}

/** Where WeChat sends the browser back to, below the platform's origin. */
export const WEIXIN_CALLBACK_PATH = '/api/member/weixinmp/callback';

/** Where WeChat sends the browser back to that was asked for a message, below the platform's origin. */
export const WEIXIN_PERMITTED_PATH = '/api/member/weixinmp/permitted';

/** In the address of the page that asked for it: `other`, where another WeChat account than his own allowed a message. */
export const WEIXIN_PERMIT_PARAM = 'weixin';
