import type { TestProject } from 'vitest/node';
import { startPostgres } from './support/embedded-postgres.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** An administrator's URL of the PostgreSQL server of this run. */
    postgresUrl: string;
  }
}

/** One PostgreSQL server for the whole run: an own one, or the one of TEST_DATABASE_URL. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined && given !== '') {
    project.provide('postgresUrl', given);
    return async () => {};
  }
  // Statistics of the few rows of a test, taken or not as the machine is slow, would lead to other plans.
  const server = await startPostgres({ settings: ['autovacuum=off'] });
  project.provide('postgresUrl', server.url);
  return () => server.stop();
};
