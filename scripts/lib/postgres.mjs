import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall, which } from './apt.mjs';

/** Debian keeps the programs of each version in a folder of its own. */
const DEBIAN = '/usr/lib/postgresql';

const isThere = () =>
  (existsSync(DEBIAN) &&
    readdirSync(DEBIAN).some((version) =>
      ['postgres', 'pg_dump'].every((program) => existsSync(join(DEBIAN, version, 'bin', program))),
    )) ||
  ['postgres', 'pg_dump'].every((program) => which(program) !== undefined);

/**
 * Sees to a PostgreSQL server with its own `pg_dump` for the tests of backups, which the one of the packages lacks; installs
 * it where that is possible. Those tests say what to do where it is not.
 */
export const installPostgres = async () => {
  if (!isThere()) await aptInstall(['postgresql']);
};
