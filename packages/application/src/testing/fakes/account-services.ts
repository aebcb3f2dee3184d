import {
  type AccountService,
  type AccountServiceError,
  type WantedAccount,
} from '../../ports/account-service.js';

/** An account as it stands in the fake service. */
export type FakeAccount = Pick<WantedAccount, 'ownerId' | 'username' | 'name' | 'email'> & {
  readonly password: string;
  readonly avatarUrl?: string;
};

/** A service in memory; what members have there is in `accounts`, by its id. */
export interface FakeAccountService extends AccountService {
  readonly accounts: ReadonlyMap<string, FakeAccount>;
  /** Every account that was asked for, in order. */
  readonly asked: readonly WantedAccount[];
  /** Makes every call fail with this until it is called with undefined. */
  break(error: Error | AccountServiceError | undefined): void;
}

/** A service in memory that wants to rest `restMs` after a change. */
export const fakeAccountService = (restMs = 0): FakeAccountService => {
  const accounts = new Map<string, FakeAccount>();
  const asked: WantedAccount[] = [];
  let broken: Error | undefined;
  return {
    restMs,
    accounts,
    asked,
    break: (error) => {
      broken = error;
    },
    put: async (wanted) => {
      asked.push(wanted);
      if (broken !== undefined) throw broken;
      const found = [...accounts].find(([, { ownerId }]) => ownerId === wanted.ownerId);
      const externalId = found?.[0] ?? `account-${accounts.size + 1}`;
      const { ownerId, username, name, email, initialPassword, newPassword } = wanted;
      const { avatarUrl = found?.[1].avatarUrl } = wanted;
      const password = newPassword ?? found?.[1].password ?? initialPassword;
      accounts.set(externalId, {
        ownerId,
        username,
        name,
        email,
        password,
        ...(typeof avatarUrl === 'string' ? { avatarUrl } : {}),
      });
      return { externalId, hasPicture: typeof avatarUrl === 'string' };
    },
  };
};
