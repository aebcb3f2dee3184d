import { ContainerModule } from 'inversify';
import { createBell } from '../jobs/bell.js';
import { withSecurityLines } from '../jobs/security-lines.js';
import { ringOnWish } from '../jobs/ring-on-wish.js';
import type { LocalServices } from '../settings/local-services.js';
import { repositories, type Database } from '../persistence/index.js';
import { TOKENS } from './tokens.js';

/** The repositories over an open database, the bell that they ring, and the messages that learn of codes. */
export const persistenceModule = (database: Database, localSms: LocalServices['sms']): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(TOKENS.database).toConstantValue(database);
    bind(TOKENS.orderEvents).toConstantValue(database.orderEvents);
    bind(TOKENS.bell).toResolvedValue(createBell).inSingletonScope();
    bind(TOKENS.repositories)
      .toResolvedValue(
        (bell, logger) => {
          const all = withSecurityLines(ringOnWish(repositories(database), bell), logger);
          return { ...all, smsCodes: localSms?.noticing(all.smsCodes) ?? all.smsCodes };
        },
        [TOKENS.bell, TOKENS.logger],
      )
      .inSingletonScope();
  });
