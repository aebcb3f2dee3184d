import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { httpServerOptions, registerHttp } from '@ykd/adapters-http/server';
import { layoutOf } from '@ykd/domain/access';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Application } from '@ykd/application';
import type { Config } from './config.js';
import { demoForVisitors } from './demo/index.js';
import { DatabaseUnavailableError, StorageFullError, type Database } from './persistence/index.js';

/** Where the web package builds to. */
const WEB_ROOT = resolve(import.meta.dirname, '../../web/dist');

/** What the web app is told of the settings; everybody can read it. */
const publicSettings = (config: Config): object => ({
  ...config.sites,
  allowedTargets: config.allowedOrigins,
  ...(config.demo ? { demo: demoForVisitors() } : {}),
});

/** What the HTTP server stands on. */
export interface ServerParts {
  readonly config: Config;
  readonly logger: FastifyBaseLogger;
  readonly database: Pick<Database, 'ping'>;
  readonly application: Application;
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
}: ServerParts): Promise<FastifyInstance> => {
  const fastify = Fastify({ ...httpServerOptions, loggerInstance: logger, trustProxy: trustProxyOf(config) });
  await registerHttp(fastify, {
    application,
    ping: () => database.ping(),
    isUnavailable: (error) => error instanceof DatabaseUnavailableError || error instanceof StorageFullError,
    allowedOrigins: config.allowedOrigins,
    ...(config.publicOrigin === undefined ? {} : { publicOrigin: config.publicOrigin }),
    loginUrl: config.sites.loginUrl,
    loginH5Url: config.sites.loginH5Url,
    metrics: config.metricsToken === undefined ? {} : { token: config.metricsToken },
    // Without a build of the web app the calls are served all the same, for development beside Vite.
    ...(existsSync(resolve(WEB_ROOT, 'index.html'))
      ? { web: { root: WEB_ROOT, settings: publicSettings(config), layoutOf } }
      : {}),
  });
  return fastify;
};
