import { VIEWING_MS } from '@ykd/domain/access';
import {
  addMembers,
  AREA_TESTS,
  HONG,
  loggedIn,
  loginOf,
  MING,
  must,
  PRIZE_ADDRESS,
  PRIZE_CAMPAIGN,
  type Try,
  withPartner,
  withPrizes,
  type World,
} from '@ykd/application/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { RequestError } from '../src/client/index.js';
import { areaCalls } from '../src/contracts/areas.js';
import { isWhileViewing, type Calls } from '../src/contracts/call.js';
import { problemToWire } from '../src/contracts/problems.js';
import { overHttp } from './support/world.js';

/** Every way to make every call, and whether it may be made while somebody looks as somebody else. */
const WAYS = Object.entries<Calls>(areaCalls).flatMap(([area, calls]) =>
  Object.entries(AREA_TESTS[area as keyof typeof areaCalls].tries).flatMap(([name, given]) => {
    const call = calls[name];
    if (call === undefined) return [];
    const attempts: Readonly<Record<string, Try>> = typeof given === 'function' ? { '': given } : given;
    return Object.values(attempts).map((attempt) => ({
      name: `${area}.${name}`,
      isRead: isWhileViewing(call),
      attempt,
    }));
  }),
);

/** What ends it, and is made by nobody who goes on looking. */
const ENDS = ['member.logout', 'viewing.end'];

const REFUSED = { status: 403, code: 'VIEWING', message: problemToWire('VIEWING').body.message };

const aWorld = async (): Promise<World> => {
  const world = await overHttp((fetching) => fetching)();
  onTestFinished(() => world.close?.());
  return world;
};

/** The administrator, who looks as Ming. */
const looking = async (world: World, userId: string = MING.id) => {
  const ports = await loggedIn(world, 'admin');
  must(await ports.viewing.start({ userId, reason: '他说看不到课程' }));
  return ports;
};

/** Everything that transactions change, as it stands. */
const stateOf = ({ deps: { shop } }: World): string =>
  JSON.stringify(shop, (_key, value: unknown) => (value instanceof Map ? [...value] : value));

const failureOf = async (attempt: Promise<unknown>): Promise<unknown> => {
  try {
    return await attempt;
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    const { status, code, message } = error;
    return { status, code, message };
  }
};

