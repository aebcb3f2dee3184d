import type { MakeWorld } from '@ykd/application/testing';
import {
  accountSyncClient,
  activityClient,
  avatarClient,
  checkInClient,
  chatClient,
  commonMutationClient,
  commonQueryClient,
  createHttp,
  memberClient,
  noteClient,
  productImageClient,
  projectUserClient,
  schoolClient,
  shopClient,
  shopStaffClient,
  sidebarClient,
  studyClient,
  studyTimeClient,
  weixinClient,
  welcomeClient,
} from '../../src/client/index.js';
import { browserFetch } from './browser.js';
import { noticesOverHttp } from './notices.js';
import { testServer } from './server.js';

/** The use cases behind the routes, called by the clients over a real socket. */
export const overHttp: MakeWorld = async () => {
  const { fastify, deps } = await testServer();
  const baseUrl = await fastify.listen({ port: 0, host: '127.0.0.1' });
  return {
    deps,
    visitor: () => {
      const http = createHttp({ baseUrl, fetch: browserFetch(baseUrl) });
      return {
        member: memberClient(http),
        commonQuery: commonQueryClient(http),
        projectUser: projectUserClient(http),
        study: studyClient(http),
        studyTime: studyTimeClient(http),
        note: noteClient(http),
        welcome: welcomeClient(http),
        avatar: avatarClient(http),
        school: schoolClient(http),
        weixin: weixinClient(http),
        accountSync: accountSyncClient(http),
        commonMutation: commonMutationClient(http),
        productImage: productImageClient(http),
        shop: shopClient(http),
        shopStaff: shopStaffClient(http),
        activity: activityClient(http),
        sidebar: sidebarClient(http),
        chat: chatClient(http),
        paymentNotice: noticesOverHttp(baseUrl),
        checkIn: checkInClient(http),
      };
    },
    close: () => fastify.close(),
  };
};
