import { afterAll, beforeAll } from 'vitest';
import { startSystemPostgres, type SystemPostgres } from './system-postgres.js';

/** A PostgreSQL server of the system for all tests of the file, while they run. */
export const useSystemPostgres = (): (() => SystemPostgres) => {
  let postgres: SystemPostgres;
  beforeAll(async () => {
    postgres = await startSystemPostgres();
  });
  afterAll(() => postgres.stop());
  return () => postgres;
};
