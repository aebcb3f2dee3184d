/** The page of WeChat that asks a member, below https://open.weixin.qq.com. */
export const AUTHORIZE_PATH = '/connect/oauth2/authorize';

/** The call that tells who a code stands for, below https://api.weixin.qq.com. */
export const TOKEN_PATH = '/sns/oauth2/access_token';

/** Identity only: WeChat asks nobody anything. */
export const SCOPE = 'snsapi_base';

/** The page of WeChat that asks a member for a message, below https://mp.weixin.qq.com. */
export const PERMIT_PATH = '/mp/subscribemsg';

/** What is done on that page. */
export const PERMIT_ACTION = 'get_confirm';

/** For what a message is: a number of the platform's own, from 0 to 10000; there is one, reminders. */
export const PERMIT_SCENE = '1';

/** The call for the token of an official account that lasts, and the one that sends what was allowed. */
export const STABLE_TOKEN_PATH = '/cgi-bin/stable_token';
export const SEND_PATH = '/cgi-bin/message/template/subscribe';

/** A one-time message as WeChat takes it. */
export interface SubscribeMessage {
  readonly touser: string;
  readonly template_id: string;
  readonly url: string;
  readonly scene: string;
  readonly title: string;
  readonly data: { readonly content: { readonly value: string } };
}

/** The numbers of WeChat's own errors. */
export const ERRORS = {
  /** The token is none, is not valid for the account, or ran out. */
  wrongToken: 40_001,
  badGrantType: 40_002,
  badOpenid: 40_003,
  badAppId: 40_013,
  badToken: 40_014,
  badCode: 40_029,
  badTemplate: 40_037,
  badSecret: 40_125,
  usedCode: 40_163,
  missingCode: 41_008,
  expiredToken: 42_001,
  expiredCode: 42_003,
  badMessage: 47_001,
  /** The member allowed no message, or the one that he allowed was sent. */
  notAllowed: 43_101,
} as const;
