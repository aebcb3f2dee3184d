import type { Dashboard } from '@ykd/application';
import { TRIAL_COURSE_IDS } from '@ykd/domain/course';
import type { SkuAttr } from '@ykd/domain/order';
import { openedBy } from './opens';

/** What somebody is about to buy. */
export interface Wanted {
  readonly productId: string;
  /** What was chosen of it. */
  readonly skuAttrs: readonly SkuAttr[];
}

/**
 * Until when (epoch ms) a member has what he is about to buy: an order of the product is open, or other orders open every
 * course that it would; undefined when neither is so at `now`.
 */
export const ownedUntil = (
  { orders, courses }: Pick<Dashboard, 'orders' | 'courses'>,
  { productId, skuAttrs }: Wanted,
  now: number,
): number | undefined => {
  const bought = orders.filter((order) => order.productId === productId).map((order) => order.validUntil);
  const granted = new Map(
    courses.map(({ courseId, access }) => [courseId, access.kind === 'granted' ? access.validUntil : 0]),
  );
  // Everybody may open the trial courses.
  const opened = openedBy(skuAttrs).courses.filter(({ courseId }) => !TRIAL_COURSE_IDS.includes(courseId));
  const all = Math.min(...opened.map(({ courseId }) => granted.get(courseId) ?? 0));
  const until = Math.max(0, ...bought, opened.length === 0 ? 0 : all);
  return until >= now ? until : undefined;
};
