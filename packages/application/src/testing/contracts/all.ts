import type { Repositories } from '../../ports/repositories.js';
import { courseRepositoryContract } from './courses.js';
import { entityReaderContract } from './entities.js';
import { loginAttemptsContract } from './login-attempts.js';
import { memberRepositoryContract } from './members.js';
import { orderRepositoryContract } from './orders.js';
import { progressRepositoryContract } from './progress.js';
import { sessionRepositoryContract } from './sessions.js';
import type { MakeSubject } from './subject.js';

/** Runs the contract of every repository port on what `make` makes. */
export const repositoryContracts = (name: string, make: MakeSubject<Repositories>): void => {
  const of =
    <T>(pick: (all: Repositories) => T): MakeSubject<T> =>
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
