import { HONG, MING } from '../fakes/index.js';
import { err, type Result } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import type { EntityName, EntityParams, EntityQuery } from '../../common-query/index.js';
import type { AppError } from '../../shared/index.js';
import { aCoupon, anOrder, SEED_NOW } from './seed.js';
import type { Tries } from './tries.js';
import { loggedIn, type WorldOf } from './world.js';

const orders = (params: EntityParams = {}): EntityQuery<'YkdOrder'> => ({
  returnClassName: 'YkdOrder',
  params,
});
const products = (params: EntityParams = {}): EntityQuery<'YkdProduct'> => ({
  returnClassName: 'YkdProduct',
  params,
});
const coupons = (params: EntityParams = {}): EntityQuery<'CouponInstance'> => ({
  returnClassName: 'CouponInstance',
  params,
});
const ids = { includeFields: ['id'] };

const invalid = (field: string) => ({ ok: false, error: { kind: 'invalid-input', issues: [{ field }] } });

/** What every implementation of CommonQueryPort does. */
export const commonQuerySuite = (world: WorldOf): void => {
  describe('CommonQueryPort', () => {
    it('answers the member’s own orders, the newest first', async () => {
      const { commonQuery } = await loggedIn(world());
      expect(await commonQuery.query(orders(ids))).toEqual({
        ok: true,
        value: [{ id: 'o-4' }, { id: 'o-2' }, { id: 'o-3' }, { id: 'o-1' }],
      });
    });

    it('answers whole rows with the derived days', async () => {
      const { commonQuery } = await loggedIn(world());
      expect(await commonQuery.findById(orders(), 'o-1')).toEqual({
        ok: true,
        value: { ...anOrder({}), validDateDayNum: 365, serviceDateDayNum: 0 },
      });
    });

    it('answers the member’s own coupons, whole, by state and by product', async () => {
      const { commonQuery } = await loggedIn(world());
      const receiverUserId = MING.id;
      expect(await commonQuery.query(coupons({ receiverUserId, status: 'UNUSED' }))).toEqual({
        ok: true,
        value: [aCoupon({})],
      });
      expect(await commonQuery.queryForPage(coupons({ ...ids, productId: 'p-1' }))).toMatchObject({
        value: { list: [{ id: 'c-2' }, { id: 'c-1' }], total: 2 },
      });
      expect(await commonQuery.findById(coupons({ includeFields: ['orderId', 'rule'] }), 'c-2')).toEqual({
        ok: true,
        value: { orderId: 'o-1', rule: { kind: 'PERCENT', percent: 15, maxCents: 2_000, minAmount: 100 } },
      });
      expect(await commonQuery.findById(coupons(), 'c-3')).toEqual({ ok: true, value: null });
      expect(await commonQuery.query(coupons({ receiverUserId: HONG.id }))).toEqual({
        ok: false,
        error: { kind: 'forbidden' },
      });
    });

    it('filters by a value and by a list, sorts and picks fields', async () => {
      const { commonQuery } = await loggedIn(world());
      const params = {
        userId: MING.id,
        status: ['TRADE_PAID_SUCCESS', 'TRADE_REFUNDED'],
        includeFields: ['id', 'amount', 'validDateDayNum'],
        sort: [{ field: 'gmtCreated', order: 'asc' }],
      } as const;
      expect(await commonQuery.query(orders(params))).toEqual({
        ok: true,
        value: [
          { id: 'o-1', amount: 19_900, validDateDayNum: 365 },
          { id: 'o-3', amount: 19_900, validDateDayNum: 60 },
          { id: 'o-4', amount: 19_900, validDateDayNum: 275 },
        ],
      });
    });

    it('answers nothing to an empty list of values', async () => {
      const { commonQuery } = await loggedIn(world());
      expect(await commonQuery.query(orders({ id: [] }))).toEqual({ ok: true, value: [] });
    });

    it('pages', async () => {
      const { commonQuery } = await loggedIn(world());
      expect(await commonQuery.queryForPage(orders(ids), { pageSize: 3, pageNum: 1 })).toEqual({
        ok: true,
        value: { list: [{ id: 'o-1' }], total: 4, pageNum: 1, pageSize: 3 },
      });
      expect(await commonQuery.queryForPage(orders(ids))).toMatchObject({
        ok: true,
        value: { total: 4, pageNum: 0, pageSize: 15 },
      });
    });

    it.each([
      ['pageSize', { pageSize: 0 }],
      ['pageSize', { pageSize: 101 }],
      ['pageSize', { pageSize: 1.5 }],
      ['pageNum', { pageNum: -1 }],
      ['pageNum', { pageNum: 999_999 }],
    ])('refuses a bad %s in %j', async (field, page) => {
      const { commonQuery } = await loggedIn(world());
      expect(await commonQuery.queryForPage(orders(), page)).toMatchObject(invalid(field));
    });

    it('finds one, or null', async () => {
      const { commonQuery } = await loggedIn(world());
      expect(await commonQuery.findOne(orders({ ...ids, status: 'TRADE_CLOSED' }))).toEqual({
        ok: true,
        value: { id: 'o-2' },
      });
      expect(await commonQuery.findOne(orders({ status: 'TRADE_REFUNDED' }))).toEqual({
        ok: true,
        value: null,
      });
    });

    it('never shows another member’s order', async () => {
      const { commonQuery } = await loggedIn(world());
      expect(await commonQuery.findById(orders(), 'o-5')).toEqual({ ok: true, value: null });
      for (const userId of [HONG.id, [MING.id, HONG.id]]) {
        expect(await commonQuery.query(orders({ userId }))).toEqual({
          ok: false,
          error: { kind: 'forbidden' },
        });
      }
    });

    it('shows every order to a superAdmin', async () => {
      const { commonQuery } = await loggedIn(world(), 'admin');
      expect(await commonQuery.queryForPage(orders({ userId: HONG.id }))).toMatchObject({
        ok: true,
        value: { list: [{ id: 'o-5' }], total: 1 },
      });
    });

    it('shows products on sale to everybody, in their order', async () => {
      const { commonQuery } = world().visitor();
      expect(await commonQuery.query(products({ ...ids, type: 'COURSE', status: 'ON' }))).toEqual({
        ok: true,
        value: [{ id: 'p-2' }, { id: 'p-1' }],
      });
      expect(
        await commonQuery.query(products({ productIds: ['p-1', 'p-3'], includeFields: ['id', 'name'] })),
      ).toEqual({
        ok: true,
        value: [{ id: 'p-1', name: 'Python 课程' }],
      });
      expect(await commonQuery.query(products({ status: 'OFF' }))).toEqual({
        ok: false,
        error: { kind: 'forbidden' },
      });
    });

    it('asks for a login before it shows orders', async () => {
      const { commonQuery } = world().visitor();
      const error = { ok: false, error: { kind: 'not-logged-in' } };
      expect(await commonQuery.query(orders())).toEqual(error);
      expect(await commonQuery.queryForPage(orders())).toEqual(error);
      expect(await commonQuery.findById(orders(), 'o-1')).toEqual(error);
      expect(await commonQuery.findOne(orders())).toEqual(error);
    });

    it.each<[string, EntityParams]>([
      ['password', { password: 'x' }],
      ['amount', { amount: '19900' }],
      ['skuAttrs', { skuAttrs: 'x' }],
      ['constructor', { constructor: 'x' }],
      ['includeFields', { includeFields: ['id', 'passwordHash'] }],
      ['sort', { sort: [{ field: 'productName', order: 'asc' }] }],
    ])('refuses the unknown or unfit %s', async (field, params) => {
      const { commonQuery } = await loggedIn(world());
      expect(await commonQuery.query(orders(params))).toMatchObject(invalid(field));
    });

    it('refuses operators', async () => {
      const { commonQuery } = await loggedIn(world());
      expect(await commonQuery.query(orders({ amount: { gt: 0 } }))).toMatchObject(invalid('amount'));
      expect(await commonQuery.query(orders({ id: null }))).toMatchObject(invalid('id'));
    });

    it.each(['User', 'toString', '__proto__', ''])('refuses the class %j', async (name) => {
      const { commonQuery } = await loggedIn(world());
      const query = { returnClassName: name as EntityName, params: {} };
      expect(await commonQuery.query(query)).toMatchObject(invalid('returnClassName'));
    });

    it('refuses parameters of another class', async () => {
      const { commonQuery } = await loggedIn(world());
      expect(await commonQuery.query({ ...orders(), paramClassName: 'YkdProduct' })).toMatchObject(
        invalid('paramClassName'),
      );
      expect(await commonQuery.query({ ...orders(), collectionName: 'users' })).toMatchObject(
        invalid('collectionName'),
      );
    });

    it('answers at most a thousand rows without pages', async () => {
      const { deps } = world();
      for (let n = 0; n < 1000; n += 1)
        await deps.orders.insert(anOrder({ id: `many-${n}`, gmtCreated: SEED_NOW }));
      const { commonQuery } = await loggedIn(world());
      expect(await commonQuery.query(orders(ids))).toEqual({
        ok: false,
        error: { kind: 'too-many-rows', limit: 1000 },
      });
    });
  });
};

/** What is not there for somebody, told as a call tells it that has an error for it. */
const found = <R extends Result<unknown, AppError>>(result: R): R | Result<never, AppError> =>
  result.ok && result.value === null ? err({ kind: 'entity-not-found' }) : result;

/** A way to make each call of the area. */
export const commonQueryTries: Tries<'commonQuery'> = {
  query: ({ commonQuery }) => commonQuery.query(orders()),
  queryForPage: ({ commonQuery }) => commonQuery.queryForPage(orders()),
  findById: {
    // Somebody's order, and a product that is not on sale.
    YkdOrder: async ({ commonQuery }) => found(await commonQuery.findById(orders(), 'o-5')),
    YkdProduct: async ({ commonQuery }) => found(await commonQuery.findById(products(), 'p-3')),
  },
  findOne: ({ commonQuery }) => commonQuery.findOne(orders()),
};
