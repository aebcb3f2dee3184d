import { type EntityParams, MAX_QUERY_ROWS } from '../../src/common-query/index.js';
import type { StoredOrder } from '../../src/entities/index.js';
import { describe, expect, it } from 'vitest';
import {
  addMembers,
  fakeBrowser,
  sampleCoupon,
  sampleOrder,
  sampleProduct,
} from '../../src/testing/index.js';
import { loggedIn, world } from '../support/browser.js';

const order = (id: string, userId: string, part: Partial<StoredOrder> = {}): StoredOrder =>
  sampleOrder(id, {
    userId,
    validDate: Date.UTC(2027, 0, 1),
    gmtCreated: Date.UTC(2026, 0, 1),
    gmtModified: Date.UTC(2026, 0, 1),
    ...part,
  });

const setUp = async () => {
  const made = await world();
  const { orders, products } = made.fakes;
  await orders.insert(order('o1', 'u-ming'));
  await orders.insert(order('o2', 'u-ming', { status: 'TRADE_CLOSED', gmtCreated: Date.UTC(2026, 0, 5) }));
  await orders.insert(order('o3', 'u-hong'));
  await products.insert(sampleProduct('p2', { sort: 2 }));
  await products.insert(sampleProduct('p1', { sort: 1 }));
  await products.insert(sampleProduct('p3', { sort: 0, status: 'OFF' }));
  return made;
};

const orders = (params: EntityParams = {}) => ({ returnClassName: 'YkdOrder' as const, params });
const products = (params: EntityParams = {}) => ({ returnClassName: 'YkdProduct' as const, params });

const coupons = (params: EntityParams = {}) => ({ returnClassName: 'CouponInstance' as const, params });

