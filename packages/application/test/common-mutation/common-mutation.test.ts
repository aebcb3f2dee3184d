import { describe, expect, it } from 'vitest';
import type { EntityValues } from '../../src/common-mutation/index.js';
import { fakeBrowser, HONG, MING, sampleOrder } from '../../src/testing/index.js';
import { world } from '../support/browser.js';
import { as, FORBIDDEN, PRODUCT, refused, USER } from '../support/mutating.js';

describe('a class', () => {
  it.each(['', 'Nobody', 'constructor', '__proto__', 'user'])('called %j is unknown', async (name) => {
    const { port } = await as('xiaoming');
    const mutation = { modelClassName: name };
    for (const answer of [
      await port.save(mutation, { id: MING.id }),
      await port.batchSave(mutation, []),
      await port.del(mutation, MING.id),
    ]) {
      expect(answer).toMatchObject(refused('modelClassName'));
    }
  });

  it.each(['xiaoming', 'zhujiao', 'admin'])(
    'YkdOrder is not written here, not even by %s',
    async (account) => {
      const { fakes, port } = await as(account);
      const mutation = { modelClassName: 'YkdOrder' };
      expect(await port.save(mutation, { id: 'o-1', status: 'TRADE_PAID_SUCCESS', amount: 1 })).toEqual(
        FORBIDDEN,
      );
      expect(await port.batchSave(mutation, [{ userId: MING.id }])).toEqual(FORBIDDEN);
      expect(await port.del(mutation, 'o-1')).toEqual(FORBIDDEN);
      expect([...fakes.orders.stored.values()]).toEqual([
        sampleOrder('o-1', { userId: MING.id, productId: 'p-2' }),
      ]);
    },
  );

  it('may be named once more, but by its own name', async () => {
    const { port } = await as('xiaoming');
    const values = { id: MING.id, nickName: '明' };
    expect(await port.save({ ...USER, collectionName: 'User' }, values)).toMatchObject({ ok: true });
    expect(await port.save({ ...USER, collectionName: 'YkdProduct' }, values)).toMatchObject(
      refused('collectionName'),
    );
  });

  it('asks for a login, before it says anything else', async () => {
    const { app } = await world();
    const port = app.commonMutation(fakeBrowser().context);
    for (const mutation of [USER, PRODUCT, { modelClassName: 'Nobody' }]) {
      for (const answer of [
        await port.save(mutation, {}),
        await port.batchSave(mutation, [{}]),
        await port.del(mutation, 'x'),
      ]) {
        expect(answer).toEqual({ ok: false, error: { kind: 'not-logged-in' } });
      }
    }
  });
});

describe('a member', () => {
  it('changes his own nickname and signature', async () => {
    const { fakes, port } = await as('xiaoming');
    const values = { id: MING.id, nickName: '小明同学', description: '一\n二' };
    const value = { ...MING, ...values };
    expect(await port.save(USER, values)).toEqual({ ok: true, value });
    expect(await port.batchSave(USER, [{ id: MING.id, nickName: null }])).toMatchObject({ ok: true });
    const nickNameAfter = async (nickName: string) => {
      const saved = await port.save(USER, { id: MING.id, nickName });
      return saved.ok && saved.value['nickName'];
    };
    expect(await nickNameAfter(' 小明\u3000')).toBe('小明');
    expect(await nickNameAfter(' \u3000')).toBeUndefined();
    expect(await fakes.members.findById(MING.id)).toEqual({ ...MING, description: '一\n二' });
    expect(await port.batchSave(USER, [])).toEqual({ ok: true, value: [] });
  });

  it.each(['xiaoming', 'zhujiao', 'admin'])('is changed by nobody else: %s', async (account) => {
    const { fakes, port } = await as(account);
    expect(await port.save(USER, { id: HONG.id, nickName: '坏' })).toEqual(FORBIDDEN);
    expect(await port.save(USER, { id: HONG.id, nickName: 5, mobile: 'x' })).toEqual(FORBIDDEN);
    expect(await port.batchSave(USER, [{ id: HONG.id, nickName: '坏' }])).toEqual(FORBIDDEN);
    expect(await port.save(USER, { id: 'nobody', nickName: '坏' })).toEqual(FORBIDDEN);
    expect(await port.del(USER, HONG.id)).toEqual(FORBIDDEN);
    expect(await fakes.members.findById(HONG.id)).toEqual(HONG);
  });

  it('does not slip in beside somebody’s own, in one list', async () => {
    const { fakes, port } = await as('xiaoming');
    const list = [
      { id: MING.id, nickName: '好' },
      { id: HONG.id, nickName: '坏' },
    ];
    expect(await port.batchSave(USER, list)).toEqual(FORBIDDEN);
    expect(await fakes.members.findById(MING.id)).toEqual(MING);
  });

  it('is not deleted here, and not made', async () => {
    const { fakes, port } = await as('xiaoming');
    expect(await port.del(USER, MING.id)).toEqual(FORBIDDEN);
    expect(await port.save(USER, { nickName: '新' })).toMatchObject(refused('id'));
    expect(fakes.members.stored.size).toBe(4);
  });

  it.each<[string, unknown]>([
    ['mobile', HONG.mobile],
    ['userName', 'root'],
    ['name', '别人'],
    ['email', 'a@b.cn'],
    ['avatarUrl', 'javascript:alert(1)'],
    ['profile', {}],
    ['role', 'superAdmin'],
    ['staff', { role: 'superAdmin', grants: [] }],
    ['passwordHash', 'x'],
    ['constructor', 'x'],
    ['hasOwnProperty', 'x'],
    ['nickName', 5],
    ['nickName', { $ne: '' }],
    ['nickName', '名'.repeat(65)],
    ['nickName', 'a\0b'],
    ['nickName', '\u200b'],
    ['nickName', '\u202eadmin'],
    ['nickName', 'a\nb'],
    ['description', ['x']],
    ['description', '签'.repeat(101)],
    ['description', 'a\0b'],
  ])('cannot set %s to %j', async (field, value) => {
    const { fakes, port } = await as('xiaoming');
    const values: EntityValues = { id: MING.id, [field]: value };
    expect(await port.save(USER, values)).toMatchObject(refused(field));
    expect(fakes.members.stored.get(MING.id)?.user).toEqual(MING);
    expect(fakes.members.stored.get(MING.id)).not.toHaveProperty('staff');
  });
});
