import type { MakeBatchesInput } from '../../coupon-claim/index.js';
import { HONG } from '../fakes/index.js';
import { withPartner } from './partner-world.js';
import { must } from './purchases.js';
import type { World } from './world.js';

/** Coupons for a seeded product, claimed in March 2026. */
export const BATCH: Omit<MakeBatchesInput, 'requestKey'> = {
  partnerIds: [HONG.id],
  productId: 'p-1',
  name: '开学季立减 50 元',
  rule: { kind: 'AMOUNT', cents: 5_000 },
  limit: 3,
  firstDay: '2026-03-01',
  lastDay: '2026-03-31',
  validDays: 30,
};

/** Hong is a partner, and Lin, who looks after partners, made a batch for her. */
export const withBatch = async (world: World, over: Partial<MakeBatchesInput> = {}) => {
  const people = await withPartner(world);
  const [batch] = must(await people.lin.staffCoupon.make({ requestKey: 'request-1', ...BATCH, ...over }));
  if (batch === undefined) throw new Error('one batch');
  /** What Lin makes of it, from what it is now. */
  const change = async (changes: Partial<Parameters<typeof people.lin.staffCoupon.change>[0]>) => {
    const { list } = must(await people.lin.staffCoupon.batches({ size: 5 }));
    const now = list.find(({ id }) => id === batch.id);
    const { name, limit, firstDay, lastDay, validDays } = { ...BATCH, ...over };
    const form = { name, limit, firstDay, lastDay, validDays, state: now?.state ?? 'ON' };
    return people.lin.staffCoupon.change({ id: batch.id, version: now?.version ?? 0, ...form, ...changes });
  };
  return { ...people, batch, code: batch.code, change };
};
