import { Container } from 'inversify';
import type { Logger } from 'pino';
import type { LocalAccountServers } from '../accounts/local-servers.js';
import type { Config } from '../config.js';
import type { Database } from '../persistence/database.js';
import { accountsModule } from './accounts-module.js';
import { applicationModule, coreModule } from './core-module.js';
import { persistenceModule } from './persistence-module.js';
import { smsModule } from './sms-module.js';
import { TOKENS } from './tokens.js';
import { uploadsModule } from './uploads-module.js';
import { weixinModule } from './weixin-module.js';

/** The server's container: every token can be resolved from it. */
export const createContainer = (parts: {
  readonly config: Config;
  readonly logger: Logger;
  readonly database: Database;
  readonly localAccounts: LocalAccountServers;
}): Container => {
  const container = new Container();
  container.bind(TOKENS.config).toConstantValue(parts.config);
  container.bind(TOKENS.logger).toConstantValue(parts.logger);
  container.load(
    coreModule,
    smsModule,
    weixinModule,
    uploadsModule,
    accountsModule(parts.localAccounts),
    persistenceModule(parts.database),
    applicationModule,
  );
  return container;
};
