/** WeChat's login for pages of an official account. Specification §6 (Weixin login guard). */
export interface WeixinOAuth {
  /** The address of WeChat that asks the member and comes back to `redirectUri` with a code and the state. */
  authorizeUrl(input: { readonly redirectUri: string; readonly state: string }): string;
  /** Who the code stands for; undefined when WeChat does not know the code (any more). Throws when WeChat is away. */
  openidOf(code: string): Promise<string | undefined>;
}
