import type { ApplicationDeps } from '../../application.js';
import type { ProductRepository } from '../../ports/product-repository.js';
import { courseRepositoryContract } from './courses.js';
import { entityReaderContract } from './entities.js';
import { loginAttemptsContract } from './login-attempts.js';
import { memberRepositoryContract } from './members.js';
import { orderRepositoryContract } from './orders.js';
import { progressRepositoryContract } from './progress.js';
import { sessionRepositoryContract } from './sessions.js';
import type { MakeSubject } from './subject.js';

/** Every repository of one database or of one set of fakes. */
export interface RepositorySet extends Pick<
  ApplicationDeps,
  'members' | 'sessions' | 'loginAttempts' | 'entities' | 'orders' | 'courses' | 'progress'
> {
  readonly products: ProductRepository;
}

/** Runs the contract of every repository port on what `make` makes. */
export const repositoryContracts = (name: string, make: MakeSubject<RepositorySet>): void => {
  const of =
    <T>(pick: (all: RepositorySet) => T): MakeSubject<T> =>
    async () => {
      const made = await make();
      return { subject: pick(made.subject), dispose: async () => made.dispose?.() };
    };
  memberRepositoryContract(
    name,
    of((all) => all.members),
  );
  sessionRepositoryContract(
    name,
    of((all) => all),
  );
  loginAttemptsContract(
    name,
    of((all) => all.loginAttempts),
  );
  entityReaderContract(
    name,
    of((all) => all),
  );
  orderRepositoryContract(
    name,
    of((all) => all.orders),
  );
  courseRepositoryContract(
    name,
    of((all) => all.courses),
  );
  progressRepositoryContract(
    name,
    of((all) => all.progress),
  );
};
