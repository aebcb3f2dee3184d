import { DUE_GIVEN_UP, type AccountSync } from '@ykd/application/ports';
import {
  anOrder,
  AREA_TESTS,
  fakeCode,
  HONG,
  inProcess,
  loggedIn,
  MING,
  must,
  payThere,
  placed,
  PURCHASE,
  type Try,
  type World,
} from '@ykd/application/testing';
import type { User } from '@ykd/domain/member';
import { describe, expect, it } from 'vitest';
import { areaCalls } from '../src/contracts/areas.js';
import type { Calls } from '../src/contracts/call.js';

/** One way to make a call: about oneself, or about somebody else. */
interface Way {
  readonly name: string;
  readonly attempt: Try;
  readonly who: User;
}

/** Every way to make every call that is more than a question. */
const WAYS: readonly Way[] = Object.entries<Calls>(areaCalls).flatMap(([area, calls]) =>
  Object.entries(AREA_TESTS[area as keyof typeof areaCalls].tries).flatMap(([call, given]) => {
    if (calls[call]?.method === 'GET') return [];
    const attempts: Readonly<Record<string, Try>> = typeof given === 'function' ? { '': given } : given;
    return Object.entries(attempts).flatMap(([what, attempt]) => {
      const name = `${area}.${call} ${what}`.trim();
      const own = { name, attempt, who: MING };
      return attempt.length < 2 ? [own] : [own, { name: `${name} of others`, attempt, who: HONG }];
    });
  }),
);

const refused = async (
  world: World,
  account: string | undefined,
  { attempt, who }: Way,
): Promise<boolean> => {
  const result = await attempt(await loggedIn(world, account), who);
  return !result.ok && result.error.kind === 'forbidden';
};

/** What staff may do that nobody else may. */
const isForStaff = async (way: Way): Promise<boolean> =>
  (await refused(await inProcess(), undefined, way)) && !(await refused(await inProcess(), 'admin', way));

/** An order of Ming's whose money he wants back. */
const asked = async (world: World): Promise<string> => {
  const { shop } = await loggedIn(world);
  const { id: orderId } = await placed({ shop }, PURCHASE);
  await payThere({ shop }, world.deps, orderId);
  must(await shop.check({ orderId }));
  must(await shop.requestRefund({ orderId, reason: '不要了' }));
  return orderId;
};

const giveUp = async (accountSync: AccountSync, at: number): Promise<void> => {
  await accountSync.wish({ userId: MING.id, target: 'chat', at });
  const [job] = await accountSync.claim({ target: 'chat', at, leaseMs: 1, limit: 1 });
  if (job === undefined) throw new Error('nothing is due');
  await accountSync.fail(job, { error: '邮箱已被占用', at, dueAt: DUE_GIVEN_UP });
};

/** Gives the administrator a second factor that nobody wrote down; answers a code of it. */
const withFactor = async ({ deps }: World): Promise<string> => {
  const now = deps.clock.now();
  const factor = { userId: 'u-admin', pendingSecret: null, lastStep: 0, codes: [], wrong: 0, waitUntil: 0 };
  const sealedSecret = deps.secrets.seal('second-factor', 'SECRET');
  await deps.unitOfWork.transaction((tx) => tx.secondFactors.store({ ...factor, sealedSecret, since: now }));
  return fakeCode(now);
};

/** Where a call changes something only after something else: all that. The others are made as they are tried for rights. */
const SCENES: Readonly<Record<string, (world: World) => Promise<Try>>> = {
  'accountSync.retryTroubles': async ({ deps }) => {
    await giveUp(deps.accountSync, deps.clock.now());
    return ({ accountSync }) => accountSync.retryTroubles({});
  },
  'commonMutation.del YkdProduct':
    async () =>
    ({ commonMutation }) =>
      commonMutation.del({ modelClassName: 'YkdProduct' }, 'p-2'),
  'secondFactor.confirm': async (world) => {
    must(await (await loggedIn(world, 'admin')).secondFactor.begin());
    const code = fakeCode(world.deps.clock.now());
    return ({ secondFactor }) => secondFactor.confirm({ code });
  },
  'secondFactor.verify': async (world) => {
    const code = await withFactor(world);
    return ({ secondFactor }) => secondFactor.verify({ code });
  },
  'secondFactor.renewCodes': async (world) => {
    const code = await withFactor(world);
    return async ({ secondFactor }) => {
      must(await secondFactor.verify({ code }));
      return secondFactor.renewCodes();
    };
  },
  'secondFactor.remove': async (world) => {
    const code = await withFactor(world);
    return ({ secondFactor }) => secondFactor.remove({ code });
  },
  'shopStaff.decideRefund': async (world) => {
    const orderId = await asked(world);
    return ({ shopStaff }) => shopStaff.decideRefund({ orderId, grant: false, reason: '已经开课' });
  },
  'shopStaff.refundOffline': async ({ deps }) => {
    await deps.orders.insert(anOrder({ id: 'o-elsewhere' }));
    return ({ shopStaff }) =>
      shopStaff.refundOffline({ orderId: 'o-elsewhere', reason: '不要了', evidence: '流水' });
  },
  'shopStaff.settleOddity': async ({ deps }) => {
    const about = { orderId: 'o-1', subject: 't', amount: 1, note: '', settledBy: null, settledAt: null };
    await deps.oddities.note({ id: 'odd', kind: 'PAID_TWICE', gmtCreated: 1, ...about });
    return ({ shopStaff }) => shopStaff.settleOddity({ id: 'odd' });
  },
};

