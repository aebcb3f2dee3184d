import { BY_SYSTEM } from '../audit/draft.js';
import type { Clock } from '../ports/clock.js';
import type { HandOvers } from '../ports/hand-overs.js';
import type { Ids } from '../ports/ids.js';
import type { UnitOfWork } from '../ports/unit-of-work.js';
import { eachApart } from '../shared/each-apart.js';
import { takeBack } from './take-back.js';

export interface GiveBackDeps {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly handOvers: Pick<HandOvers, 'over' | 'studentsOf'>;
  readonly unitOfWork: UnitOfWork;
}

/** So many hand-overs are looked for at a time, and so many students come back in a transaction. */
const AT_A_TIME = 20;
const STUDENTS_AT_A_TIME = 100;

/**
 * Gives students back whose time with a colleague is over, some hand-overs of them; whose care was changed since stays where he
 * is. Answers how many hand-overs ended. Any number of processes may do so, and again after any stop. One that fails is thrown
 * once the others have ended.
 */
export const giveBack = async ({ clock, ids, handOvers, unitOfWork }: GiveBackDeps): Promise<number> => {
  const at = clock.now();
  const over = await handOvers.over(at, AT_A_TIME);
  await eachApart(over, async (handOver) => {
    const taking = { how: 'returned', by: BY_SYSTEM, batch: ids.next(), at } as const;
    const students = await handOvers.studentsOf(handOver.id);
    for (let from = 0; from < students.length; from += STUDENTS_AT_A_TIME) {
      const some = students.slice(from, from + STUDENTS_AT_A_TIME);
      await unitOfWork.transaction(async (tx) => {
        await tx.people.lock();
        await takeBack(tx, handOver, some, taking);
      });
    }
    await unitOfWork.transaction((tx) => tx.handOvers.end(handOver.id, at));
  });
  return over.length;
};
