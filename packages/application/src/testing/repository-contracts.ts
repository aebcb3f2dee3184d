import type { Repositories } from '../application-deps.js';
import type { MakeSubject } from './contracts/subject.js';
import { REPOSITORIES } from './registry.js';

/** Runs the contract of every repository port on what `make` makes. */
export const repositoryContracts = (name: string, make: MakeSubject<Repositories>): void => {
  for (const { contracts } of Object.values(REPOSITORIES))
    for (const contract of contracts) contract(name, make);
};
