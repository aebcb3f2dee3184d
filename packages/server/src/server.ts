import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { httpServerOptions, registerHttp } from '@ykd/adapters-http/server';
import {
  adminPageOf,
  DEV_PATH,
  pageOf,
  reportPageOf,
  SHOP_DEMO_PATH,
  type PagePath,
} from '@ykd/domain/access';
import { pagePath } from '@ykd/domain/shared';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { SyncOperations } from '@ykd/application/account-sync';
import type { Application } from '@ykd/application';
import type { ShownCheckInPictures } from '@ykd/application/check-in';
import type { ShownInvoiceFiles } from '@ykd/application/invoice';
import type { CalendarFeed } from '@ykd/application/my-schedule';
import type { ShownReceiptPictures } from '@ykd/application/staff-refund';
import { createSiteSettings } from './site-settings.js';
import type { IcpSettings } from './settings/icp.js';
import { type Activities, type FileStore, FilesUnavailableError } from '@ykd/application/ports';
import type { ReportPictureFeed } from '@ykd/application/report-picture';
import type { ExportFiles } from '@ykd/application/list-export';
import type { ProductImages } from '@ykd/application/product-image';
import type { Config } from './settings/config.js';
import { demoForVisitors } from './demo/index.js';
import { ImagesBusyError } from './images/images-busy.js';
import type { LocalServices } from './settings/local-services.js';
import { DatabaseUnavailableError, type Database } from './persistence/index.js';
import { PACKAGE_FOLDER } from './package/package-folder.js';
import { createReadiness } from './readiness.js';

/** Where the web package builds to. */
const WEB_ROOT = join(PACKAGE_FOLDER, '../web/dist');

/** What the web app is told of the settings; everybody can read it. */
const publicSettings = (config: Config, icp: IcpSettings): object => ({
  ...config.sites,
  allowedTargets: config.allowedOrigins,
  icp,
  weixin: config.weixin.kind !== 'off',
  ...(config.demo ? { demo: demoForVisitors() } : {}),
  devPages: config.operation.devPages,
});

/** The pages there are: only by the settings those that show what other services received, or what components look like. */
const pagesOf = ({ operation: { devPages, docsPages } }: Config): typeof pageOf => {
  const without = new Set<string>([
    ...(devPages ? [] : [DEV_PATH]),
    ...(docsPages ? [] : ['/demo' satisfies PagePath, SHOP_DEMO_PATH]),
  ]);
  return (path) =>
    without.has(pagePath(path)) ? undefined : (pageOf(path) ?? reportPageOf(path) ?? adminPageOf(path));
};

/** What passes by itself, or as soon as the operator acts. */
const OUTAGES = [DatabaseUnavailableError, FilesUnavailableError, ImagesBusyError];

/** What the HTTP server stands on. */
export interface ServerParts {
  readonly config: Config;
  readonly logger: FastifyBaseLogger;
  readonly database: Pick<Database, 'ping' | 'probe' | 'health' | 'troubleOf'>;
  readonly application: Application;
  /** What staff keep of sites. */
  readonly activities: Pick<Activities, 'sites'>;
  readonly files: FileStore;
  readonly productImages: ProductImages;
  readonly checkInPictures: ShownCheckInPictures;
  readonly receiptPictures: ShownReceiptPictures;
  readonly invoiceFiles: ShownInvoiceFiles;
  readonly calendars: CalendarFeed;
  readonly reportPictures: ReportPictureFeed;
  readonly exportFiles: ExportFiles;
  /** The outbox of account changes. */
  readonly syncOperations: SyncOperations;
  readonly local: LocalServices | undefined;
}

/** As Fastify takes it. */
const trustProxyOf = ({
  trustProxy,
}: Config): false | string[] | ((address: string, hop: number) => boolean) => {
  if (typeof trustProxy === 'number') return (_address, hop) => hop < trustProxy;
  return trustProxy === false ? false : [...trustProxy];
};

/** The HTTP server, ready to listen. */
export const createServer = async ({
  config,
  logger,
  database,
  application,
  activities,
  files,
  productImages,
  checkInPictures,
  receiptPictures,
  invoiceFiles,
  calendars,
  reportPictures,
  exportFiles,
  local,
  syncOperations,
}: ServerParts): Promise<FastifyInstance> => {
  const siteOf = createSiteSettings(activities, config.icp, Date.now);
  const fastify: FastifyInstance = Fastify({
    ...httpServerOptions(config.connections),
    loggerInstance: logger,
    trustProxy: trustProxyOf(config),
  });
  await registerHttp(fastify, {
    application,
    files,
    productImages,
    checkInPictures,
    receiptPictures,
    invoiceFiles,
    calendars,
    reportPictures,
    exportFiles,
    ping: createReadiness(database, Date.now),
    isUnavailable: (error) =>
      database.troubleOf(error) !== undefined || OUTAGES.some((kind) => error instanceof kind),
    docs: config.operation.docsPages,
    connections: config.connections,
    allowedOrigins: config.allowedOrigins,
    ...(config.publicOrigin === undefined ? {} : { publicOrigin: config.publicOrigin }),
    loginUrl: config.sites.loginUrl,
    loginH5Url: config.sites.loginH5Url,
    metrics: config.metricsToken === undefined ? {} : { token: config.metricsToken },
    syncOperations,
    ...(local === undefined ? {} : { addMore: (scope) => local.addPages(scope, syncOperations) }),
    // Without a build of the web app the calls are served all the same, for development beside Vite.
    ...(existsSync(join(WEB_ROOT, 'index.html'))
      ? {
          web: {
            root: WEB_ROOT,
            settings: async (host: string) => {
              const { icp, ...site } = await siteOf(host);
              return { settings: publicSettings(config, icp), ...site };
            },
            pageOf: pagesOf(config),
          },
        }
      : {}),
  });
  return fastify;
};
