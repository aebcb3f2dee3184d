import type { Repositories } from '@ykd/application';
import { ContainerModule } from 'inversify';
import { repositories, type Database } from '../persistence/index.js';
import { TOKENS } from './tokens.js';

/** The repositories over an open database. */
export const persistenceModule = (database: Database): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(TOKENS.database).toConstantValue(database);
    for (const [name, repository] of Object.entries(repositories(database))) {
      bind<unknown>(TOKENS[name as keyof Repositories]).toConstantValue(repository);
    }
  });
