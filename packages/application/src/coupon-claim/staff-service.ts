import {
  claimDaysOf,
  claimPeriodOf,
  COUPON_BATCH_STATE_TITLES,
  couponBatchIssues,
  couponRuleText,
} from '@ykd/domain/coupon';
import { ON_SALE } from '@ykd/domain/order';
import { partnerRights } from '@ykd/domain/partner';
import { err, ok, type Result } from '@ykd/domain/shared';
import { auditChange, byStaff } from '../audit/draft.js';
import { changedMeanwhile, invalid, notFound } from '../people/changed.js';
import type { ClaimKey, CouponBatch } from '../ports/coupon-claims.js';
import type { CallerContext } from '../shared/caller.js';
import type { ErrorOf } from '../shared/errors.js';
import { keyPage, keyWindow, type KeyOrder } from '../shared/key-page.js';
import { namesOf } from '../shared/names.js';
import { requireRight } from '../shared/rights.js';
import { requireFreshRight } from '../shared/second-factor.js';
import { batchesShown } from './batch-view.js';
import type { StaffCouponDeps } from './deps.js';
import {
  BATCH_PARTNERS_MAX,
  PARTNER_BATCHES_MAX,
  type StaffBatch,
  type StaffCouponPort,
} from './staff-port.js';

const batchOrder = (partnerId: string | undefined): KeyOrder<CouponBatch, ClaimKey> => ({
  name: `batches-${partnerId ?? 'all'}`,
  kinds: ['number', 'string'],
  keyOf: ({ gmtCreated, id }) => [gmtCreated, id],
});

/** Batches as staff see them. */
const shown = async (
  deps: StaffCouponDeps,
  batches: readonly CouponBatch[],
): Promise<(batch: CouponBatch) => StaffBatch> => {
  const [show, named] = await Promise.all([
    batchesShown(deps, batches),
    namesOf(
      deps,
      batches.map(({ partnerId }) => partnerId),
    ),
  ]);
  return (batch) => ({
    ...show(batch),
    state: batch.state,
    version: batch.version,
    partner: named(batch.partnerId),
  });
};

/** What the audit log is told of a batch: its code is a key to a coupon. */
const audited = ({ name, rule, limit, validDays, state, productId, ...period }: CouponBatch) => ({
  name,
  couponRule: couponRuleText(rule),
  couponLimit: limit,
  couponDays: validDays,
  couponState: COUPON_BATCH_STATE_TITLES[state],
  productIds: [productId],
  ...claimDaysOf(period),
});

const make = async (
  deps: StaffCouponDeps,
  context: CallerContext,
  {
    requestKey,
    partnerIds: chosen,
    productId,
    firstDay,
    lastDay,
    ...form
  }: Parameters<StaffCouponPort['make']>[0],
): ReturnType<StaffCouponPort['make']> => {
  const caller = await requireFreshRight(deps, context, 'partners.manage');
  if (!caller.ok) return caller;
  const { id: staffId } = caller.value.user;
  const partnerIds = [...new Set(chosen)].toSorted();
  const issues = couponBatchIssues({ ...form, firstDay, lastDay });
  if (issues.length > 0) return err({ kind: 'invalid-input', issues });
  if (partnerIds.length === 0) return invalid('partnerIds', '请选择合作伙伴');
  if (partnerIds.length > BATCH_PARTNERS_MAX)
    return invalid('partnerIds', `一次最多给 ${BATCH_PARTNERS_MAX} 位合作伙伴`);
  if (partnerIds.includes(staffId)) return invalid('partnerIds', '不能给自己发优惠券，请同事来做');
  const product = await deps.products.find(productId);
  if (product?.status !== ON_SALE) return invalid('productId', '请选择在售的商品');
  const at = deps.clock.now();
  // As it was asked for: what was made may have been changed since.
  const asked = JSON.stringify([
    staffId,
    partnerIds,
    productId,
    firstDay,
    lastDay,
    couponRuleText(form.rule),
    form.name.trim(),
    form.limit,
    form.validDays,
  ]);
  const batches = partnerIds.map((partnerId): CouponBatch => ({
    ...form,
    name: form.name.trim(),
    id: deps.ids.next(),
    code: deps.ids.next(),
    partnerId,
    productId,
    claimed: 0,
    ...claimPeriodOf({ firstDay, lastDay }),
    state: 'ON',
    version: 1,
    changedBy: staffId,
    gmtCreated: at,
    gmtModified: at,
    requestKey,
    asked,
  }));
  const done = await deps.unitOfWork.transaction(
    async (tx): Promise<Result<readonly CouponBatch[], ErrorOf<'invalid-input' | 'request-key-used'>>> => {
      await tx.couponClaims.lockRequest(requestKey);
      const known = await tx.couponClaims.ofRequest(requestKey);
      if (known.length > 0)
        return known.every((batch) => batch.asked === asked) ? ok(known) : err({ kind: 'request-key-used' });
      for (const partnerId of partnerIds) {
        // Held: two who make batches for him count one after the other.
        const partner = await tx.partners.hold(partnerId);
        if (partner === undefined || !partnerRights(partner.state).claims)
          return invalid('partnerIds', '选择的合作伙伴里有人已经停用或终止合作');
        if ((await tx.couponClaims.countOf(partnerId, PARTNER_BATCHES_MAX)) >= PARTNER_BATCHES_MAX)
          return invalid('partnerIds', `每位合作伙伴最多 ${PARTNER_BATCHES_MAX} 批优惠券`);
      }
      for (const batch of batches) {
        await tx.couponClaims.put(batch);
        const what = { act: 'coupons.make', subjectKind: 'coupon-batch', subjectId: batch.id } as const;
        for (const draft of auditChange(
          byStaff(caller.value),
          { ...what, about: batch.partnerId, at },
          undefined,
          audited(batch),
        ))
          await tx.audit.append(draft);
      }
      return ok(batches);
    },
  );
  return done.ok ? ok(done.value.map(await shown(deps, done.value))) : done;
};

