import { syncOperations } from '@ykd/application/account-sync';
import { createShownCheckInPictures } from '@ykd/application/check-in';
import { createShownInvoiceFiles } from '@ykd/application/invoice';
import { createCalendarFeed } from '@ykd/application/my-schedule';
import { createReportPictureFeed } from '@ykd/application/report-picture';
import { createShownReceiptPictures } from '@ykd/application/staff-refund';
import { createExportFiles } from '@ykd/application/list-export';
import { createProductImages } from '@ykd/application/product-image';
import { HOUR_MS } from '@ykd/domain/shared';
import type { FastifyInstance } from 'fastify';
import pino, { type Logger } from 'pino';
import type { Config } from './settings/config.js';
import { scheduledMoments } from './backup/kept-backups.js';
import { createContainer } from './container/container.js';
import { TOKENS } from './container/tokens.js';
import { sweepUnpackingFolder } from './courses/archive/unpacking-folder.js';
import { importShippedCourses } from './courses/import-courses.js';
import { demoAccountList, type PrintedAccount } from './demo/index.js';
import { beginDemo, fillWithDemo } from './fill-database.js';
import { backUpInProcess, startBackups } from './jobs/back-up.js';
import { startChecking } from './jobs/check-database.js';
import { startGreeting } from './jobs/greet-buyers.js';
import { startPlacing } from './jobs/place-buyers.js';
import { startDelivering } from './jobs/deliver-accounts.js';
import { startReleasing } from './jobs/release-commission.js';
import { lookAfterPayments } from './jobs/look-after-payments.js';
import { startEndingViewings } from './jobs/end-viewings.js';
import { startCountingAssistants } from './jobs/count-assistants.js';
import { startCountingEffects } from './jobs/count-effects.js';
import { startGivingBack } from './jobs/give-back.js';
import { startDeliveringMessages } from './jobs/deliver-messages.js';
import { startRemindingOfCheckIns } from './jobs/remind-of-check-ins.js';
import { startReminding } from './jobs/remind-of-events.js';
import { startTellingInWeixin } from './jobs/tell-in-weixin.js';
import { startTellingServiceEnds } from './jobs/tell-service-ends.js';
import { startSweeping } from './jobs/sweep.js';
import { openLocalServices } from './open-local-services.js';
import { createOwnAddress } from './settings/own-address.js';
import { logHealth } from './log-health.js';
import { openSiteDatabase } from './open-site-database.js';
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

/** What was begun, to be ended in the opposite order. */
type Begun = Pick<AsyncDisposableStack, 'adopt' | 'defer'>;

/** The database, the built-in services that the settings ask for, and what stands on them. */
export const openParts = async (config: Config, logger: Logger, begun: Begun) => {
  const database = begun.adopt(await openSiteDatabase(config), (opened) => opened.close());
  database.health.onChange((trouble, cause) => logHealth(logger, trouble, cause));
  const ownAddress = createOwnAddress();
  const local = await openLocalServices({ config, logger, ownAddress, begun });
  const container = createContainer({ config, logger, database, ownAddress, local });
  return { database, ownAddress, local, container };
};

type Parts = Awaited<ReturnType<typeof openParts>>;

/** Brings what we ship into the database: the courses, and in demo mode people and products. */
const fillDatabase = async (
  { demo, demoStudents }: Config,
  { database, local, container }: Parts,
): Promise<void> => {
  const repositories = container.get(TOKENS.repositories);
  const now = container.get(TOKENS.clock).now();
  const passwordHasher = container.get(TOKENS.passwordHasher);
  const begun = demo ? await beginDemo(database, passwordHasher) : {};
  const files = container.get(TOKENS.files);
  await importShippedCourses({ ...repositories, files }, now);
  if (!demo) return;
  const { rememberPayments } = local ?? {};
  const options = { passwordHasher, ...begun, students: demoStudents, files, rememberPayments };
  await fillWithDemo(database, options, now);
};

const listen = async (
  config: Config,
  logger: Logger,
  { database, ownAddress, local, container }: Parts,
  begun: Begun,
): Promise<Pick<RunningServer, 'address' | 'fastify'>> => {
  const files = container.get(TOKENS.files);
  const repositories = container.get(TOKENS.repositories);
  const { accountSync, members } = repositories;
  /** What tells who asks for a file. */
  const asking = {
    ...repositories,
    clock: container.get(TOKENS.clock),
    sessionTokens: container.get(TOKENS.sessionTokens),
    sessionRules: container.get(TOKENS.sessionRules),
    secondFactorRule: config.secondFactorRule,
  };
  const fastify = await createServer({
    config,
    logger,
    database,
    application: container.get(TOKENS.application),
    activities: repositories.activities,
    files,
    productImages: createProductImages({ files, images: container.get(TOKENS.images) }),
    checkInPictures: createShownCheckInPictures({ ...asking, files }),
    receiptPictures: createShownReceiptPictures({ ...asking, files }),
    invoiceFiles: createShownInvoiceFiles({ ...asking, files }),
    calendars: createCalendarFeed(asking),
    reportPictures: createReportPictureFeed({
      ...asking,
      secrets: container.get(TOKENS.secrets),
      reportPictures: container.get(TOKENS.reportPictures),
    }),
    exportFiles: createExportFiles(asking),
    local,
    syncOperations: syncOperations({ clock: container.get(TOKENS.clock), accountSync, members }),
  });
  begun.defer(() => fastify.close());
  const address = await fastify.listen({ port: config.port, host: config.host });
  ownAddress.set(address);
  local?.start();
  return { address, fastify };
};

