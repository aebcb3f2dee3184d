import type { EffectGroup, EffectPoint, StudyFigures } from '@ykd/domain/campaign';

/** What is looked at of what was studied. */
export type Measure = keyof StudyFigures;

export const MEASURES: readonly [Measure, Measure] = ['minutes', 'percent'];

/** The highest figure of a chart, at the least 1. */
export const mostOf = (points: readonly EffectPoint[], measure: Measure): number =>
  Math.max(1, ...points.flatMap(({ took, others }) => [took[measure], others[measure]]));

/** The path of a line through the figures of a group, in a box as wide as there are weeks and 1 high. */
export const linePath = (
  points: readonly EffectPoint[],
  group: EffectGroup,
  measure: Measure,
  most: number,
): string =>
  points
    .map((point, at) => `${at === 0 ? 'M' : 'L'}${at + 0.5} ${1 - point[group][measure] / most}`)
    .join('');

/** A dot on each figure of the same line: a stroke of no length, which has round ends. */
export const dotsPath = (
  points: readonly EffectPoint[],
  group: EffectGroup,
  measure: Measure,
  most: number,
): string => points.map((point, at) => `M${at + 0.5} ${1 - point[group][measure] / most}h0`).join('');
