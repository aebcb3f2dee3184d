import { describe, expect, it } from 'vitest';
import { MAX_BATCH } from '../../src/common-mutation/index.js';
import { must, sampleCoupon, sampleProduct } from '../../src/testing/index.js';
import { as, FORBIDDEN, NEW_PRODUCT, NOT_FOUND, PRODUCT, refused } from '../support/mutating.js';

describe('a product', () => {
  it('is made and changed by a super administrator', async () => {
    const { fakes, port } = await as('admin');
    const at = fakes.clock.now();
    const made = await port.save(PRODUCT, NEW_PRODUCT);
    const product = {
      ...NEW_PRODUCT,
      id: 'id-3',
      type: 'COURSE',
      status: 'NEW',
      sort: 0,
      description: '',
      skuAttrs: [],
      imageUrl: null,
      gmtCreated: at,
      gmtModified: at,
    };
    expect(made).toEqual({ ok: true, value: product });
    const skuAttrs = [
      {
        name: '班型',
        values: [
          { value: '春', extraInfo: { courseIds: ['j1'], old: true, validDays: 0, serviceDays: 3660 } },
          { value: '秋', amount: 0 },
        ],
      },
    ];
    const changes = { id: 'id-3', status: 'ON', sort: -1, description: '一\n二', amount: 0, skuAttrs };
    // Later than it was made, also within the same millisecond.
    const changed = { ...product, ...changes, gmtModified: at + 1 };
    expect(await port.save(PRODUCT, changes)).toEqual({ ok: true, value: changed });
  });

  it('that never was on sale is not taken off it, and one that was is not new again', async () => {
    const { port } = await as('admin');
    must(await port.save(PRODUCT, NEW_PRODUCT));
    const becomes = async (status: string) =>
      must(await port.save(PRODUCT, { id: 'id-3', status }))['status'];
    expect(await becomes('OFF')).toBe('NEW');
    expect(await becomes('ON')).toBe('ON');
    expect(await becomes('NEW')).toBe('OFF');
  });

  it.each(['xiaoming', 'zhujiao'])('is nothing that %s may write', async (account) => {
    const { fakes, port } = await as(account);
    expect(await port.save(PRODUCT, { id: 'p-1', amount: 1 })).toEqual(FORBIDDEN);
    expect(await port.save(PRODUCT, { id: 'p-1', nonsense: 1 })).toEqual(FORBIDDEN);
    expect(await port.batchSave(PRODUCT, [NEW_PRODUCT])).toEqual(FORBIDDEN);
    expect(await port.del(PRODUCT, 'p-1')).toEqual(FORBIDDEN);
    expect(fakes.products.stored.size).toBe(2);
  });

  it('is saved in a list, all or none', async () => {
    const { fakes, port } = await as('admin');
    const both = await port.batchSave(PRODUCT, [NEW_PRODUCT, { id: 'p-1', name: '改名' }]);
    expect(both).toMatchObject({ ok: true, value: [{ name: '新课程' }, { id: 'p-1', name: '改名' }] });
    const before = [...fakes.products.stored.values()];
    expect(
      await port.batchSave(PRODUCT, [
        { id: 'p-1', name: '再改' },
        { id: 'nothing', sort: 1 },
      ]),
    ).toEqual(NOT_FOUND);
    expect(
      await port.batchSave(PRODUCT, [
        { id: 'p-1', name: '再改' },
        { id: 'p-2', sort: '1' },
      ]),
    ).toMatchObject(refused('sort'));
    expect(
      await port.batchSave(PRODUCT, [
        { id: 'p-1', name: '一' },
        { id: 'p-1', name: '二' },
      ]),
    ).toMatchObject(refused('id'));
    const many = Array.from({ length: MAX_BATCH + 1 }, () => NEW_PRODUCT);
    expect(await port.batchSave(PRODUCT, many)).toMatchObject(refused('list'));
    expect([...fakes.products.stored.values()]).toEqual(before);
  });

  it('is deleted unless it was ordered, or there is a coupon for it', async () => {
    const { fakes, port } = await as('admin');
    await fakes.products.insert(sampleProduct('p-3'));
    await fakes.coupons.insert(sampleCoupon('c-1', { productId: 'p-3' }));
    expect(await port.del(PRODUCT, 'p-3')).toMatchObject(refused('id'));
    fakes.shop.coupons.clear();
    expect(await port.del(PRODUCT, 'p-3')).toEqual({ ok: true, value: { id: 'p-3' } });
    expect(await port.del(PRODUCT, 'p-1')).toEqual({ ok: true, value: { id: 'p-1' } });
    expect(await port.del(PRODUCT, 'p-1')).toEqual(NOT_FOUND);
    expect(await port.del(PRODUCT, 'p-2')).toMatchObject(refused('id'));
    expect([...fakes.products.stored.keys()]).toEqual(['p-2']);
  });

  it.each(['name', 'categoryId', 'amount'])('needs a %s to be made', async (field) => {
    const { port } = await as('admin');
    const { [field as 'name']: _left, ...values } = NEW_PRODUCT;
    expect(await port.save(PRODUCT, values)).toMatchObject(refused(field));
  });

  it.each<[string, unknown]>([
    ['id', 5],
    ['type', 'BOOK'],
    ['gmtCreated', 1],
    ['name', ''],
    ['name', 'a\0'],
    ['name', '名'.repeat(65)],
    ['name', null],
    ['status', 'DELETED'],
    ['sort', 1.5],
    ['sort', 1e9],
    ['amount', -1],
    ['amount', '1'],
    ['amount', 2 ** 53],
    ['categoryId', 'a\n'],
    ['description', 'a\u0007'],
    ['description', '字'.repeat(5001)],
    ['skuAttrs', 'x'],
    ['skuAttrs', [{}]],
    ['skuAttrs', [{ values: [{}] }]],
    ['skuAttrs', [{ values: [{ value: '春', extraInfo: { admin: true } }] }]],
    ['skuAttrs', [{ values: [{ value: '春', extraInfo: { courseIds: [1] } }] }]],
    ['skuAttrs', [{ values: [{ value: '春', amount: -1 }] }]],
    ['skuAttrs', [{ values: [{ value: '春', amount: 0.5 }] }]],
    ['skuAttrs', [{ values: [{ value: '春', amount: 100_000_001 }] }]],
    ['skuAttrs', [{ values: [{ value: '春', extraInfo: { validDays: -1 } }] }]],
    ['skuAttrs', [{ values: [{ value: '春', extraInfo: { validDays: 3661 } }] }]],
    ['skuAttrs', [{ values: [{ value: '春', extraInfo: { serviceDays: '90' } }] }]],
    ['skuAttrs', [{ values: [], toString: 'x' }]],
    ['skuAttrs', Array.from({ length: 101 }, () => ({ values: [] }))],
  ])('cannot have the %s %j', async (field, value) => {
    const { fakes, port } = await as('admin');
    expect(await port.save(PRODUCT, { id: 'p-1', [field]: value })).toMatchObject(refused(field));
    expect(fakes.products.stored.get('p-1')?.name).toBe('旧课程');
  });
});
