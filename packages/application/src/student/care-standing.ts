import { reachOf, type Reach, type Right, type StaffRole } from '@ykd/domain/access';
import type { Care, CareState } from '../entities/care.js';
import type { TxPeople } from '../ports/people.js';
import { fitsAct, type CareChange } from './care-change.js';

type People = Pick<TxPeople, 'lock' | 'find'>;

/** How far somebody who changes something about students reaches while he does. */
export interface CareStanding {
  /** Whether a student who is in this care is one of those that he may change. */
  reaches(care: readonly Pick<Care, 'staffId'>[]): boolean;
}

/** How far somebody reaches whose reach is known. */
export const standingOf = (reach: Reach, userId: string): CareStanding => ({
  reaches: (care) => reach === 'all' || (reach === 'own' && care.some(({ staffId }) => staffId === userId)),
});

/**
 * How far somebody reaches by now: what others decided since he called counts, and whoever decides something about him or
 * about those whom he names waits. It is asked before any student is held.
 */
export const standingIn = async (
  people: People,
  userId: string,
  right: Right = 'students.assign',
): Promise<CareStanding> => {
  await people.lock();
  return standingOf(reachOf((await people.find(userId))?.staff, right), userId);
};

/** Whether somebody can be in charge in this way by now: he may have left, or have another role. */
export const mayCare = async (people: Pick<People, 'find'>, { act, staffId }: CareChange): Promise<boolean> =>
  fitsAct(act, (await people.find(staffId))?.staff?.role);

/** Tells whether those to whom students go back can look after them by now as they did; nobody is looked up twice. */
export const returning = (people: Pick<People, 'find'>): ((before: CareState) => Promise<boolean>) => {
  const known = new Map<string, StaffRole | undefined>();
  const roleOf = async (id: string): Promise<StaffRole | undefined> => {
    if (!known.has(id)) known.set(id, (await people.find(id))?.staff?.role);
    return known.get(id);
  };
  return async (before) => {
    for (const [id, { kind }] of Object.entries(before)) {
      const act = kind === 'classTeacher' ? 'classTeacher' : 'addAssistant';
      if (!fitsAct(act, await roleOf(id))) return false;
    }
    return true;
  };
};
