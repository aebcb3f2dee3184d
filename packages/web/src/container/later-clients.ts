import {
  accountSyncClient,
  avatarClient,
  schoolClient,
  studyClient,
  weixinClient,
  type Http,
} from '@ykd/adapters-http/client';

/** The calls that no page needs before it is shown. */
export const createLaterClients = (http: Http, quietHttp: Http) => ({
  study: studyClient(http),
  avatar: avatarClient(http),
  weixin: weixinClient(http),
  school: schoolClient(quietHttp),
  accountSync: accountSyncClient(quietHttp),
});