/** What is done beside the requests. Answers what stops it, and waits for what is on its way. */
const startJobs = (
  config: Config,
  logger: Logger,
  { database, ownAddress, container }: Parts,
): (() => Promise<unknown>) => {
  const repositories = container.get(TOKENS.repositories);
  const clock = container.get(TOKENS.clock);
  const stopSweeping = startSweeping({
    ...repositories,
    clock,
    logger,
    files: container.get(TOKENS.files),
    sessionRules: container.get(TOKENS.sessionRules),
    securityMemoryMs: container.get(TOKENS.config).securityMemoryMs,
  });
  const stopEndingViewings = startEndingViewings({
    ...repositories,
    clock,
    logger,
    ids: container.get(TOKENS.ids),
  });
  const stopGivingBack = startGivingBack({
    ...repositories,
    clock,
    logger,
    ids: container.get(TOKENS.ids),
  });
  const stopCounting = startCountingAssistants({ ...repositories, clock, logger });
  const stopCountingEffects = startCountingEffects({ ...repositories, clock, logger });
  const stopDelivering = startDelivering({
    ...repositories,
    clock,
    logger,
    bell: container.get(TOKENS.bell),
    secrets: container.get(TOKENS.secrets),
    accountServices: container.get(TOKENS.accountServices),
    accountRules: container.get(TOKENS.accountRules),
  });
  const stopPayments = lookAfterPayments({
    ...repositories,
    clock,
    logger,
    ids: container.get(TOKENS.ids),
    orderEvents: container.get(TOKENS.orderEvents),
    payment: container.get(TOKENS.payment),
  });
  const stopReleasing = startReleasing({ ...repositories, clock, logger });
  const stopTelling = startTellingServiceEnds({ ...repositories, clock, logger });
  const stopReminding = startReminding({ ...repositories, clock, logger });
  const stopRemindingOfCheckIns = startRemindingOfCheckIns({ ...repositories, clock, logger });
  const { messenger } = container.get(TOKENS.weixin);
  const stopTellingInWeixin =
    messenger &&
    startTellingInWeixin({
      ...repositories,
      clock,
      logger,
      messenger,
      origin: () => config.publicOrigin ?? ownAddress.get(),
    });
  const smsSender = container.get(TOKENS.smsSender);
  const stopMessages = startDeliveringMessages({ ...repositories, clock, logger, smsSender });
  const chatMessages = container.get(TOKENS.chatMessages);
  const stopGreeting =
    chatMessages &&
    startGreeting({
      ...repositories,
      clock,
      logger,
      chatMessages,
      chatRooms: container.get(TOKENS.chatRooms),
    });
  const stopPlacing = startPlacing({ ...repositories, clock, ids: container.get(TOKENS.ids), logger });
  const everyMs = config.operation.databaseCheckHours * HOUR_MS;
  const stopChecking = startChecking({ database, logger, everyMs });
  const { schedule } = config.backup;
  const stopBackups =
    schedule &&
    startBackups({
      schedule,
      clock,
      logger,
      findMade: () => scheduledMoments(schedule.folder),
      make: backUpInProcess,
    });
  return () => {
    stopSweeping();
    return Promise.all([
      stopEndingViewings(),
      stopDelivering(),
      stopPayments(),
      stopReleasing(),
      stopTelling(),
      stopReminding(),
      stopRemindingOfCheckIns(),
      stopTellingInWeixin?.(),
      stopGivingBack(),
      stopCounting(),
      stopCountingEffects(),
      stopMessages(),
      stopGreeting?.(),
      stopPlacing(),
      stopChecking(),
      stopBackups?.(),
    ]);
  };
};

/** Opens the database, brings it up to date, and serves. Throws the errors of its parts with messages for the operator. */
export const start = async (config: Config): Promise<RunningServer> => {
  const logger = pino({ level: config.logLevel });
  const begun = new AsyncDisposableStack();
  try {
    const parts = await openParts(config, logger, begun);
    await sweepUnpackingFolder(config.dataDir);
    await fillDatabase(config, parts);
    // Jobs are told to end first, and end while the last requests do.
    let jobsEnded: Promise<unknown> | undefined;
    begun.defer(async () => void (await jobsEnded));
    const { address, fastify } = await listen(config, logger, parts, begun);
    const endJobs = startJobs(config, logger, parts);
    begun.defer(() => void (jobsEnded = endJobs()));
    return {
      address,
      fastify,
      logger,
      demoAccounts: config.demo ? demoAccountList() : [],
      close: () => begun.disposeAsync(),
    };
  } catch (error) {
    // What went wrong first is what the operator must hear of.
    await begun.disposeAsync().catch((second: unknown) => logger.error({ err: second }, 'closing failed'));
    throw error;
  }
};