/** What leaves no line though staff change something, and why. */
const WITHOUT_A_LINE: Readonly<Record<string, string>> = {
  'secondFactor.begin': 'it counts only when it is confirmed',
  'secondFactor.verify': 'it is a login, and changes nothing',
};

describe('what staff change by a call', () => {
  it('leaves a line in the audit log: who did what to what, and how it was before', async () => {
    const found: Record<string, readonly string[]> = {};
    for (const way of WAYS) {
      if (!(await isForStaff(way))) continue;
      const world = await inProcess();
      const attempt = (await SCENES[way.name]?.(world)) ?? way.attempt;
      const { stored } = world.deps.auditLog;
      expect(stored, way.name).toEqual([]);
      must(await attempt(await loggedIn(world, 'admin'), way.who));
      found[way.name] = stored.map(({ act, before, after, about }) =>
        [act, about ?? '-', JSON.stringify(before), JSON.stringify(after)]
          .join(' ')
          .replaceAll(/id-\d+/g, 'an-id'),
      );
      for (const line of stored) {
        expect(line).toMatchObject({ actorKind: 'staff', actor: 'u-admin', source: 'console' });
        expect(line.at).toBe(world.deps.clock.now());
        expect(JSON.stringify(line)).not.toMatch(/pass|pwd|token|secret|sealed/i);
      }
    }
    const silent = Object.keys(found).filter((name) => found[name]?.length === 0);
    // Whoever adds a call for staff writes its line, or gives a reason here.
    expect(silent).toEqual(Object.keys(WITHOUT_A_LINE));
    // A scene that no call needs any more goes.
    expect(Object.keys(SCENES).filter((name) => !(name in found))).toEqual([]);
    expect(found).toMatchInlineSnapshot(`
      {
        "accountSync.retryTroubles": [
          "accounts.retry u-ming {"attempts":1,"error":"邮箱已被占用"} {"attempts":0,"error":null}",
        ],
        "activity.setPeriod": [
          "periods.set - {"firstDay":"2025-07-11","lastDay":"2025-08-18"} {"firstDay":"2026-01-01","lastDay":"2026-01-31"}",
        ],
        "commonMutation.batchSave YkdProduct": [
          "products.save - {"sort":1} {"sort":2}",
        ],
        "commonMutation.del YkdProduct": [
          "products.delete - {"amount":19900,"categoryId":"c-1","description":"从零开始\\n学 Python","id":"p-2","imageUrl":null,"name":"前端课程","skuAttrs":[],"sort":1,"status":"ON","type":"COURSE"} {}",
        ],
        "commonMutation.save YkdProduct": [
          "products.save - {"sort":1} {"sort":2}",
        ],
        "productImage.upload": [
          "products.picture - {"imageUrl":null} {"imageUrl":"/uploads/product/an-id.png"}",
        ],
        "secondFactor.begin": [],
        "secondFactor.confirm": [
          "staff.factor.enrol - {} {}",
        ],
        "secondFactor.remove": [
          "staff.factor.remove - {} {}",
        ],
        "secondFactor.renewCodes": [
          "staff.factor.codes - {} {}",
        ],
        "secondFactor.verify": [],
        "shopStaff.decideRefund": [
          "orders.refund.refuse u-ming {"status":"TRADE_REFUNDING"} {"status":"TRADE_PAID_SUCCESS"}",
        ],
        "shopStaff.refundOffline": [
          "orders.refund.offline u-ming {"status":"TRADE_PAID_SUCCESS"} {"status":"TRADE_REFUNDED"}",
        ],
        "shopStaff.settleOddity": [
          "oddities.settle u-ming {"settledBy":null} {"settledBy":"u-admin"}",
        ],
      }
    `);
  });
});
