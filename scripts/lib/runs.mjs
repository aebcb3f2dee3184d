import { randomUUID } from 'node:crypto';

const { CI = '', TEST_DATABASE_URL = '' } = process.env;

/** Whether this is continuous integration: everything is run, whatever ran before. */
export const inCi = CI !== '' && CI !== 'false';

/** A name of its own for a run: turbo takes no other run's results for its tests and checks. */
export const newRun = () => ({ YKD_RUN: randomUUID() });

/**
 * On a developer's machine turbo answers for the packages that did not change, unless their tests stand on something that
 * it cannot see: somebody's own database server.
 */
export const newRunWhereNeeded = () => (inCi || TEST_DATABASE_URL !== '' ? newRun() : {});
