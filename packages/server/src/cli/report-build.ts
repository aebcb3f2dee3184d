import { buildYear } from '@ykd/application/year-report';
import { repositories } from '../persistence/index.js';
import { OperationError } from './operation-error.js';
import { withExistingDatabase } from './site-database.js';
import type { CliWorld } from './world.js';

/** After so many reports it is said how far it is. */
const SAID_EVERY = 5_000;

const YEAR = /^[1-9]\d{3}$/;

/**
 * Makes the yearly reports of everybody who studied in a year, also beside a running server; goes on where it was interrupted. Throws
 * OperationError for what is no year, or one that is not over.
 */
export const buildReports = (word: string, world: CliWorld): Promise<string> => {
  if (!YEAR.test(word)) throw new OperationError(['年份是四位数字，例如 2025。']);
  return withExistingDatabase(world, async (database) => {
    const { yearReports } = repositories(database);
    const clock = { now: () => Date.now() };
    let said = 0;
    const made = await buildYear({ clock, yearReports }, Number(word), (sofar) => {
      if (sofar < said + SAID_EVERY) return;
      said = sofar;
      world.out(`已生成 ${sofar} 份…`);
    });
    if (made === undefined) throw new OperationError([`${word} 年还没有结束，结束以后再生成。`]);
    return `${word} 年的学习报告都已生成，共 ${made} 份。`;
  });
};
