import type { StartSessionDeps } from '../member/start-session.js';
import type { MemberRepository } from '../ports/member-repository.js';
import type { Secrets } from '../ports/secrets.js';
import type { WeixinMessages } from '../ports/weixin-messages.js';
import type { WeixinMessenger } from '../ports/weixin-messenger.js';
import type { WeixinOAuth } from '../ports/weixin-oauth.js';

/** How this platform stands to WeChat. */
export interface WeixinSettings {
  /** Undefined: the platform has no account there, and the way is off. */
  readonly oauth?: WeixinOAuth;
  /** Undefined: the platform sends no messages there. */
  readonly messenger?: WeixinMessenger;
  /** Further origins that a way through WeChat may lead to. */
  readonly allowedTargets: readonly string[];
}

/** What the way through WeChat needs. */
export interface WeixinDeps extends StartSessionDeps {
  readonly members: MemberRepository;
  readonly secrets: Secrets;
  readonly weixin: WeixinSettings;
}

/** What allowing a message in WeChat needs. */
export interface PermitDeps extends WeixinDeps {
  readonly weixinMessages: WeixinMessages;
}
