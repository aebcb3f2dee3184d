import { dayIndexOf, dayOfIndex } from '../shared/index.js';
import { joinRefusal, type ClassSeats, type ClassTimes } from './state.js';
import type { ClassVerdict, JudgedClass } from './why.js';

/** A class that a product leads into, with its `id` and `name`, as far as it decides who comes into it. Beyond the Specification. */
export type CandidateClass = ClassTimes &
  ClassSeats & {
    readonly id: string;
    readonly name: string;
    /** For how many days after its first day it takes those who bought; null: until its last day. */
    readonly joinDays: number | null;
  };

/** Which class somebody comes into who bought a product, and what was found of each. Beyond the Specification. */
export type Placement = {
  /** Null: into none; he waits until there is one. */
  readonly classId: string | null;
  /** All classes that the product leads into, in the order in which they were looked at. */
  readonly judged: readonly JudgedClass[];
};

/** The last Shanghai day, `YYYY-MM-DD`, on which a class takes those who bought; null: it has none but its own. */
const lastJoinDay = ({ firstDay, joinDays }: CandidateClass): string | null =>
  joinDays === null ? null : dayOfIndex(dayIndexOf(firstDay) + joinDays);

const refusalOf = (one: CandidateClass, day: string): ClassVerdict | undefined => {
  const refusal = joinRefusal(one, day);
  if (refusal === 'archived' || refusal === 'ended') return refusal;
  const last = lastJoinDay(one);
  return last !== null && day > last ? 'tooLate' : refusal;
};

/**
 * Which class somebody comes into who bought a product: of the classes that it leads into the one that begins first, of those
 * which are neither put away nor over, which still take students, and in which a seat is free; their ids decide between those that
 * begin on one day. Who is in one of them already stays there. The same facts give the same answer, in whatever order they come.
 * Throws RangeError for a class whose first day is no day. Beyond the Specification.
 *
 * @param candidates - all classes that the product leads into
 * @param memberOf - the ids of the classes that he is in
 * @param day - the Shanghai day, `YYYY-MM-DD`
 */
export const placeInClass = (
  candidates: readonly CandidateClass[],
  memberOf: readonly string[],
  day: string,
): Placement => {
  const inOrder = candidates.toSorted((one, other) => {
    if (one.firstDay !== other.firstDay) return one.firstDay < other.firstDay ? -1 : 1;
    return one.id < other.id ? -1 : 1;
  });
  const own = inOrder.find(({ id }) => memberOf.includes(id));
  const chosen = own ?? inOrder.find((one) => refusalOf(one, day) === undefined);
  const verdictOf = (one: CandidateClass): ClassVerdict => {
    if (one.id === own?.id) return 'member';
    if (one.id === chosen?.id) return 'chosen';
    return refusalOf(one, day) ?? 'later';
  };
  return {
    classId: chosen?.id ?? null,
    judged: inOrder.map((one) => ({
      classId: one.id,
      name: one.name,
      firstDay: one.firstDay,
      verdict: verdictOf(one),
      members: one.members,
      seats: one.seats,
    })),
  };
};
