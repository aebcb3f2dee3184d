import { fc, test } from '@fast-check/vitest';
import { commissionSum } from '@ykd/domain/commission';
import {
  isTransferFinal,
  TRANSFER_CONFIRM_MS,
  TRANSFER_REQUEST_MS,
  type PayoutStatus,
} from '@ykd/domain/payout';
import { MINUTE_MS } from '@ykd/domain/shared';
import { expect } from 'vitest';
import { balancesOf } from '../../src/commission/post.js';
import { runTransfers } from '../../src/payout/index.js';
import { HONG, inProcess, MING, withPayable, type World } from '../../src/testing/index.js';
import { earn } from '../../src/testing/port-suites/payout-world.js';

/** What can happen, and how often: by people of the staff, the job, WeChat Pay, its receiver, the bank and the clock. */
const STEPS = {
  earn: 4,
  make: 6,
  check: 8,
  refuse: 1,
  bank: 4,
  paid: 4,
  failed: 1,
  run: 10,
  look: 4,
  cancel: 2,
  confirm: 6,
  fail: 2,
  notices: 5,
  outage: 1,
  lose: 2,
  refusing: 1,
  slow: 1,
  wait: 4,
  day: 1,
} as const;

type Kind = keyof typeof STEPS;
type Step = readonly [kind: Kind, pick: number];

/** Which payouts a step is about, as a rule. */
const ABOUT: Partial<Record<Kind, PayoutStatus>> = {
  check: 'MADE',
  bank: 'CHECKED',
  paid: 'SENT',
  failed: 'SENT',
  confirm: 'SENT',
  fail: 'SENT',
  look: 'SENT',
  cancel: 'SENT',
};

const quietly = async (work: () => unknown): Promise<void> => {
  try {
    await work();
  } catch {
    // The provider has nothing of the kind to do now.
  }
};

/** One history; answers how much was earned by whom. */
const live = async (world: World, steps: readonly Step[]): Promise<Readonly<Record<string, number>>> => {
  const people = await withPayable(world);
  const { deps } = world;
  const { provider } = deps.payment;
  const earned: Record<string, number> = { [MING.id]: 10_000, [HONG.id]: 10_000 };
  /** One of those that a step is about; now and then any. */
  const chosen = async (kind: Kind, pick: number): Promise<string | undefined> => {
    const status = pick % 5 === 0 ? undefined : ABOUT[kind];
    const tests =
      status === undefined ? [] : [{ key: 'status', test: { kind: 'in', values: [status] } } as const];
    return at((await deps.payouts.ids({ tests }, { after: '', limit: 99 })).toSorted(), pick);
  };
  const at = <T>(list: readonly T[], pick: number): T | undefined => list[pick % Math.max(1, list.length)];
  let serial = 0;
  const state = { outage: false, lose: false, refusing: false, slow: false };
  for (const [kind, pick] of steps) {
    const partnerId = pick % 2 === 0 ? MING.id : HONG.id;
    const id = (await chosen(kind, pick)) ?? 'none';
    const version = (await deps.payouts.find(id))?.version ?? 0;
    const staff = pick % 3 === 0 ? people.lin : people.qin;
    serial += 1;
    const all = async () => {
      switch (kind) {
        case 'earn':
          await earn(deps, partnerId, 1 + pick, `${serial}`);
          earned[partnerId] = (earned[partnerId] ?? 0) + 1 + pick;
          return;
        case 'make':
          return staff.staffPayout.make({
            requestKey: `key-${pick % 5 === 0 ? pick : serial}`,
            partnerIds: [partnerId],
          });
        case 'check':
          return staff.staffPayout.check({ id, version });
        case 'refuse':
          return staff.staffPayout.refuse({ id, version, reason: '不对' });
        case 'bank':
          return staff.staffPayout.sendBank({ payouts: [{ id, version }] });
        case 'paid':
          return staff.staffPayout.paid({ id, version, reference: '1' });
        case 'failed':
          return staff.staffPayout.failed({ id, version, reason: '不对' });
        case 'run':
          return Promise.all([1, 2].map(() => runTransfers(deps, () => undefined)));
        case 'look':
          return staff.staffPayout.look({ id });
        case 'cancel':
          return staff.staffPayout.cancel({ id, version, reason: '不对' });
        case 'confirm':
          return provider.confirmTransfer(id);
        case 'fail':
          return provider.failTransfer(id);
        case 'notices': {
          // Each perhaps again, in another order, and at the same time.
          const told = provider.notices();
          const some = pick % 2 === 0 ? told : told.toReversed();
          return Promise.all(some.map((notice) => world.visitor().paymentNotice.receive(notice)));
        }
        case 'outage':
          return provider.setOutage((state.outage = !state.outage));
        case 'lose':
          return provider.loseTransferAnswers((state.lose = !state.lose));
        case 'refusing':
          state.refusing = !state.refusing;
          return provider.refuseTransfers(state.refusing ? '余额不足' : undefined);
        case 'slow':
          return provider.setTransfersSlow((state.slow = !state.slow));
        case 'wait':
          return deps.clock.advance((1 + (pick % 20)) * MINUTE_MS);
        case 'day':
          return deps.clock.advance(TRANSFER_CONFIRM_MS);
      }
    };
    await quietly(all);
    await balanced(world, earned);
  }
  return earned;
};