describe('whoever looks as somebody else', () => {
  it('is refused every call that is more than reading, and changes nothing by any call', async () => {
    const world = await aWorld();
    const ports = await looking(world);
    const before = stateOf(world);
    const others = new Set<string>();
    for (const { name, isRead, attempt } of WAYS) {
      if (ENDS.includes(name)) continue;
      for (const who of [MING, HONG]) {
        const told = await failureOf(attempt(ports, who));
        if (!isRead) expect(told, name).toEqual(REFUSED);
        else others.add(name);
        expect(stateOf(world), name).toBe(before);
      }
    }
    // What he may ask beside what is asked for by GET, and what is asked for by GET and he may not.
    const posts = Object.entries<Calls>(areaCalls).flatMap(([area, calls]) =>
      Object.entries(calls).flatMap(([name, call]) =>
        isWhileViewing(call) === (call.method === 'GET') ? [] : [`${area}.${name}`],
      ),
    );
    expect(posts).toEqual([
      'chat.open',
      'commonQuery.query',
      'commonQuery.queryForPage',
      'commonQuery.findById',
      'commonQuery.findOne',
      'member.logout',
      'member.checkUsername',
      'member.sessions',
      'note.list',
      'payout.confirm',
      'secondFactor.state',
      'shop.quote',
      'viewing.end',
      'weixin.oauthUrl',
      'weixin.comeBack',
      'weixin.bindState',
      'weixin.permitUrl',
      'weixin.permitted',
      'yearReport.report',
      'yearReport.consent',
      'shownReport.years',
      'shownReport.report',
      'reportPicture.address',
    ]);
    expect(others.size).toBeGreaterThan(30);
  });

  it('sees what that one sees, without his mobile', async () => {
    const world = await aWorld();
    const { member, staff, projectUser } = await looking(world);
    const own = await loginOf(await loggedIn(world));
    // No token either: it would be good for all that he himself may, once he has ended it.
    expect(await loginOf({ member })).toEqual({ user: { ...own.user, mobile: '138****0002' } });
    expect(await staff.me()).toEqual({ ok: false, error: { kind: 'forbidden' } });
    expect((await projectUser.queryByUserId({ userId: MING.id })).ok).toBe(true);
    expect(await projectUser.queryByUserId({ userId: HONG.id })).toMatchObject({ ok: false });
    const { member: ofHong } = await looking(world, HONG.id);
    expect(JSON.stringify(must(await ofHong.loginUser()))).not.toContain(HONG.mobile);
  });

  it('sees what became of his prizes, without where they are sent', async () => {
    const world = await aWorld();
    const { ming, bag, card } = await withPrizes(world);
    must(await ming.prize.claim({ campaign: PRIZE_CAMPAIGN, prize: bag.id, ...PRIZE_ADDRESS }));
    const own = must(await ming.prize.mine({ campaign: PRIZE_CAMPAIGN }));
    const { prize } = await looking(world);
    const seen = must(await prize.mine({ campaign: PRIZE_CAMPAIGN }));
    const hidden = { receiver: '王*明', mobile: '****', address: '****', mayWrite: false };
    expect(seen).toEqual(own.map((one) => (one.id === bag.id ? { ...one, ...hidden } : one)));
    expect(seen.find(({ id }) => id === card.id)).toMatchObject({ receiver: '', mobile: '', address: '' });
    // Who looks as himself reads it as he wrote it.
    expect(own[0]).toMatchObject(PRIZE_ADDRESS);
  });

  it('sees how somebody is a partner, without how he is reached and which account he is paid to', async () => {
    const world = await aWorld();
    const { hong } = await withPartner(world);
    const payee = { method: 'BANK', name: '周小红', bank: '招商银行', account: '6225880123456789' } as const;
    const own = must(await hong.partner.savePayee({ ...payee, version: 1 }));
    const { partner } = await looking(world, HONG.id);
    const seen = must(await partner.standing());
    expect(seen.partner).toEqual({
      ...own.partner,
      contact: '****',
      payee: { ...payee, account: '**** 6789' },
    });
    expect(seen.workOrder?.submissions).toMatchObject([{ realName: '周小红', contact: '****' }]);
    expect(must(await hong.partner.standing())).toEqual(own);
  });

  it('has the rights of a colleague, and not his own', async () => {
    const world = await aWorld();
    const jing = { id: 'u-jing', mobile: '13900000002', userName: 'banzhuren' };
    await addMembers(world.deps, [jing], { role: 'class', grants: ['orders'] });
    const { staff, audit, employee } = await looking(world, jing.id);
    expect(must(await staff.me())).toEqual({ role: 'class', grants: ['orders'] });
    expect(await audit.entries({ size: 10 })).toMatchObject({ ok: false, error: { kind: 'forbidden' } });
    expect(await failureOf(employee.mobile({ userId: jing.id }))).toEqual(REFUSED);
  });

  it('is himself again when he ends it, and after half an hour', async () => {
    const world = await aWorld();
    const ports = await looking(world);
    must(await ports.viewing.end());
    expect(await loginOf(ports)).toMatchObject({ user: { id: 'u-admin' }, token: expect.any(String) });
    must(await ports.department.add({ parentId: null, name: '教学部' }));
    must(await ports.viewing.start({ userId: MING.id, reason: '再看一次' }));
    world.deps.clock.advance(VIEWING_MS - 1);
    expect((await loginOf(ports)).user.id).toBe(MING.id);
    world.deps.clock.advance(1);
    expect((await loginOf(ports)).user.id).toBe('u-admin');
    expect((await ports.staff.me()).ok).toBe(true);
  });

  it('is nobody after a logout', async () => {
    const world = await aWorld();
    const ports = await looking(world);
    must(await ports.member.logout());
    expect(must(await ports.member.loginUser())).toBeNull();
    expect(await failureOf(ports.department.add({ parentId: null, name: '甲' }))).toMatchObject({
      ok: false,
    });
  });

  it('looks no more once that one may do everything', async () => {
    const world = await aWorld();
    const jing = { id: 'u-jing', mobile: '13900000002', userName: 'banzhuren' };
    await addMembers(world.deps, [jing], { role: 'class', grants: [] });
    const ports = await looking(world, jing.id);
    await world.deps.unitOfWork.transaction(async ({ people }) => {
      const one = await people.find(jing.id);
      if (one !== undefined) await people.put(one.employee, { role: 'superAdmin', grants: [] });
    });
    expect((await loginOf(ports)).user.id).toBe('u-admin');
  });
});
