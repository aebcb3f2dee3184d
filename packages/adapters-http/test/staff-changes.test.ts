import { DUE_GIVEN_UP, type AccountSync } from '@ykd/application/ports';
import {
  anOrder,
  AREA_TESTS,
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

const keepView = ({ deps }: World): Promise<void> =>
  deps.unitOfWork.transaction(({ listViews }) =>
    listViews.put({
      id: 'view',
      list: 'students',
      userId: 'u-admin',
      scope: 'own',
      name: '视图',
      state: {},
      version: 1,
      gmtCreated: 1,
      gmtModified: 1,
      changedBy: 'u-admin',
    }),
  );

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
  'listExport.cancel': async (world) => {
    const { clock, unitOfWork } = world.deps;
    const at = clock.now();
    const run = { id: 'run', userId: 'u-admin', list: 'students', format: 'csv', asked: {} } as const;
    const so = { conditions: '', rows: 7, state: 'running', isTaken: true, endedAt: null } as const;
    await unitOfWork.transaction(({ exportRuns }) =>
      exportRuns.insert({ ...run, ...so, startedAt: at, touchedAt: at }),
    );
    return ({ listExport }) => listExport.cancel({ id: 'run' });
  },
  'listView.change': async (world) => {
    await keepView(world);
    return ({ listView }) =>
      listView.change({ id: 'view', version: 1, name: '改名', scope: 'own', state: { school: 'empty' } });
  },
  'listView.remove': async (world) => {
    await keepView(world);
    return ({ listView }) => listView.remove({ id: 'view', version: 1 });
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

/** What leaves no line though staff change something, and why. Nothing, so far. */
const WITHOUT_A_LINE: Readonly<Record<string, string>> = {};

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
        "listExport.begin audit": [
          "exports.begin - {} {"list":"audit","format":"csv","conditions":"","columns":["序号","时间","员工编号","来源","操作","对象种类","对象编号","会员编号","改之前","改之后","原因","批次"]}",
        ],
        "listExport.begin security": [
          "exports.begin - {} {"list":"security","format":"csv","conditions":"","columns":["时间","事件","会员编号","对象","说明","网络地址","次数"]}",
        ],
        "listExport.begin students": [
          "exports.begin - {} {"list":"students","format":"csv","conditions":"","columns":["姓名","用户名","手机号","学校","专业","班主任","注册时间"]}",
        ],
        "listExport.cancel": [
          "exports.cancel - {"state":"running"} {"state":"cancelled","rows":7}",
        ],
        "listView.add": [
          "views.add - {} {"list":"students","name":"浙大的","scope":"own","state":{"school":"is:浙江大学","sort":"-name","columns":"name,school"}}",
        ],
        "listView.change": [
          "views.change - {"name":"视图","state":{}} {"name":"改名","state":{"school":"empty"}}",
        ],
        "listView.remove": [
          "views.delete - {"list":"students","name":"视图","scope":"own","state":{}} {}",
        ],
        "listView.setDefault": [
          "views.default - {"viewId":null} {"viewId":"no-school"}",
        ],
        "productImage.upload": [
          "products.picture - {"imageUrl":null} {"imageUrl":"/uploads/product/an-id.png"}",
        ],
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
