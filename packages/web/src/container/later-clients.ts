import {
  accountSyncClient,
  avatarClient,
  schoolClient,
  weixinClient,
  type Http,
} from '@ykd/adapters-http/client';

/** The calls that no page needs before it is shown. */
export const createLaterClients = (http: Http, quietHttp: Http) => ({
  avatar: avatarClient(http),
  weixin: weixinClient(http),
  school: schoolClient(quietHttp),
  accountSync: accountSyncClient(quietHttp),
});