describe('the generic reads', () => {
  it('answer a student his own orders only, with the derived days', async () => {
    const { app } = await setUp();
    const port = app.commonQuery((await loggedIn(app)).context);
    const all = await port.query(orders());
    expect(all.ok && all.value.map(({ id }) => id)).toEqual(['o2', 'o1']);
    const paid = await port.query(
      orders({ userId: 'u-ming', status: 'TRADE_PAID_SUCCESS', includeFields: ['id', 'validDateDayNum'] }),
    );
    expect(paid).toEqual({ ok: true, value: [{ id: 'o1', validDateDayNum: 365 }] });
  });

  it('refuse another student’s userId in every call, and find nothing by his ids', async () => {
    const { app } = await setUp();
    const port = app.commonQuery((await loggedIn(app)).context);
    const forbidden = { ok: false, error: { kind: 'forbidden' } };
    expect(await port.query(orders({ userId: 'u-hong' }))).toEqual(forbidden);
    expect(await port.query(orders({ userId: ['u-ming', 'u-hong'] }))).toEqual(forbidden);
    expect(await port.queryForPage(orders({ userId: 'u-hong' }))).toEqual(forbidden);
    expect(await port.findOne(orders({ userId: 'u-hong' }))).toEqual(forbidden);
    expect(await port.findById(orders(), 'o3')).toEqual({ ok: true, value: null });
    expect(await port.findById(orders(), 'o1')).toMatchObject({ value: { id: 'o1' } });
  });

  it('give staff with the right every order', async () => {
    const { app, fakes } = await setUp();
    const zhujiao = { id: 's1', mobile: '13900000003', userName: 'zhujiao' };
    const banzhuren = { id: 's2', mobile: '13900000002', userName: 'banzhuren' };
    await addMembers(fakes, [zhujiao], { role: 'teacher', grants: ['orders'] });
    await addMembers(fakes, [banzhuren], { role: 'class', grants: [] });
    const assistant = app.commonQuery((await loggedIn(app, 'zhujiao')).context);
    const classTeacher = app.commonQuery((await loggedIn(app, 'banzhuren')).context);
    const seen = await assistant.query(orders({ userId: 'u-hong' }));
    expect(seen.ok && seen.value.map(({ id }) => id)).toEqual(['o3']);
    expect(await classTeacher.query(orders({ userId: 'u-hong' }))).toEqual({
      ok: false,
      error: { kind: 'forbidden' },
    });
  });

  it('answer a student his own coupons only, and staff with the right everybody’s', async () => {
    const { app, fakes } = await setUp();
    await fakes.coupons.insert(sampleCoupon('c1', { receiverUserId: 'u-ming', productId: 'p1' }));
    await fakes.coupons.insert(sampleCoupon('c2', { receiverUserId: 'u-ming', productId: 'p2' }));
    await fakes.coupons.insert(sampleCoupon('c3', { receiverUserId: 'u-hong', productId: 'p1' }));
    const refused = (kind: string) => ({ ok: false, error: { kind } });
    expect(await app.commonQuery(fakeBrowser().context).query(coupons())).toEqual(refused('not-logged-in'));
    const student = app.commonQuery((await loggedIn(app)).context);
    const idsOf = async (port: typeof student, params: EntityParams) => {
      const found = await port.query(coupons(params));
      return found.ok ? found.value.map(({ id }) => id) : found;
    };
    expect(await idsOf(student, {})).toEqual(['c1', 'c2']);
    expect(await idsOf(student, { productIds: ['p1'], status: 'UNUSED' })).toEqual(['c1']);
    expect(await idsOf(student, { status: 'USED' })).toEqual([]);
    expect(await idsOf(student, { receiverUserId: 'u-hong' })).toEqual(refused('forbidden'));
    expect(await student.findById(coupons(), 'c3')).toEqual({ ok: true, value: null });
    await addMembers(fakes, [{ id: 's1', mobile: '13900000003', userName: 'zhujiao' }], {
      role: 'teacher',
      grants: ['orders'],
    });
    const staff = app.commonQuery((await loggedIn(app, 'zhujiao')).context);
    expect(await idsOf(staff, { receiverUserId: 'u-hong' })).toEqual(['c3']);
    expect(await idsOf(staff, {})).toEqual(['c1', 'c2', 'c3']);
  });

  it('page from 0 with 15 rows unless asked otherwise', async () => {
    const { app, fakes } = await setUp();
    for (let count = 0; count < 20; count += 1) {
      await fakes.orders.insert(order(`x${String(count).padStart(2, '0')}`, 'u-ming', { gmtCreated: 0 }));
    }
    const port = app.commonQuery((await loggedIn(app)).context);
    const first = await port.queryForPage(orders());
    const second = await port.queryForPage(orders(), { pageNum: 1 });
    expect(first).toMatchObject({ value: { total: 22, pageNum: 0, pageSize: 15 } });
    const ids = [first, second].flatMap((page) => (page.ok ? page.value.list.map(({ id }) => id) : []));
    expect(new Set(ids).size).toBe(22);
  });

  it.each([
    [{ pageSize: 0 }, 'pageSize'],
    [{ pageSize: 101 }, 'pageSize'],
    [{ pageSize: 1.5 }, 'pageSize'],
    [{ pageNum: -1 }, 'pageNum'],
    [{ pageSize: 100, pageNum: 1_000_000 }, 'pageNum'],
  ])('refuse the page %j', async (page, field) => {
    const { app } = await setUp();
    const port = app.commonQuery((await loggedIn(app)).context);
    expect(await port.queryForPage(orders(), page)).toMatchObject({
      error: { kind: 'invalid-input', issues: [{ field }] },
    });
  });

  it('refuse an unpaged query of too many rows rather than cutting it', async () => {
    const { app, fakes } = await setUp();
    for (let count = 0; count < MAX_QUERY_ROWS; count += 1)
      await fakes.orders.insert(order(`x${count}`, 'u-ming'));
    const port = app.commonQuery((await loggedIn(app)).context);
    expect(await port.query(orders())).toEqual({
      ok: false,
      error: { kind: 'too-many-rows', limit: MAX_QUERY_ROWS },
    });
  });

  it('show everybody the products on sale, in their order, and no other', async () => {
    const { app } = await setUp();
    const port = app.commonQuery(fakeBrowser().context);
    const shown = await port.query(
      products({ type: 'COURSE', status: 'ON', sort: [{ field: 'sort', order: 'asc' }] }),
    );
    expect(shown.ok && shown.value.map(({ id }) => id)).toEqual(['p1', 'p2']);
    expect(await port.query(products({ status: 'OFF' }))).toEqual({
      ok: false,
      error: { kind: 'forbidden' },
    });
    expect(await port.findById(products(), 'p3')).toEqual({ ok: true, value: null });
    const some = await port.query(products({ productIds: ['p2', 'p3'] }));
    expect(some.ok && some.value.map(({ id }) => id)).toEqual(['p2']);
  });

  it('answer nothing to an empty list of values, also where a filter is forced', async () => {
    const { app } = await setUp();
    const port = app.commonQuery((await loggedIn(app)).context);
    expect(await port.query(orders({ userId: [] }))).toEqual({ ok: true, value: [] });
    expect(await port.query(orders({ status: [] }))).toEqual({ ok: true, value: [] });
  });

  it('need a login for orders, before anything else is looked at', async () => {
    const { app } = await setUp();
    const refused = await app.commonQuery(fakeBrowser().context).query(orders({ noSuchField: 1 }));
    expect(refused).toEqual({ ok: false, error: { kind: 'not-logged-in' } });
    expect(await app.commonQuery(fakeBrowser().context).query(orders())).toEqual({
      ok: false,
      error: { kind: 'not-logged-in' },
    });
  });
});
