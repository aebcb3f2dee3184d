import { deepFreeze, numbersFrom } from '../shared/index.js';
import { PLACEMENT_SKILLS, type PlacementSkill } from './skill.js';

/** What the choice of the next question goes by: its `id`, what it is about (`skill`), and its `difficulty` in logits. Beyond the Specification. */
export type PlacementItem = {
  readonly id: string;
  readonly skill: PlacementSkill;
  readonly difficulty: number;
};

/** One is asked of this number of questions that fit best, so that neighbours see different ones. Beyond the Specification. */
export const PLACEMENT_BEST = 5;

/** A test ends after this number of questions at the latest. Beyond the Specification. */
export const PLACEMENT_QUESTIONS_MAX = 20;

/** It ends after this number of questions at the earliest, unless there are no more. Beyond the Specification. */
export const PLACEMENT_QUESTIONS_MIN = 12;

/** Between those it ends once the standard error of the ability, in logits, is no greater. Beyond the Specification. */
export const PLACEMENT_ERROR = 0.52;

const bySmallest = (a: number, b: number): number => a - b;

/** Those of the skills that were asked about the least, of which there are any left. */
const leastAsked = <Item extends PlacementItem>(
  left: readonly Item[],
  asked: readonly PlacementItem[],
): readonly Item[] => {
  const times = new Map(
    PLACEMENT_SKILLS.map((skill) => [skill, asked.filter((one) => one.skill === skill).length]),
  );
  const timesOf = ({ skill }: PlacementItem): number => times.get(skill) ?? 0;
  const least = left.map(timesOf).toSorted(bySmallest)[0];
  return left.filter((one) => timesOf(one) === least);
};

/**
 * The question that is asked next: of the skills that were asked about the least, one of the {@link PLACEMENT_BEST} questions whose
 * difficulty is closest to the ability, so that its answer says most. The same seed, bank and answers lead to the same question, in
 * whatever order the bank is. `undefined`: all were asked. Beyond the Specification.
 *
 * @param bank - all questions that may be asked; those with an `id` that was asked are not asked again
 * @param asked - the questions that were answered so far
 * @param ability - what is known of him so far, in logits
 * @param seed - a whole number, of this test alone
 */
export const nextPlacementItem = <Item extends PlacementItem>(
  bank: readonly Item[],
  asked: readonly PlacementItem[],
  ability: number,
  seed: number,
): Item | undefined => {
  const askedIds = new Set(asked.map(({ id }) => id));
  const left = bank.filter(({ id }) => !askedIds.has(id));
  const best = leastAsked(left, asked)
    .toSorted(
      (a, b) =>
        Math.abs(a.difficulty - ability) - Math.abs(b.difficulty - ability) ||
        (a.id < b.id ? -1 : a.id > b.id ? 1 : 0),
    )
    .slice(0, PLACEMENT_BEST);
  const next = numbersFrom(seed);
  for (const _asked of asked) next();
  return best[Math.floor(next() * best.length)];
};

/** Why a test is over: its result is certain enough, it had as many questions as it may have, or there are no more. Beyond the Specification. */
export type PlacementEnd = 'certain' | 'long' | 'exhausted';

/** All of them. Beyond the Specification. */
export const PLACEMENT_ENDS: readonly PlacementEnd[] = deepFreeze(['certain', 'long', 'exhausted']);

/**
 * Why a test is over by now; `undefined` while another question follows. One that is as long as it may be is `long`, however certain. Beyond the Specification.
 *
 * @param asked - how many questions were answered
 * @param left - how many are left in the bank
 * @param error - the standard error of the ability so far, in logits
 */
export const placementEnd = (asked: number, left: number, error: number): PlacementEnd | undefined => {
  if (asked >= PLACEMENT_QUESTIONS_MAX) return 'long';
  if (asked >= PLACEMENT_QUESTIONS_MIN && error <= PLACEMENT_ERROR) return 'certain';
  return left <= 0 ? 'exhausted' : undefined;
};
