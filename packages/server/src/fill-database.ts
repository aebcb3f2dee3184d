import type { PasswordHasher } from '@ykd/application/ports';
import { hashDemoPasswords, isDemoDue, loadDemo } from './demo/index.js';
import { insideOf, repositories, setMark, type Database } from './persistence/index.js';

/**
 * Loads the demo into an empty database, all or nothing, and marks it for good as one that holds accounts with a public
 * password. Of several processes one does so. `at`: epoch ms.
 */
export const fillWithDemo = async (
  database: Database,
  passwordHasher: PasswordHasher,
  at: number,
): Promise<void> => {
  if (!(await isDemoDue(repositories(database)))) return;
  // Hashing takes long: not while the transaction keeps everybody else waiting.
  const hashes = await hashDemoPasswords(passwordHasher);
  await database.transaction(async (trx) => {
    await database.traits.lockKey(trx, 'demo');
    const loaded = await loadDemo({ ...repositories(insideOf(database, trx)), hashes }, at);
    if (loaded !== undefined) await setMark(trx, 'demo', at);
  });
};
