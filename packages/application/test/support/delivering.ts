import { type AccountRules, deliverAccount } from '../../src/account-sync/index.js';
import { SEALED_PASSWORD, SYNC_TARGETS, type SyncTarget } from '../../src/ports/index.js';
import { addMembers, createFakes, MING, NEW, type Fakes } from '../../src/testing/index.js';

/** As a server has them that knows its own address. */
export const RULES: AccountRules = { chatPassword: 'secret', publicUrl: 'https://ykd.example' };

/** Stores with two members, one of them without a profile. */
export const store = async (): Promise<Fakes> => {
  const fakes = createFakes();
  await addMembers(fakes, [MING, NEW]);
  return fakes;
};

/** Saves a profile now. */
export const saveProfile = ({ members, clock }: Fakes, fields: object = {}, id: string = MING.id) =>
  members.updateProfile({ id, fields, sync: SYNC_TARGETS, at: clock.now() });

/** Changes a password now. */
export const setPassword = ({ members, secrets, clock }: Fakes, pwd: string, id: string = MING.id) =>
  members.setPassword({
    id,
    passwordHash: 'hash',
    sync: SYNC_TARGETS.map((target) => ({ target, sealedPassword: secrets.seal(SEALED_PASSWORD, pwd) })),
    at: clock.now(),
  });

/** Delivers what is due now; answers the outcomes. */
export const deliver = async (
  fakes: Fakes,
  rules = RULES,
  targets = SYNC_TARGETS,
): Promise<readonly string[]> => {
  const outcomes: string[] = [];
  for (const target of targets) {
    const jobs = await fakes.accountSync.claim({ target, at: fakes.clock.now(), leaseMs: 1000, limit: 10 });
    for (const job of jobs) outcomes.push(await deliverAccount({ ...fakes, accountRules: rules }, job));
  }
  return outcomes;
};

/** The accounts in a service. */
export const accountsOf = ({ accountServices }: Fakes, target: SyncTarget) => [
  ...accountServices[target].accounts.values(),
];
