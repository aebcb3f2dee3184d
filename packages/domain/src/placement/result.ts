import { deepFreeze, frozenTable } from '../shared/index.js';
import { estimateAbility, rightChance, type GradedAnswer } from './ability.js';
import { PLACEMENT_SKILLS, type PlacementSkill } from './skill.js';

/** How far somebody is: has never programmed, has begun, can write small programs, is at home in it. Beyond the Specification. */
export type PlacementLevel = 'new' | 'begun' | 'able' | 'fluent';

/** All of them, the lowest first. Beyond the Specification. */
export const PLACEMENT_LEVELS: readonly PlacementLevel[] = deepFreeze(['new', 'begun', 'able', 'fluent']);

/** What people read for each. Beyond the Specification. */
export const PLACEMENT_LEVEL_TITLES: Readonly<Record<PlacementLevel, string>> = frozenTable({
  new: '零基础',
  begun: '入门',
  able: '有基础',
  fluent: '熟练',
});

/** The ability from which on somebody is of each level, in logits. Beyond the Specification. */
export const PLACEMENT_LEVEL_FROM: Readonly<Record<PlacementLevel, number>> = frozenTable({
  new: Number.NEGATIVE_INFINITY,
  begun: -0.8,
  able: 0.4,
  fluent: 1.6,
});

/** The level of an ability in logits. Beyond the Specification. */
export const placementLevelOf = (ability: number): PlacementLevel =>
  PLACEMENT_LEVELS.findLast((level) => ability >= PLACEMENT_LEVEL_FROM[level]) ?? 'new';

/** An answer, and what its question is about (`skill`). Beyond the Specification. */
export type SkilledAnswer = GradedAnswer & { readonly skill: PlacementSkill };

/**
 * How strong somebody is in a `skill`. `share`: of questions of middling difficulty about it so large a part would be right, 0 to 1;
 * `asked` and `right`: how many of its questions he had, and how many of those are right. Beyond the Specification.
 */
export type PlacementStrength = {
  readonly skill: PlacementSkill;
  readonly share: number;
  readonly asked: number;
  readonly right: number;
};

/**
 * What a test found: the level, the ability it comes from with its standard error in logits, and how strong somebody is in what he was asked
 * about (`strengths`), in the order of {@link PLACEMENT_SKILLS}. Beyond the Specification.
 */
export type PlacementResult = {
  readonly level: PlacementLevel;
  readonly ability: number;
  readonly error: number;
  readonly strengths: readonly PlacementStrength[];
};

/** How far a skill lies from the whole ability, in logits: a few answers do not tell more. */
const SKILL_SPREAD = 0.8;

/** The difficulty of a question that is middling. */
const MIDDLING = 0;

/**
 * What answers come to. A skill is measured from the whole ability on: a single answer of somebody does not make him strong or weak in it.
 * Throws RangeError as {@link estimateAbility} does. Beyond the Specification.
 */
export const placementResult = (answers: readonly SkilledAnswer[]): PlacementResult => {
  const { ability, error } = estimateAbility(answers);
  const strengths = PLACEMENT_SKILLS.flatMap((skill) => {
    const own = answers.filter((answer) => answer.skill === skill);
    if (own.length === 0) return [];
    const inSkill = estimateAbility(own, { ability, error: SKILL_SPREAD });
    return [
      {
        skill,
        share: rightChance(inSkill.ability, MIDDLING),
        asked: own.length,
        right: own.filter(({ isRight }) => isRight).length,
      },
    ];
  });
  return { level: placementLevelOf(ability), ability, error, strengths };
};
