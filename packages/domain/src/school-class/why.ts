import { deepFreeze } from '../shared/index.js';

/**
 * What was found of a class when somebody who bought was put into one: it was `chosen`; he was in it already (`member`); it was
 * put away, over, took nobody any more (`tooLate`) or was full; or it would have taken him, but another one begins before
 * (`later`). Beyond the Specification.
 */
export type ClassVerdict = 'chosen' | 'member' | 'archived' | 'ended' | 'tooLate' | 'full' | 'later';

/** What the verdicts say, in words that stand behind the name of a class. Beyond the Specification. */
export const CLASS_VERDICT_TITLES: Readonly<Record<ClassVerdict, string>> = deepFreeze({
  chosen: '选中：最先开课、有名额的班',
  member: '已经在这个班',
  archived: '没有选：班级已归档',
  ended: '没有选：已经结课',
  tooLate: '没有选：开课太久，不再自动进班',
  full: '没有选：名额已满',
  later: '没有选：前面的班先开课',
});

/**
 * A class that was looked at, with its `classId`, its `name` and its `firstDay` (a Shanghai day, `YYYY-MM-DD`) as they were then,
 * and the `verdict`; `members`: the count of those who were in it; `seats`: the count of those who can be (null: no limit). Beyond
 * the Specification.
 */
export type JudgedClass = {
  readonly classId: string;
  readonly name: string;
  readonly firstDay: string;
  readonly verdict: ClassVerdict;
  readonly members: number;
  readonly seats: number | null;
};

/**
 * What was found for an order of a product that leads into classes: what the product is called (`productName`), on which Shanghai
 * `day`, `YYYY-MM-DD`, it was looked at, and how each class was `judged` then. Beyond the Specification.
 */
export type OrderWhy = {
  readonly productName: string;
  readonly day: string;
  readonly judged: readonly JudgedClass[];
};

/**
 * Why somebody is in a class: staff put him there for a `reason`, moved him from another class (`fromClassId`), brought him with a
 * roster (its `batch`), or he bought a product that leads into it. Beyond the Specification.
 */
export type WhyInClass =
  | { readonly kind: 'staff'; readonly reason: string }
  | { readonly kind: 'moved'; readonly fromClassId: string; readonly reason: string }
  | { readonly kind: 'roster'; readonly batch: string }
  | ({ readonly kind: 'order' } & OrderWhy);
