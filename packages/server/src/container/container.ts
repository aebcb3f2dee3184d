import { Container } from 'inversify';
import type { Logger } from 'pino';
import type { LocalServices } from '../settings/local-services.js';
import type { Config } from '../settings/config.js';
import type { OwnAddress } from '../settings/own-address.js';
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
  readonly local: LocalServices | undefined;
}): Container => {
  const { local } = parts;
  const container = new Container();
  container.bind(TOKENS.config).toConstantValue(parts.config);
  container.bind(TOKENS.logger).toConstantValue(parts.logger);
  container.bind(TOKENS.ownAddress).toConstantValue(parts.ownAddress);
  container.load(
    coreModule,
    smsModule(local?.sms),
    weixinModule(local?.weixin),
    paymentModule(local?.payment),
    uploadsModule,
    accountsModule(local?.accounts),
    chatModule({ rooms: local?.chatRooms, chat: local?.accounts.chat }),
    persistenceModule(parts.database, local?.sms),
    applicationModule,
  );
  return container;
};
