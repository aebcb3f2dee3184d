import { ContainerModule } from 'inversify';
import { createBell } from '../jobs/bell.js';
import { ringOnWish } from '../jobs/ring-on-wish.js';
import { repositories, type Database } from '../persistence/index.js';
import { TOKENS } from './tokens.js';

/** The repositories over an open database, the bell that they ring, and the messages that learn of codes. */
export const persistenceModule = (database: Database): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(TOKENS.database).toConstantValue(database);
    bind(TOKENS.orderEvents).toConstantValue(database.orderEvents);
    bind(TOKENS.bell).toResolvedValue(createBell).inSingletonScope();
    bind(TOKENS.repositories)
      .toResolvedValue(
        (bell, smsOutbox) => {
          const all = ringOnWish(repositories(database), bell);
          return { ...all, smsCodes: smsOutbox.noticing(all.smsCodes) };
        },
        [TOKENS.bell, TOKENS.smsOutbox],
      )
      .inSingletonScope();
  });
