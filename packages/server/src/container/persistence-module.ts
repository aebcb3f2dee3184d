import { ContainerModule } from 'inversify';
import { repositories, type Database } from '../persistence/index.js';
import { TOKENS } from './tokens.js';

/** The repositories over an open database. */
export const persistenceModule = (database: Database): ContainerModule =>
  new ContainerModule(({ bind }) => {
    const all = repositories(database);
    bind(TOKENS.database).toConstantValue(database);
    bind(TOKENS.members).toConstantValue(all.members);
    bind(TOKENS.sessions).toConstantValue(all.sessions);
    bind(TOKENS.loginAttempts).toConstantValue(all.loginAttempts);
    bind(TOKENS.entities).toConstantValue(all.entities);
    bind(TOKENS.orders).toConstantValue(all.orders);
    bind(TOKENS.products).toConstantValue(all.products);
    bind(TOKENS.courses).toConstantValue(all.courses);
    bind(TOKENS.progress).toConstantValue(all.progress);
  });
