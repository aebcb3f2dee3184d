import { createProductImages, syncOperations } from '@ykd/application';
import type { FastifyInstance } from 'fastify';
import pino, { type Logger } from 'pino';
import { startLocalAccounts, type LocalAccountServers } from './accounts/local-servers.js';
import { startLocalChat, type LocalChatServer } from './chat/local-chat.js';
import type { Config } from './config.js';
import { createContainer } from './container/container.js';
import { TOKENS } from './container/tokens.js';
import { importShippedCourses } from './courses/import-courses.js';
import { demoAccountList, loadDemo, type PrintedAccount } from './demo/index.js';
import { startDelivering } from './jobs/deliver-accounts.js';
import { lookAfterPayments } from './jobs/look-after-payments.js';
import { startSweeping } from './jobs/sweep.js';
import { createOwnAddress } from './own-address.js';
import { startLocalPayments, type LocalPayments } from './payment/local-payments.js';
import { openDatabase } from './persistence/index.js';
import { createServer } from './server.js';

/** A server that answers. */
export interface RunningServer {
  /** `http://host:port` as it listens. */
  readonly address: string;
  readonly fastify: FastifyInstance;
  readonly logger: Logger;
  /** The accounts to try, in demo mode. */
  readonly demoAccounts: readonly PrintedAccount[];
  /** Requests in flight finish, then everything is closed. */
  close(): Promise<void>;
}

/** Opens the database, brings it up to date, and serves. Throws the errors of its parts with messages for the operator. */
export const start = async (config: Config): Promise<RunningServer> => {
  const logger = pino({ level: config.logLevel });
  const database = await openDatabase(config.database);
  const ownAddress = createOwnAddress();
  let localAccounts: LocalAccountServers | undefined;
  let localPayments: LocalPayments | undefined;
  let localChat: LocalChatServer | undefined;
  try {
    const local = await startLocalAccounts(config.accounts, config.dataDir, () => Date.now());
    localAccounts = local;
    const payments = await startLocalPayments(
      config,
      () => Date.now(),
      () => config.publicOrigin ?? ownAddress.get(),
    );
    localPayments = payments;
    const chat = await startLocalChat(config.chat);
    localChat = chat;
    const container = createContainer({
      config,
      logger,
      database,
      ownAddress,
      localAccounts: local,
      localPayments: payments,
      localChat: chat,
    });
    const clock = container.get(TOKENS.clock);
    await importShippedCourses(
      { courses: container.get(TOKENS.courses), files: container.get(TOKENS.files) },
      clock.now(),
    );
    if (config.demo) {
      await loadDemo(
        {
          members: container.get(TOKENS.members),
          orders: container.get(TOKENS.orders),
          products: container.get(TOKENS.products),
          coupons: container.get(TOKENS.coupons),
          entities: container.get(TOKENS.entities),
          progress: container.get(TOKENS.progress),
          studyLogs: container.get(TOKENS.studyLogs),
          checkIns: container.get(TOKENS.checkIns),
          welcomes: container.get(TOKENS.welcomes),
          activityPeriods: container.get(TOKENS.activityPeriods),
          studentTags: container.get(TOKENS.studentTags),
          passwordHasher: container.get(TOKENS.passwordHasher),
        },
        clock.now(),
      );
    }
    const fastify = await createServer({
      config,
      logger,
      database,
      application: container.get(TOKENS.application),
      files: container.get(TOKENS.files),
      productImages: createProductImages({
        files: container.get(TOKENS.files),
        images: container.get(TOKENS.images),
      }),
      smsOutbox: container.get(TOKENS.smsOutbox),
      localWeixin: container.get(TOKENS.localWeixin),
      localAccounts: local.directory,
      localSwitches: {
        ...(config.sms.kind === 'local' ? { sms: container.get(TOKENS.smsOutbox) } : {}),
        ...local.switches,
        ...(chat === undefined ? {} : { 'chat-rooms': chat.local }),
      },
      syncOperations: syncOperations({
        clock,
        accountSync: container.get(TOKENS.accountSync),
        members: container.get(TOKENS.members),
      }),
      localWeixinPay: payments?.local,
      localChat: chat?.local,
    });
    const address = await fastify.listen({ port: config.port, host: config.host });
    ownAddress.set(address);
    payments?.local.start();
    const stopSweeping = startSweeping({
      clock,
      logger,
      sessions: container.get(TOKENS.sessions),
      loginAttempts: container.get(TOKENS.loginAttempts),
      smsCodes: container.get(TOKENS.smsCodes),
      avatarFiles: container.get(TOKENS.avatarFiles),
      checkInPictures: container.get(TOKENS.checkInPictures),
      files: container.get(TOKENS.files),
    });
    const stopDelivering = startDelivering({
      clock,
      logger,
      bell: container.get(TOKENS.bell),
      members: container.get(TOKENS.members),
      secrets: container.get(TOKENS.secrets),
      accountSync: container.get(TOKENS.accountSync),
      accountServices: container.get(TOKENS.accountServices),
      accountRules: container.get(TOKENS.accountRules),
    });
    const stopPayments = lookAfterPayments({
      clock,
      logger,
      ids: container.get(TOKENS.ids),
      shopOrders: container.get(TOKENS.shopOrders),
      paymentAttempts: container.get(TOKENS.paymentAttempts),
      refunds: container.get(TOKENS.refunds),
      oddities: container.get(TOKENS.oddities),
      orderEvents: container.get(TOKENS.orderEvents),
      payment: container.get(TOKENS.payment),
    });
    return {
      address,
      fastify,
      logger,
      demoAccounts: config.demo ? demoAccountList() : [],
      close: async () => {
        stopSweeping();
        const ended = Promise.all([stopDelivering(), stopPayments()]);
        try {
          await fastify.close();
        } finally {
          await ended;
          await chat?.local.fastify.close();
          await payments?.local.close();
          await local.close();
          await database.close();
        }
      },
    };
  } catch (error) {
    // What went wrong first is what the operator must hear of.
    await localChat?.local.fastify.close();
    await localPayments?.local.close();
    await localAccounts?.close();
    await database.close().catch((second: unknown) => logger.error({ err: second }, 'closing failed'));
    throw error;
  }
};
