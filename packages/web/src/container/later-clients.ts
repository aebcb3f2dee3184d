import { clientOf, type Http } from '@ykd/adapters-http/client';
import { accountSyncCalls, avatarCalls, schoolCalls, weixinCalls } from '@ykd/adapters-http/contracts';

/** The calls that no page needs before it is shown. */
export const createLaterClients = (http: Http, quietHttp: Http) => ({
  avatar: clientOf(http, avatarCalls),
  weixin: clientOf(http, weixinCalls),
  school: clientOf(quietHttp, schoolCalls),
  accountSync: clientOf(quietHttp, accountSyncCalls),
});
