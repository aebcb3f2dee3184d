import { deepFreeze } from '../shared/index.js';

/**
 * How much somebody can (`ability`), in logits: who is as able as a question is difficult answers it in one of two cases. Estimates lie
 * between {@link ABILITY_MIN} and {@link ABILITY_MAX}; `error`: their standard error, in the same unit. Beyond the Specification.
 */
export type AbilityEstimate = { readonly ability: number; readonly error: number };

/** The least ability that is told apart, in logits. Beyond the Specification. */
export const ABILITY_MIN = -4;

/** The greatest ability that is told apart, in logits. Beyond the Specification. */
export const ABILITY_MAX = 4;

/** What is taken of somebody of whom nothing is known, in logits. Beyond the Specification. */
export const UNKNOWN_ABILITY: AbilityEstimate = deepFreeze({ ability: 0, error: 1 });

/** What an answer says of ability: how difficult its question is (`difficulty`, in logits), and whether it is right (`isRight`). Beyond the Specification. */
export type GradedAnswer = { readonly difficulty: number; readonly isRight: boolean };

const STEPS_PER_LOGIT = 20;

const GRID: readonly number[] = deepFreeze(
  Array.from(
    { length: (ABILITY_MAX - ABILITY_MIN) * STEPS_PER_LOGIT + 1 },
    (_, step) => ABILITY_MIN + step / STEPS_PER_LOGIT,
  ),
);

/**
 * How likely it is that somebody answers a question, 0 to 1: the model of Rasch, with one parameter. Beyond the Specification.
 *
 * @param ability - of who answers, in logits
 * @param difficulty - of the question, in logits
 */
export const rightChance = (ability: number, difficulty: number): number =>
  1 / (1 + Math.exp(difficulty - ability));

/**
 * What answers say of somebody's ability: the mean and the deviation of what it may be by all of them and by what was known before, over a
 * grid (expected a posteriori). A right answer raises the ability, a wrong one lowers it, in whatever order they came. Throws RangeError where a
 * difficulty, or the ability that was known before, is no number between {@link ABILITY_MIN} and {@link ABILITY_MAX}, or its `error` is less
 * than a step of the grid, 0.05 logits.
 * Beyond the Specification.
 *
 * @param answers - all answers so far
 * @param before - what was known before
 */
export const estimateAbility = (
  answers: readonly GradedAnswer[],
  before: AbilityEstimate = UNKNOWN_ABILITY,
): AbilityEstimate => {
  const isTold = before.ability >= ABILITY_MIN && before.ability <= ABILITY_MAX;
  if (!isTold || !(before.error >= 1 / STEPS_PER_LOGIT)) {
    throw new RangeError(`nothing is known by ${before.ability} ± ${before.error}`);
  }
  const wrong = answers.find(({ difficulty }) => !(difficulty >= ABILITY_MIN && difficulty <= ABILITY_MAX));
  if (wrong !== undefined) throw new RangeError(`not the difficulty of a question: ${wrong.difficulty}`);
  const logs = GRID.map((ability) => {
    const away = (ability - before.ability) / before.error;
    return answers.reduce(
      (sum, { difficulty, isRight }) =>
        // log(1 − p) is log(p) of the opposite, and exact where p is close to 1.
        sum - Math.log1p(Math.exp(isRight ? difficulty - ability : ability - difficulty)),
      -(away ** 2) / 2,
    );
  });
  const top = Math.max(...logs);
  const weights = logs.map((log) => Math.exp(log - top));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const mean = (of: (ability: number) => number): number =>
    GRID.reduce((sum, ability, step) => sum + of(ability) * (weights[step] as number), 0) / whole;
  const ability = mean((one) => one);
  return { ability, error: Math.sqrt(mean((one) => (one - ability) ** 2)) };
};
