import { studentsInCare } from '@ykd/application/follow-up';
import type { FileStore, PasswordHasher } from '@ykd/application/ports';
import {
  demoSchool,
  hashDemoPasswords,
  isDemoDue,
  loadActivities,
  loadClasses,
  loadDemo,
  loadInvoices,
  loadMessages,
  loadPartnerHistory,
  loadShifts,
  loadStaffWork,
  paymentsOf,
  schoolInvoices,
  schoolTargets,
  staffWork,
  withFollowUps,
  wrongInBill,
} from './demo/index.js';
import { insideOf, populate, repositories, setMark, type Database } from './persistence/index.js';
import type { RememberPayments } from './settings/local-services.js';

/** What the demo is made with. */
export interface DemoOptions {
  readonly passwordHasher: PasswordHasher;
  /** The passwords of the accounts, where hashing them was begun before: see {@link beginDemo}. */
  readonly hashes?: Promise<readonly string[]> | undefined;
  /** How many students its school has. */
  readonly students: number;
  /** Where the files of its invoices go; without, it has none. */
  readonly files?: FileStore | undefined;
  /** Tells the built-in WeChat Pay, if there is one, of payments that it is to know; told again, it changes nothing. */
  readonly rememberPayments?: RememberPayments | undefined;
}

/**
 * Begins what of the demo takes a core of its own for a while, where it is to be loaded: the courses are read meanwhile. The
 * promise is in an object, so that only hashing is not waited for.
 */
export const beginDemo = async (
  database: Database,
  passwordHasher: PasswordHasher,
): Promise<Pick<DemoOptions, 'hashes'>> =>
  (await isDemoDue(repositories(database))) ? { hashes: hashDemoPasswords(passwordHasher) } : {};

/**
 * Loads the demo into an empty database, all or nothing, and marks it for good as one that holds accounts with a public
 * password. Of several processes one does so. `at`: epoch ms.
 */
export const fillWithDemo = async (
  database: Database,
  { passwordHasher, hashes: begun, students, files, rememberPayments }: DemoOptions,
  at: number,
): Promise<void> => {
  if (!(await isDemoDue(repositories(database)))) return;
  // Hashing takes long: not while the transaction keeps everybody else waiting.
  const hashes = await (begun ?? hashDemoPasswords(passwordHasher));
  const school = demoSchool(at, { students, refunds: rememberPayments !== undefined });
  await database.transaction(async (trx) => {
    await database.traits.lockKey(trx, 'demo');
    const inside = repositories(insideOf(database, trx));
    const loaded = await loadDemo({ ...inside, hashes }, at);
    if (loaded === undefined) return;
    await populate(trx, database.traits, school);
    const brought = await loadPartnerHistory(inside, school, at);
    // Without students there is no school, and nobody to have a target.
    if (students > 0) {
      await inside.unitOfWork.transaction(async ({ targets }) => {
        for (const target of schoolTargets(at)) await targets.put(target);
      });
    }
    const studentsOf = (staffId: string) => studentsInCare(inside, staffId, at);
    await loadStaffWork(inside.unitOfWork, await withFollowUps(staffWork(school, at), studentsOf, at));
    await loadClasses(inside.unitOfWork, school, at);
    await loadActivities(inside.unitOfWork, at);
    await loadMessages(inside.unitOfWork, at);
    await loadShifts(inside.unitOfWork, students > 0, at);
    if (files !== undefined) await loadInvoices({ ...inside, files }, schoolInvoices(school, at), at);
    await setMark(trx, 'demo', at);
    // Before it is certain that the orders are there: payments that nobody knows of do no harm, the opposite would.
    const payments = paymentsOf(school);
    rememberPayments?.([...payments, ...brought], wrongInBill(payments, at));
  });
};
