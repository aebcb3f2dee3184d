import type { WeixinPermit, WeixinTelling } from '../entities/weixin-telling.js';

export type { WeixinPermit, WeixinTelling } from '../entities/weixin-telling.js';

/** Who allowed a message in WeChat, and which are on their way. */
export interface WeixinMessages {
  /** What a member allowed; undefined: nothing, or it is used up. */
  permitOf(userId: string): Promise<WeixinPermit | undefined>;
  /** Keeps that he allowed one, in place of an earlier one: WeChat counts no second one either. */
  permit(permit: WeixinPermit): Promise<void>;
  /** Takes those that are due, the longest due first; they are due again when the lease has ended. */
  takeDue(taking: {
    readonly at: number;
    readonly leaseMs: number;
    readonly limit: number;
  }): Promise<readonly WeixinTelling[]>;
  /** It is over: he was told, or need not be. */
  end(noticeId: string): Promise<void>;
}

/** The same inside a transaction. */
export interface TxWeixinMessages {
  /** Of these notices those are told in WeChat, too, whose members allowed it, which is used up; due at `at`, until `expiresAt`. */
  tell(
    notices: readonly { readonly noticeId: string; readonly userId: string }[],
    when: { readonly at: number; readonly expiresAt: number },
  ): Promise<void>;
}
