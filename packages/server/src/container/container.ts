import { Container } from 'inversify';
import type { Logger } from 'pino';
import type { Config } from '../config.js';
import type { Database } from '../persistence/database.js';
import { applicationModule, coreModule } from './core-module.js';
import { persistenceModule } from './persistence-module.js';
import { TOKENS } from './tokens.js';

/** The server's container: every token can be resolved from it. */
export const createContainer = (parts: {
  readonly config: Config;
  readonly logger: Logger;
  readonly database: Database;
}): Container => {
  const container = new Container();
  container.bind(TOKENS.config).toConstantValue(parts.config);
  container.bind(TOKENS.logger).toConstantValue(parts.logger);
  container.load(coreModule, persistenceModule(parts.database), applicationModule);
  return container;
};
