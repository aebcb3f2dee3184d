/** What is sent to a member in WeChat. */
export interface WeixinMessage {
  /** The WeChat account that allowed it. */
  readonly openid: string;
  /** One line, see WEIXIN_TITLE_MAX. */
  readonly title: string;
  readonly text: string;
  /** Where it leads to, a whole address. */
  readonly url: string;
}

/** The most UTF-16 code units of the title of a message in WeChat. */
export const WEIXIN_TITLE_MAX = 15;

/** WeChat's one-time messages of an official account: who allows one gets one. */
export interface WeixinMessenger {
  /** The page of WeChat that asks the member; it comes back to `redirectUri` with his account and the state. */
  permitUrl(input: { readonly redirectUri: string; readonly state: string }): string;
  /**
   * `refused`: WeChat takes it neither now nor later, because it does not know that he allows one (any more), or because of what is in it;
   * by WeChat's own number of why. Throws when WeChat is away.
   */
  send(message: WeixinMessage): Promise<'sent' | { readonly refused: number }>;
}
