import type { Ports } from '@ykd/application';
import { addMembers, MING } from '@ykd/application/testing';
import { CURRENT_PARTNER_AGREEMENT } from '@ykd/domain/partner';
import { NEVER, of } from 'rxjs';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCouponStore, type CouponState, type CouponStore } from '../../src/stores/index.js';
import { createWorld, settle } from './world.js';

const APPLICATION = {
  realName: '李明',
  contact: '微信 li-ming',
  channel: 'CAMPUS',
  channelText: '南京大学软件学院',
  reason: '带过三届学弟学妹，想把课程介绍给他们。',
  agreementVersion: CURRENT_PARTNER_AGREEMENT.version,
} as const;

const LIN = { id: 'u-lin', mobile: '13900000009', userName: 'lin' };

let ports: Ports;
let staff: Ports;
let store: CouponStore;
beforeEach(async () => {
  const world = await createWorld();
  await addMembers(world.fakes, [LIN], { grants: ['partners'] });
  staff = await world.member(LIN.userName);
  ports = await world.member(MING.userName);
  store = createCouponStore(ports, {
    now: () => world.fakes.clock.now(),
    member$: of(MING.id),
    shown$: NEVER,
    again$: NEVER,
  });
});

/** What is there when it is asked for now. */
const asked = async (): Promise<CouponState | undefined> => {
  const entry = store.state.of(undefined);
  await entry.ask();
  return entry.getSnapshot().value;
};

/** One of the staff answers the application. */
const decide = async (decision: 'APPROVE' | 'REFUSE'): Promise<void> => {
  const { id = '', version = 0 } = (await asked())?.workOrder ?? {};
  const decided = await staff.staffPartner.decide({ id, version, decision, answer: '名额已满，明年再来' });
  if (!decided.ok) throw new Error(decided.error.kind);
};

describe('the coupon state', () => {
  it('is UNREVIEW for who never applied', async () => {
    expect(await asked()).toEqual({ account: null, workOrder: null, reviewStatus: 'UNREVIEW' });
  });

  it('shows at once what a command made of it', async () => {
    await asked();
    const answer = await store.change(() => ports.partner.apply({ ...APPLICATION, version: 0 }));
    expect(answer.ok).toBe(true);
    await settle();
    expect(store.state.of(undefined).getSnapshot().value).toMatchObject({
      account: null,
      workOrder: { reviewStatus: 'REVIEWING' },
      reviewStatus: 'REVIEWING',
    });
  });

  it('has the account of who was approved, and none of who was refused', async () => {
    await ports.partner.apply({ ...APPLICATION, version: 0 });
    await decide('REFUSE');
    expect(await asked()).toMatchObject({ account: null, reviewStatus: 'REVIEWED_FAILED' });
    const version = (await asked())?.workOrder?.version ?? 0;
    await ports.partner.apply({ ...APPLICATION, version });
    await decide('APPROVE');
    expect(await asked()).toMatchObject({
      account: { realName: '李明' },
      workOrder: { reviewStatus: 'REVIEW_SUCCESS' },
      reviewStatus: 'REVIEWED_SUCCESS',
    });
  });
});
