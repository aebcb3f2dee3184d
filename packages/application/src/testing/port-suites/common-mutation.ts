import { HONG, MING } from '../fakes/index.js';
import { describe, expect, it } from 'vitest';
import type { Tries } from './tries.js';
import { loggedIn, type WorldOf } from './world.js';

const USER = { modelClassName: 'User' };
const PRODUCT = { modelClassName: 'YkdProduct', collectionName: 'YkdProduct' };

/** What every implementation of CommonMutationPort does. */
export const commonMutationSuite = (world: WorldOf): void => {
  describe('CommonMutationPort', () => {
    it('saves a member’s own fields', async () => {
      const { commonMutation } = await loggedIn(world());
      const values = { id: MING.id, nickName: '小明 😀', description: '一\n二' };
      expect(await commonMutation.save(USER, values)).toEqual({ ok: true, value: { ...MING, ...values } });
    });

    it('saves a list, all or none', async () => {
      const { deps } = world();
      const { commonMutation } = await loggedIn(world(), 'admin');
      const saved = await commonMutation.batchSave(PRODUCT, [
        { id: 'p-1', name: '改名' },
        { name: '新课程', categoryId: 'c-1', amount: 1 },
      ]);
      expect(saved).toMatchObject({ ok: true, value: [{ id: 'p-1', name: '改名' }, { name: '新课程' }] });
      const list = [
        { id: 'p-1', name: '又改' },
        { id: 'nothing', name: '无' },
      ];
      expect(await commonMutation.batchSave(PRODUCT, list)).toEqual({
        ok: false,
        error: { kind: 'entity-not-found' },
      });
      expect(deps.products.stored.get('p-1')?.name).toBe('改名');
      expect(await commonMutation.batchSave(PRODUCT, [])).toEqual({ ok: true, value: [] });
    });

    it('deletes', async () => {
      const { commonMutation } = await loggedIn(world(), 'admin');
      expect(await commonMutation.del(PRODUCT, 'p-2')).toEqual({ ok: true, value: { id: 'p-2' } });
      const error = { kind: 'entity-not-found' };
      expect(await commonMutation.del(PRODUCT, 'p-2')).toEqual({ ok: false, error });
    });

    it('refuses others’ objects, unknown classes and fields, and strangers', async () => {
      const { commonMutation } = await loggedIn(world());
      const forbidden = { ok: false, error: { kind: 'forbidden' } };
      expect(await commonMutation.save(USER, { id: HONG.id, nickName: '坏' })).toEqual(forbidden);
      expect(await commonMutation.save(PRODUCT, { id: 'p-1', amount: 1 })).toEqual(forbidden);
      expect(await commonMutation.del({ modelClassName: 'YkdOrder' }, 'o-1')).toEqual(forbidden);
      expect(await commonMutation.save(USER, { id: MING.id, mobile: HONG.mobile })).toEqual({
        ok: false,
        error: { kind: 'invalid-input', issues: [{ field: 'mobile', message: '不支持修改 mobile' }] },
      });
      expect(await commonMutation.save({ modelClassName: 'Nobody' }, {})).toEqual({
        ok: false,
        error: { kind: 'invalid-input', issues: [{ field: 'modelClassName', message: '未知的类名' }] },
      });
      const stranger = world().visitor().commonMutation;
      const error = { kind: 'not-logged-in' };
      expect(await stranger.save(USER, { id: MING.id })).toEqual({ ok: false, error });
      expect(await stranger.batchSave(USER, [])).toEqual({ ok: false, error });
      expect(await stranger.del(USER, MING.id)).toEqual({ ok: false, error });
    });
  });
};

/** A way to make each call of the area. */
export const commonMutationTries: Tries<'commonMutation'> = {
  save: {
    User: ({ commonMutation }, { id }) => commonMutation.save(USER, { id, nickName: '明' }),
    YkdProduct: ({ commonMutation }) => commonMutation.save(PRODUCT, { id: 'p-2', sort: 2 }),
  },
  batchSave: {
    User: ({ commonMutation }, { id }) => commonMutation.batchSave(USER, [{ id, nickName: '明' }]),
    YkdProduct: ({ commonMutation }) => commonMutation.batchSave(PRODUCT, [{ id: 'p-2', sort: 2 }]),
  },
  del: {
    User: ({ commonMutation }, { id }) => commonMutation.del(USER, id),
    YkdProduct: ({ commonMutation }) => commonMutation.del(PRODUCT, 'p-nothing'),
  },
};
