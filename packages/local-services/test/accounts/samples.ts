import { AccountServiceError, type WantedAccount } from '@ykd/application/ports';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { fileAccounts, type LocalAccounts } from '../../src/accounts/file-accounts.js';

/** An account that somebody shall have. */
export const wanted = (over: Partial<WantedAccount> = {}): WantedAccount => ({
  ownerId: 'u-ming',
  username: 'xiaoming',
  ownsUsername: true,
  name: '李小明',
  email: 'ming@example.com',
  initialPassword: 'an initial secret',
  ...over,
});

/** Accounts in a file of a new folder, which goes with the test. */
export const newAccounts = (): LocalAccounts & { readonly file: string } => {
  const folder = mkdtempSync(join(tmpdir(), 'ykd-accounts-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'below', 'accounts.json');
  return { ...fileAccounts(file), file };
};

/** The refusal that some work ends with. */
export const errorOf = async (work: Promise<unknown>): Promise<AccountServiceError> => {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof AccountServiceError)) throw new Error('no AccountServiceError', { cause: error });
  return error;
};
