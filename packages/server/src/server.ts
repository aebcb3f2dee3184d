import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { httpServerOptions, registerHttp } from '@ykd/adapters-http/server';
import { layoutOf } from '@ykd/domain/access';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Container } from 'inversify';
import type { Config } from './config.js';
import { TOKENS } from './container/tokens.js';
import { DatabaseUnavailableError, StorageFullError } from './persistence/index.js';

/** Where the web package builds to. */
const WEB_ROOT = resolve(import.meta.dirname, '../../web/dist');

/** What the web app is told of the settings; everybody can read it. */
const publicSettings = (config: Config): object => ({
  ...config.sites,
  allowedTargets: config.allowedOrigins,
  demo: config.demo,
});

/** The HTTP server over a container, ready to listen. */
export const createServer = async (container: Container): Promise<FastifyInstance> => {
  const config = container.get(TOKENS.config);
  const loggerInstance: FastifyBaseLogger = container.get(TOKENS.logger);
  const fastify = Fastify({ ...httpServerOptions, loggerInstance, trustProxy: config.trustProxy });
  const database = container.get(TOKENS.database);
  await registerHttp(fastify, {
    application: container.get(TOKENS.application),
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
