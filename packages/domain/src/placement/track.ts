import { deepFreeze, frozenTable } from '../shared/index.js';
import type { PlacementLevel, PlacementResult, PlacementStrength } from './result.js';
import type { PlacementSkill } from './skill.js';

/** What one can be led to: thinking in programs, Python and data, web pages, servers in Java. Beyond the Specification. */
export type PlacementTrack = 'thinking' | 'python' | 'web' | 'java';

/** All of them. Beyond the Specification. */
export const PLACEMENT_TRACKS: readonly PlacementTrack[] = deepFreeze(['thinking', 'python', 'web', 'java']);

/** What people read for each. Beyond the Specification. */
export const PLACEMENT_TRACK_TITLES: Readonly<Record<PlacementTrack, string>> = frozenTable({
  thinking: '编程思维',
  python: 'Python 与数据分析',
  web: '前端开发',
  java: 'Java 后端开发',
});

/** What somebody wants to learn for. `unsure`: he does not know yet. Beyond the Specification. */
export type PlacementGoal = 'web' | 'server' | 'data' | 'exam' | 'unsure';

/** All of them, in the order in which they are offered. Beyond the Specification. */
export const PLACEMENT_GOALS: readonly PlacementGoal[] = deepFreeze([
  'web',
  'server',
  'data',
  'exam',
  'unsure',
]);

/** What people read for each. Beyond the Specification. */
export const PLACEMENT_GOAL_TITLES: Readonly<Record<PlacementGoal, string>> = frozenTable({
  web: '做网页和小程序',
  server: '做后端开发',
  data: '做数据分析',
  exam: '学好学校的编程课',
  unsure: '还没想好',
});

/** The track that a goal leads to; what one is strong in decides where there is none. */
const OF_GOAL: Readonly<Record<PlacementGoal, PlacementTrack | undefined>> = frozenTable({
  web: 'web',
  server: 'java',
  data: 'python',
  exam: 'thinking',
  unsure: undefined,
});

/** The track that makes most of a strength. */
const OF_SKILL: Readonly<Record<PlacementSkill, PlacementTrack>> = frozenTable({
  basics: 'python',
  functions: 'java',
  structures: 'java',
  web: 'web',
  data: 'python',
});

/** The course of a track that each level begins with, by its id (Specification §3 'Course catalogue entry'). */
const BEGINS: Readonly<Record<PlacementTrack, Readonly<Record<PlacementLevel, string>>>> = frozenTable({
  thinking: frozenTable({ new: 'g100_1', begun: 'g100_2', able: 'a1', fluent: 'a2' }),
  python: frozenTable({ new: 'py1test', begun: 'py1', able: 'py10', fluent: 'py15' }),
  web: frozenTable({ new: 'f1', begun: 'f3', able: 'f5', fluent: 'f11' }),
  java: frozenTable({ new: 'j1test', begun: 'j1', able: 'j4', fluent: 'j9' }),
});

/** Why a track is recommended: he wants it, he is strongest in what it needs (`strength`), or he begins. Beyond the Specification. */
export type PlacementReason = 'goal' | 'strength' | 'beginning';

/**
 * What is recommended after a test: a `track`, the `reason` for it, and the course that somebody of his level begins with (`courseId`);
 * `skill`: what he is strongest in, where that decided. Beyond the Specification.
 */
export type PlacementAdvice = {
  readonly track: PlacementTrack;
  readonly reason: PlacementReason;
  readonly courseId: string;
  readonly skill?: PlacementSkill;
};

const strongest = (strengths: readonly PlacementStrength[]): PlacementStrength | undefined =>
  strengths.reduce<PlacementStrength | undefined>(
    (best, one) => (best === undefined || one.share > best.share ? one : best),
    undefined,
  );

/**
 * What is recommended. His goal decides; without one who has never programmed begins with thinking in programs, and anybody else with the
 * track of what he is strongest in. Never a course that is harder than his level. Beyond the Specification.
 *
 * @param goal - what he wants to learn for
 * @param result - what the test found
 */
export const placementAdvice = (
  goal: PlacementGoal,
  { level, strengths }: Pick<PlacementResult, 'level' | 'strengths'>,
): PlacementAdvice => {
  const led = (track: PlacementTrack, reason: PlacementReason, skill?: PlacementSkill): PlacementAdvice => ({
    track,
    reason,
    courseId: BEGINS[track][level],
    ...(skill === undefined ? {} : { skill }),
  });
  const wanted = OF_GOAL[goal];
  if (wanted !== undefined) return led(wanted, 'goal');
  const best = strongest(strengths);
  if (level === 'new' || best === undefined) return led('thinking', 'beginning');
  return led(OF_SKILL[best.skill], 'strength', best.skill);
};
