import { cleanRow, type RosterClass } from '@ykd/domain/roster';
import { classStateOf, freeSeats } from '@ykd/domain/school-class';
import type { Roster, RosterRowRecord } from '../entities/roster.js';
import type { RosterMemberClass } from '../ports/rosters.js';
import type { WholeClass } from '../ports/school-classes.js';
import type { Tx } from '../ports/unit-of-work.js';
import type { RosterStanding } from './actor.js';

/** Whether rows of a roster come into classes: one row decides about the seats of the others then. */
export const hasClasses = ({ classId, fields }: Pick<Roster, 'classId' | 'fields'>): boolean =>
  classId !== null || fields.includes('className');

/** Whether a class runs or comes on a Shanghai day. */
export const isOpenOn = (one: RosterMemberClass, day: string): boolean => {
  const state = classStateOf(one, day);
  return state === 'running' || state === 'toCome';
};

const rosterClass = (one: WholeClass, day: string): RosterClass => {
  const { id, name, typeId } = one;
  const state = classStateOf(one, day);
  return {
    id,
    name,
    typeId,
    refusal: state === 'archived' || state === 'ended' ? state : null,
    free: freeSeats(one),
  };
};

/**
 * The classes that rows of a roster come into, of those that whoever imports looks after, held until the transaction ends, those with the
 * lower ids first: students are held before.
 */
export const rosterClasses = async (
  tx: Pick<Tx, 'classes' | 'rosters'>,
  roster: Pick<Roster, 'classId' | 'fields'>,
  rows: readonly Pick<RosterRowRecord, 'cells' | 'isSkipped'>[],
  { standing, day }: { readonly standing: Pick<RosterStanding, 'reachesClass'>; readonly day: string },
): Promise<readonly RosterClass[]> => {
  if (!hasClasses(roster)) return [];
  const names = rows.flatMap(({ cells, isSkipped }) =>
    isSkipped ? [] : (cleanRow(cells, roster.fields).values.className ?? []),
  );
  const named =
    roster.classId === null ? await tx.rosters.classIdsNamed([...new Set(names)]) : [roster.classId];
  const found: RosterClass[] = [];
  for (const id of named.toSorted()) {
    const one = await tx.classes.hold(id);
    if (one !== undefined && standing.reachesClass(one)) found.push(rosterClass(one, day));
  }
  return found;
};
