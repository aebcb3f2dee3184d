import { EFFECT_SPANS, type EffectSpan, type EffectWeek } from './effect-weeks.js';

/**
 * Two groups that are compared: those who took part in a campaign (`took`), and those who could have and did not (`others`).
 * Beyond the Specification.
 */
export type EffectGroup = 'took' | 'others';

/** One of fewer students is not shown, as a number of students: each of them would move it, and could be recognized. Beyond the Specification. */
export const EFFECT_GROUP_MIN = 20;

/** What is known of a student around a campaign. Beyond the Specification. */
export type EffectFacts = {
  /** He has an entry of a day of the campaign. */
  readonly tookPart: boolean;
  /** He is one of those for whom it is. */
  readonly isInAudience: boolean;
  /** He studied in the weeks before it. */
  readonly studiedBefore: boolean;
};

/**
 * In which group a student stands, `undefined` in none. Both groups are of those who studied in the weeks before: who came with the
 * campaign has no time before it that could be compared, and is told apart as a `newcomer`. Beyond the Specification.
 *
 * @param facts - what is known of him
 */
export const effectGroupOf = ({
  tookPart,
  isInAudience,
  studiedBefore,
}: EffectFacts): EffectGroup | 'newcomer' | undefined => {
  if (tookPart) return studiedBefore ? 'took' : 'newcomer';
  return studiedBefore && isInAudience ? 'others' : undefined;
};

/** What a group did in a week: how many of it `studied` at all, and for how many `seconds` all of them together. Beyond the Specification. */
export type WeekSum = { readonly studied: number; readonly seconds: number };

/** How many `students` a group has, and what they did in each of its `weeks`, the earliest first. Beyond the Specification. */
export type GroupSums = { readonly students: number; readonly weeks: readonly WeekSum[] };

/**
 * What was studied for a week: the `minutes` of a student on average, those who did not study included, and how many of a hundred studied at all
 * (`percent`). Both to one decimal. Beyond the Specification.
 */
export type StudyFigures = { readonly minutes: number; readonly percent: number };

/** What both groups studied. Beyond the Specification. */
export type BothGroups = Readonly<Record<EffectGroup, StudyFigures>>;

/** A week, and what both groups studied in it. Beyond the Specification. */
export type EffectPoint = EffectWeek & BothGroups;

/** What both groups studied in a week of a span on average, as a number of minutes; of so many `weeks` of it that are over. Beyond the Specification. */
export type EffectAverage = BothGroups & { readonly span: EffectSpan; readonly weeks: number };

/**
 * By how much a span is other than that before the campaign: for each group, and how much more (or less) that is for those who took part
 * than for the others (`difference`), in minutes a week and in percentage points. Beyond the Specification.
 */
export type EffectChange = BothGroups & {
  readonly span: Exclude<EffectSpan, 'before'>;
  readonly difference: StudyFigures;
};

/**
 * A campaign as a chart shows it: each week (`points`), each span on average (`averages`), and what is other than before (`changes`).
 * Beyond the Specification.
 */
export type CampaignEffect = {
  readonly points: readonly EffectPoint[];
  readonly averages: readonly EffectAverage[];
  readonly changes: readonly EffectChange[];
};

/** To one decimal. What is compared is rounded first: whoever works it out anew from what he sees gets the same. */
const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Of somebody at least, and of a week at least. */
const figuresOf = ({ students, weeks }: GroupSums): StudyFigures => {
  const most = students * weeks.length;
  const sum = (of: (week: WeekSum) => number): number => weeks.reduce((all, week) => all + of(week), 0);
  return {
    minutes: tenth(sum(({ seconds }) => seconds) / 60 / most),
    percent: tenth((100 * sum(({ studied }) => studied)) / most),
  };
};

const minus = (one: StudyFigures, other: StudyFigures): StudyFigures => ({
  minutes: tenth(one.minutes - other.minutes),
  percent: tenth(one.percent - other.percent),
});

const changeOf = (before: EffectAverage, now: EffectAverage): readonly EffectChange[] => {
  const { span } = now;
  if (span === 'before') return [];
  const [took, others] = [minus(now.took, before.took), minus(now.others, before.others)];
  return [{ span, took, others, difference: minus(took, others) }];
};

/**
 * What both groups studied around a campaign, and how the change of the one compares with that of the other (the difference in differences).
 * It shows that they differ and not why: who takes part chooses so himself. `undefined` where a group is smaller than {@link
 * EFFECT_GROUP_MIN}. Spans of which no week is given are left out. Beyond the Specification.
 *
 * @param weeks - those that are shown, from the first of all on
 * @param sums - of each group what it did, one entry for each week, in the same order; what is missing is nothing
 */
export const campaignEffect = (
  weeks: readonly EffectWeek[],
  sums: Readonly<Record<EffectGroup, GroupSums>>,
): CampaignEffect | undefined => {
  const { took, others } = sums;
  if (Math.min(took.students, others.students) < EFFECT_GROUP_MIN) return undefined;
  type IsIn = (week: EffectWeek, at: number) => boolean;
  const within = ({ students, weeks: all }: GroupSums, isIn: IsIn): StudyFigures =>
    figuresOf({
      students,
      weeks: weeks.flatMap((week, at) => (isIn(week, at) ? [all[at] ?? { studied: 0, seconds: 0 }] : [])),
    });
  const both = (isIn: IsIn): BothGroups => ({
    took: within(took, isIn),
    others: within(others, isIn),
  });
  const averages = EFFECT_SPANS.flatMap((span): readonly EffectAverage[] => {
    const count = weeks.filter((week) => week.span === span).length;
    return count === 0 ? [] : [{ span, weeks: count, ...both((week) => week.span === span) }];
  });
  const before = averages.find(({ span }) => span === 'before');
  return {
    points: weeks.map((week, place) => ({ ...week, ...both((_, at) => at === place) })),
    averages,
    changes: before === undefined ? [] : averages.flatMap((average) => changeOf(before, average)),
  };
};

/** Sums of parts of a group together, week by week. Beyond the Specification. */
export const addSums = (one: GroupSums, other: GroupSums): GroupSums => ({
  students: one.students + other.students,
  weeks: Array.from({ length: Math.max(one.weeks.length, other.weeks.length) }, (_, at) => ({
    studied: (one.weeks[at]?.studied ?? 0) + (other.weeks[at]?.studied ?? 0),
    seconds: (one.weeks[at]?.seconds ?? 0) + (other.weeks[at]?.seconds ?? 0),
  })),
});
