import type { ConsentState } from '@ykd/application/year-report';

/** What the years follow from on which a student decides. */
export interface Deciding {
  /** The year of the report whose page it is; none on a page without one. */
  readonly year?: number | undefined;
  readonly state: ConsentState;
  /** The years to which he agreed since he came: one that he takes back stays, so that he sees that he did and may think better. */
  readonly before: readonly number[];
}

/**
 * The years on which a student decides, that of the page first, the others the latest first: all to which he agreed, whatever
 * year the page tells. Where nobody would see it, he is not asked about another one.
 */
export const yearsToDecide = ({ year, state, before }: Deciding): readonly number[] => {
  const agreed = new Set([...before, ...state.years]);
  if (year !== undefined && state.hasTeacher) agreed.add(year);
  return [...agreed].toSorted((a, b) => Number(b === year) - Number(a === year) || b - a);
};
