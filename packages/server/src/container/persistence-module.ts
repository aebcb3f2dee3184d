import type { Repositories } from '@ykd/application';
import { ContainerModule } from 'inversify';
import { createBell } from '../jobs/bell.js';
import { ringOnWish } from '../jobs/ring-on-wish.js';
import { repositories, type Database } from '../persistence/index.js';
import { TOKENS } from './tokens.js';

/** The repositories over an open database, and the bell that they ring. */
export const persistenceModule = (database: Database): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(TOKENS.database).toConstantValue(database);
    bind(TOKENS.orderEvents).toConstantValue(database.orderEvents);
    const bell = createBell();
    bind(TOKENS.bell).toConstantValue(bell);
    for (const [name, repository] of Object.entries(ringOnWish(repositories(database), bell))) {
      bind<unknown>(TOKENS[name as keyof Repositories]).toConstantValue(repository);
    }
  });
