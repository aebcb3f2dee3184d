import { departmentPath, departmentsUnder, withThoseBelow, type Department } from '../people/index.js';
import { addFigures, NO_FIGURES, type Figures } from './figures.js';

/** A department with `figures`: what counts to it and to all below it. Beyond the Specification. */
export interface DepartmentFigures {
  /** Of a department that is gone, or of {@link NOBODY}: the id under which it was counted. */
  readonly id: string;
  /** How many are above it: 0 at the top. */
  readonly depth: number;
  /** It is one of the tree. */
  readonly isKnown: boolean;
  readonly figures: Figures;
}

/**
 * What counts to each department, those below it included: all of the tree, each behind the one above it, then whatever was
 * counted to others, in the order of their ids. What stands at the top and what the tree does not know are all there is,
 * each once. Beyond the Specification.
 *
 * @param own - what counts right to each, by id
 */
export const departmentFigures = (
  tree: readonly Department[],
  own: ReadonlyMap<string, Figures>,
): readonly DepartmentFigures[] => {
  const of = (id: string): Figures => own.get(id) ?? NO_FIGURES;
  const walk = (parentId: string | null): readonly DepartmentFigures[] =>
    departmentsUnder(tree, parentId).flatMap(({ id }) => [
      {
        id,
        depth: departmentPath(tree, id).length - 1,
        isKnown: true,
        figures: addFigures(withThoseBelow(tree, id).map(of)),
      },
      ...walk(id),
    ]);
  const known = new Set(tree.map(({ id }) => id));
  const others = [...own.keys()].filter((id) => !known.has(id)).toSorted();
  return [...walk(null), ...others.map((id) => ({ id, depth: 0, isKnown: false, figures: of(id) }))];
};
