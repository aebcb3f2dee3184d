import { catalogueEntry, PLAN_GROUPS, type CatalogueEntry } from '@ykd/domain/course';
import { skuGrant, type SkuAttr } from '@ykd/domain/order';

/** A titled list of courses that a purchase opens. */
export interface OpenedGroup {
  /** The stage of the learning plan; undefined for courses beside the stages. */
  readonly stage?: string;
  readonly courses: readonly CatalogueEntry[];
}

/** What a purchase opens. */
export interface Opened {
  readonly groups: readonly OpenedGroup[];
  /** Every course once. */
  readonly courses: readonly CatalogueEntry[];
}

/** What attributes open, by stages; each course stands where it comes first. */
export const openedBy = (skuAttrs: readonly SkuAttr[]): Opened => {
  const grant = skuGrant(skuAttrs);
  const left = new Set(grant?.courseIds);
  const take = (ids: readonly string[]): readonly CatalogueEntry[] =>
    ids
      .filter((id) => left.delete(id))
      .map(catalogueEntry)
      .filter((entry) => entry !== undefined);
  const groups: readonly OpenedGroup[] = [
    ...(grant?.stages ?? []).map((stage) => ({ stage, courses: take(PLAN_GROUPS[stage] ?? []) })),
    { courses: take([...left]) },
  ].filter(({ courses }) => courses.length > 0);
  return { groups, courses: groups.flatMap(({ courses }) => courses) };
};