type Changed = Result<CouponBatch, ErrorOf<'entity-not-found' | 'invalid-input' | 'changed-meanwhile'>>;

const change = async (
  deps: StaffCouponDeps,
  context: CallerContext,
  { id, version, state, firstDay, lastDay, ...form }: Parameters<StaffCouponPort['change']>[0],
): ReturnType<StaffCouponPort['change']> => {
  const caller = await requireFreshRight(deps, context, 'partners.manage');
  if (!caller.ok) return caller;
  const { id: staffId } = caller.value.user;
  const at = deps.clock.now();
  const done = await deps.unitOfWork.transaction(async (tx): Promise<Changed> => {
    const held = await tx.couponClaims.hold(id);
    if (held === undefined) return notFound();
    if (held.partnerId === staffId) return invalid('partnerIds', '不能修改自己的优惠券，请同事来做');
    const { rule, claimed, changedBy, gmtModified: changedAt } = held;
    if (held.version !== version) {
      const { name, limit, validDays } = held;
      const now = { name, limit, validDays, state: held.state, ...claimDaysOf(held) };
      return changedMeanwhile(tx, { version: held.version, changedBy, changedAt }, now);
    }
    const issues = couponBatchIssues({ ...form, rule, firstDay, lastDay }, claimed);
    if (issues.length > 0) return err({ kind: 'invalid-input', issues });
    const after: CouponBatch = {
      ...held,
      ...form,
      name: form.name.trim(),
      state,
      ...claimPeriodOf({ firstDay, lastDay }),
      version: version + 1,
      changedBy: staffId,
      gmtModified: at,
    };
    const what = { act: 'coupons.change', subjectKind: 'coupon-batch', subjectId: id, at } as const;
    const drafts = auditChange(
      byStaff(caller.value),
      { ...what, about: held.partnerId },
      audited(held),
      audited(after),
    );
    if (drafts.length === 0) return ok(held);
    await tx.couponClaims.put(after);
    for (const draft of drafts) await tx.audit.append(draft);
    return ok(after);
  });
  return done.ok ? ok((await shown(deps, [done.value]))(done.value)) : done;
};

/** Batches of coupons for staff, for one caller. */
export const staffCouponPort = (deps: StaffCouponDeps, context: CallerContext): StaffCouponPort => ({
  batches: async ({ partnerId, ...page }) => {
    const caller = await requireRight(deps, context, 'partners.manage');
    if (!caller.ok) return caller;
    const order = batchOrder(partnerId);
    const window = keyWindow(order, page);
    if (!window.ok) return window;
    const which = partnerId === undefined ? {} : { partnerId };
    const rows = await deps.couponClaims.batches(which, window.value);
    return ok(keyPage(order, window.value, rows, await shown(deps, rows.list)));
  },
  make: (input) => make(deps, context, input),
  change: (input) => change(deps, context, input),
});
