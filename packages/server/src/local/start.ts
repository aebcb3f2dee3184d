import {
  addLocalChatPage,
  createLocalMessages,
  addLocalWeixin,
  addLocalWeixinPayPage,
  devAccountRoutes,
  devMessageRoutes,
  devSwitchRoutes,
  type LocalWeixinPay,
} from '@ykd/local-services';
import type { LocalServiceParts, LocalServices, RememberPayments } from '../settings/local-services.js';
import { startLocalAccounts } from './accounts.js';
import { startLocalChat } from './chat.js';
import { startLocalPayments } from './payments.js';
import { localSms, shown } from './sms.js';
import { localWeixin } from './weixin.js';

/** Makes it know payments of the past; its bill is wrong by a cent about one of them, unless it is so already. */
const remembering =
  (local: LocalWeixinPay): RememberPayments =>
  (payments, wrong) => {
    local.remember(payments);
    if (wrong !== undefined && !local.faults().has(wrong)) local.plant(wrong, 'cent');
  };

/** Starts the built-in services that the settings ask for. */
export const startLocalServices = async ({
  config,
  logger,
  ownAddress,
  begun,
}: LocalServiceParts): Promise<LocalServices> => {
  const now = (): number => Date.now();
  const chat = await startLocalChat(config.chat);
  begun.defer(() => chat?.local.fastify.close());
  const messages = createLocalMessages((roomId) => chat?.local.room(roomId) !== undefined);
  const accounts = begun.adopt(
    await startLocalAccounts(config.accounts, config.dataDir, now, messages),
    (servers) => servers.close(),
  );
  const payments = await startLocalPayments(config, now, () => config.publicOrigin ?? ownAddress.get());
  begun.defer(() => payments?.local.close());
  const sms = localSms(config.sms, now);
  const weixin = localWeixin(config.weixin, { now, showsInbox: config.operation.devPages }, ownAddress);

  return {
    accounts,
    ...(chat === undefined ? {} : { chatRooms: chat.settings }),
    ...(payments === undefined
      ? {}
      : { payment: payments.settings, rememberPayments: remembering(payments.local) }),
    ...(sms === undefined ? {} : { sms: { sender: shown(sms, logger), noticing: sms.noticing } }),
    ...(weixin === undefined ? {} : { weixin: weixin.settings }),
    addPages: (fastify, operations) => {
      if (chat !== undefined) addLocalChatPage(fastify, chat.local, messages);
      if (weixin !== undefined) addLocalWeixin(fastify, weixin.account);
      if (payments !== undefined) addLocalWeixinPayPage(fastify, payments.local);
      // Everybody can read what they show, and stop each service, so they are there for trying out only.
      if (!config.operation.devPages) return;
      devAccountRoutes(fastify, accounts.directory, operations);
      devSwitchRoutes(fastify, {
        ...(sms === undefined ? {} : { sms }),
        ...accounts.switches,
        ...(chat === undefined ? {} : { 'chat-rooms': chat.local }),
      });
      if (sms !== undefined) devMessageRoutes(fastify, sms);
    },
    start: () => payments?.local.start(),
  };
};
