import { CLOSED_STATUS, ORDER_STATUSES, PAID_STATUS, WAIT_PAY_STATUS } from '@ykd/domain/order';
import { DAY_MS } from '@ykd/domain/shared';
import fc from 'fast-check';
import type { Repositories } from '../../application-deps.js';
import { DUE_GIVEN_UP, SYNC_TARGETS } from '../../ports/account-sync.js';
import { countStudy } from '../../study-time/count-study.js';
import { sampleOrder } from './samples.js';
import { sampleShopOrder } from './shop-samples.js';

/** The repositories in which something happens to students. */
export type FactParts = Pick<
  Repositories,
  'members' | 'unitOfWork' | 'students' | 'orders' | 'studyLogs' | 'accountSync'
>;

/** The year in which everybody studies. */
export const STUDY_YEAR = 2024;

/** 2024-03-01 23:59:30 in Shanghai: a minute later it is the next day. */
const EVENING = Date.UTC(2024, 2, 1, 15, 59, 30);
const SOME_YEARS_LATER = Date.UTC(2030, 0, 1);

const day = fc.integer({ min: 0, max: 40 });
const days = fc.option(fc.integer({ min: 0, max: 800 }), { nil: null });
const status = fc.constantFrom(...ORDER_STATUSES, PAID_STATUS);

/** Something that happens to one of some students. */
export const happening = (ids: readonly string[]) =>
  fc.record({
    id: fc.constantFrom(...ids),
    what: fc.oneof(
      fc.record({
        kind: fc.constantFrom('bought', 'brought' as const),
        order: fc.nat({ max: 3 }),
        amount: fc.constantFrom(100_000, 100_001, 399_900),
        day,
        validDays: days,
        serviceDays: days,
        status,
      }),
      fc.record({
        kind: fc.constant('changed' as const),
        order: fc.nat({ max: 3 }),
        validDays: days,
        serviceDays: days,
        status,
      }),
      fc.record({
        kind: fc.constant('studied' as const),
        day,
        seconds: fc.constantFrom(20, 30, 60),
      }),
      fc.record({
        kind: fc.constantFrom('wished', 'failed', 'gave up', 'gave up', 'succeeded', 'rested', 'retried'),
        target: fc.constantFrom(...SYNC_TARGETS),
      }),
      fc.record({ kind: fc.constant('renamed' as const), name: fc.constantFrom('李雷', '韩梅梅') }),
    ),
  });

export type Happening = ReturnType<typeof happening> extends fc.Arbitrary<infer T> ? T : never;

const until = (created: number, count: number | null): number | null =>
  count === null ? null : created + count * DAY_MS;

/** Tries what is wished of a student, and reports how that went. */
const deliver = async (
  { accountSync }: FactParts,
  id: string,
  { kind, target }: Extract<Happening['what'], { readonly target: unknown }>,
  at: number,
): Promise<void> => {
  if (kind === 'wished') return accountSync.wish({ userId: id, target, at });
  if (kind === 'retried') return void (await accountSync.retry({ userId: id, at }));
  const jobs = await accountSync.claim({ target, at: at + 1, leaseMs: 1, limit: 99 });
  const job = jobs.find(({ userId }) => userId === id);
  if (job === undefined) return;
  if (kind === 'succeeded') {
    return accountSync.succeed(job, { externalId: id, hasPicture: false, at, notBefore: at });
  }
  if (kind === 'rested') return accountSync.postpone(job);
  const dueAt = kind === 'failed' ? at + 2 : DUE_GIVEN_UP;
  return accountSync.fail(job, { error: '邮箱已被占用', at, dueAt });
};

/** Does it; `at`: a number that grows. */
export const happen = async (parts: FactParts, { id, what }: Happening, at: number): Promise<void> => {
  const { orders, unitOfWork, members } = parts;
  if ('amount' in what) {
    const gmtCreated = EVENING + what.day * DAY_MS;
    const values = {
      userId: id,
      amount: what.amount,
      status: what.status,
      gmtCreated,
      validDate: until(gmtCreated, what.validDays),
      serviceDate: until(gmtCreated, what.serviceDays),
    };
    if (what.kind === 'brought') return orders.insert(sampleOrder(`${id}-elsewhere-${at}`, values));
    return unitOfWork.transaction(async (tx) => {
      const orderId = `${id}-${what.order}`;
      if ((await tx.orders.hold(orderId)) !== undefined) return;
      await tx.orders.lockBuyer(id);
      if ((await tx.orders.findByRequestKey(id, orderId)) !== undefined) return;
      await tx.orders.insert(sampleShopOrder(orderId, { ...values, listAmount: what.amount }), orderId);
    });
  }
  if (what.kind === 'changed') {
    return unitOfWork.transaction(async (tx) => {
      const held = await tx.orders.hold(`${id}-${what.order}`);
      if (held === undefined) return;
      const isOpen = what.status === WAIT_PAY_STATUS || what.status === CLOSED_STATUS;
      await tx.orders.store({
        ...held,
        status: what.status,
        validDate: isOpen ? null : until(held.gmtCreated, what.validDays),
        serviceDate: isOpen ? null : until(held.gmtCreated, what.serviceDays),
      });
    });
  }
  if ('seconds' in what) {
    const beat = { id: `${id}-${at}`, courseId: 'py1', outlineNum: 0, sectionNum: 0 };
    await countStudy(parts, id, [{ ...beat, from: EVENING + what.day * DAY_MS, seconds: what.seconds }]);
    return undefined;
  }
  if ('name' in what) {
    const sync = at % 2 === 0 ? SYNC_TARGETS : [];
    await members.updateProfile({ id, fields: { name: what.name }, sync, at });
    return undefined;
  }
  return deliver(parts, id, what, SOME_YEARS_LATER + at * 10);
};
