import { recomputeStudents, type Database, type Recomputed } from '../persistence/index.js';
import { withExistingDatabase } from './site-database.js';
import type { CliWorld } from './world.js';

/** After so many students it is said how far it is. */
const SAID_EVERY = 5_000;

/** Works out anew what the list of students keeps of each, and tells meanwhile how far it is. */
export const recomputeAllStudents = (world: CliWorld, database: Database): Promise<Recomputed> => {
  let said = 0;
  return recomputeStudents(database, (so) => {
    if (so.looked < said + SAID_EVERY) return;
    said = so.looked;
    world.out(`已核对 ${so.looked} 位，改正 ${so.differed} 位…`);
  });
};

/** Works out anew what the list of students keeps of each, also beside a running server, and says of how many it differed. */
export const recomputeStudentRows = (world: CliWorld): Promise<string> =>
  withExistingDatabase(world, async (database) => {
    const { looked, differed } = await recomputeAllStudents(world, database);
    if (differed === 0) return `核对了 ${looked} 位会员，学员列表里的内容都是对的。`;
    return `核对了 ${looked} 位会员，改正了其中 ${differed} 位在学员列表里的内容。`;
  });
