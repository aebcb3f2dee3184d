import { Container } from 'inversify';
import type { Logger } from 'pino';
import type { LocalAccountServers } from '../accounts/local-servers.js';
import type { LocalChatServer } from '../chat/local-chat.js';
import type { Config } from '../settings/config.js';
import type { OwnAddress } from '../settings/own-address.js';
import type { LocalPayments } from '../payment/local-payments.js';
import type { Database } from '../persistence/database.js';
import { accountsModule } from './accounts-module.js';
import { chatModule } from './chat-module.js';
import { applicationModule, coreModule } from './core-module.js';
import { paymentModule } from './payment-module.js';
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
  readonly ownAddress: OwnAddress;
  readonly localAccounts: LocalAccountServers;
  /** The built-in WeChat Pay, where that is the one. */
  readonly localPayments: LocalPayments | undefined;
  /** The built-in chat middleware, where that is the one. */
  readonly localChat: LocalChatServer | undefined;
}): Container => {
  const container = new Container();
  container.bind(TOKENS.config).toConstantValue(parts.config);
  container.bind(TOKENS.logger).toConstantValue(parts.logger);
  container.bind(TOKENS.ownAddress).toConstantValue(parts.ownAddress);
  container.load(
    coreModule,
    smsModule,
    weixinModule,
    paymentModule(parts.localPayments),
    uploadsModule,
    accountsModule(parts.localAccounts),
    chatModule(parts.localChat),
    persistenceModule(parts.database),
    applicationModule,
  );
  return container;
};
