/** The page of WeChat that asks a member, below https://open.weixin.qq.com. */
export const AUTHORIZE_PATH = '/connect/oauth2/authorize';

/** The call that tells who a code stands for, below https://api.weixin.qq.com. */
export const TOKEN_PATH = '/sns/oauth2/access_token';

/** Identity only: WeChat asks nobody anything. */
export const SCOPE = 'snsapi_base';

/** The numbers of WeChat's own errors. */
export const ERRORS = {
  badGrantType: 40_002,
  badAppId: 40_013,
  badCode: 40_029,
  badSecret: 40_125,
  usedCode: 40_163,
  missingCode: 41_008,
  expiredCode: 42_003,
} as const;