const ON_ITS_WAY: readonly PayoutStatus[] = ['MADE', 'CHECKED', 'SENT'];

/** Nobody has more or less than was earned, no cent is anywhere but on an account, and only what has not ended is on its way. */
const balanced = async ({ deps }: World, earned: Readonly<Record<string, number>>): Promise<void> => {
  const ids = await deps.payouts.ids({ tests: [] }, { after: '', limit: 99 });
  const payouts = await Promise.all(ids.map((id) => deps.payouts.find(id)));
  for (const [partnerId, all] of Object.entries(earned)) {
    const account = await deps.commissions.account(partnerId);
    if (account === undefined) throw new Error('he has an account');
    expect(commissionSum(balancesOf(account))).toBe(0);
    const { payable, paying, paid, tax } = account;
    expect(payable + paying + paid + tax).toBe(all);
    expect(Math.min(payable, paying, paid, tax)).toBeGreaterThanOrEqual(0);
    const open = payouts.filter(
      (payout) => payout?.partnerId === partnerId && ON_ITS_WAY.includes(payout.status),
    );
    expect(paying).toBe(open.reduce((sum, payout) => sum + (payout?.amount ?? 0), 0));
  }
};

/** So long that everything that is on its way has come to its end. */
const settle = async ({ deps }: World): Promise<void> => {
  const { provider } = deps.payment;
  provider.setOutage(false);
  provider.loseTransferAnswers(false);
  for (const wait of [
    0,
    TRANSFER_REQUEST_MS,
    TRANSFER_CONFIRM_MS,
    TRANSFER_REQUEST_MS,
    TRANSFER_CONFIRM_MS,
  ]) {
    deps.clock.advance(wait);
    await runTransfers(deps, () => undefined);
  }
};

const kinds = Object.entries(STEPS) as readonly (readonly [Kind, number])[];
const step = fc.tuple(
  fc.oneof(...kinds.map(([kind, weight]) => ({ arbitrary: fc.constant(kind), weight }))),
  fc.nat({ max: 50 }),
);

test.prop([fc.array(step, { minLength: 40, maxLength: 150, size: 'max' })], { numRuns: 200 })(
  'whatever happens in whatever order, a transfer that arrived is paid once, and all other money is payable again',
  async (steps) => {
    const world = await inProcess();
    const earned = await live(world, steps);
    await settle(world);
    await balanced(world, earned);
    const { deps } = world;
    const { transfers } = deps.payment.provider;
    for (const id of await deps.payouts.ids({ tests: [] }, { after: '', limit: 99 })) {
      const payout = await deps.payouts.find(id);
      if (payout?.method !== 'WEIXIN') continue;
      const transfer = transfers.get(id);
      if (payout.status === 'PAID') expect(transfer?.state).toBe('SUCCESS');
      if (payout.status === 'FAILED') expect(transfer?.state).not.toBe('SUCCESS');
      if (transfer !== undefined) {
        expect(isTransferFinal(transfer.state)).toBe(true);
        expect(payout.status).toBe(transfer.state === 'SUCCESS' ? 'PAID' : 'FAILED');
        expect(transfer.order.amount).toBe(payout.net);
      }
    }
    // What reached the balances is what the books say was paid there.
    const arrived = [...transfers.values()].filter(({ state }) => state === 'SUCCESS');
    const sum = arrived.reduce((all, { order }) => all + order.amount, 0);
    const { paid = 0 } = (await deps.commissions.account(HONG.id)) ?? {};
    expect(paid).toBe(sum);
  },
);
