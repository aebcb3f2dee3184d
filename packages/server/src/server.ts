import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { httpServerOptions, registerHttp } from '@ykd/adapters-http/server';
import { DEV_PATH, pageOf } from '@ykd/domain/access';
import { pagePath } from '@ykd/domain/shared';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { SyncOperations } from '@ykd/application/account-sync';
import type { Application } from '@ykd/application';
import { type FileStore, FilesUnavailableError } from '@ykd/application/ports';
import type { ProductImages } from '@ykd/application/product-image';
import type { Config } from './settings/config.js';
import { demoForVisitors } from './demo/index.js';
import { ImagesBusyError } from './images/images-busy.js';
import type { LocalServices } from './settings/local-services.js';
import { DatabaseUnavailableError, StorageFullError, type Database } from './persistence/index.js';

/** Where the web package builds to. */
const WEB_ROOT = resolve(import.meta.dirname, '../../web/dist');

/** What the web app is told of the settings; everybody can read it. */
const publicSettings = (config: Config): object => ({
  ...config.sites,
  allowedTargets: config.allowedOrigins,
  icp: config.icp,
  weixin: config.weixin.kind !== 'off',
  ...(config.demo ? { demo: demoForVisitors() } : {}),
});

/** The pages there are: outside of the demo there is none that shows what other services received. */
const pagesOf = ({ demo }: Config): typeof pageOf =>
  demo ? pageOf : (path) => (pagePath(path) === DEV_PATH ? undefined : pageOf(path));

/** What passes by itself, or as soon as the operator acts. */
const OUTAGES = [DatabaseUnavailableError, StorageFullError, FilesUnavailableError, ImagesBusyError];

/** What the HTTP server stands on. */
export interface ServerParts {
  readonly config: Config;
  readonly logger: FastifyBaseLogger;
  readonly database: Pick<Database, 'ping'>;
  readonly application: Application;
  readonly files: FileStore;
  readonly productImages: ProductImages;
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
  files,
  productImages,
  local,
  syncOperations,
}: ServerParts): Promise<FastifyInstance> => {
  const fastify = Fastify({ ...httpServerOptions, loggerInstance: logger, trustProxy: trustProxyOf(config) });
  await registerHttp(fastify, {
    application,
    files,
    productImages,
    ping: () => database.ping(),
    isUnavailable: (error) => OUTAGES.some((kind) => error instanceof kind),
    allowedOrigins: config.allowedOrigins,
    ...(config.publicOrigin === undefined ? {} : { publicOrigin: config.publicOrigin }),
    loginUrl: config.sites.loginUrl,
    loginH5Url: config.sites.loginH5Url,
    metrics: config.metricsToken === undefined ? {} : { token: config.metricsToken },
    syncOperations,
    ...(local === undefined ? {} : { addMore: (scope) => local.addPages(scope, syncOperations) }),
    // Without a build of the web app the calls are served all the same, for development beside Vite.
    ...(existsSync(resolve(WEB_ROOT, 'index.html'))
      ? { web: { root: WEB_ROOT, settings: publicSettings(config), pageOf: pagesOf(config) } }
      : {}),
  });
  return fastify;
};
