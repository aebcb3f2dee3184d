import { describe, expect, it } from 'vitest';
import type { ProductInput, ProductPage } from '../../staff-product/index.js';
import { fakePng } from '../fakes/index.js';
import { withCare } from './care.js';
import { must, placed } from './purchases.js';
import type { Tries } from './tries.js';
import { loggedIn, type WorldOf } from './world.js';

const refused = (kind: string) => ({ ok: false, error: { kind } });

const opens = (...courseIds: readonly string[]) => ({ extraInfo: { courseIds } });

const FORM: ProductInput = {
  name: '小程序开发',
  categoryId: 'single',
  amount: 99_900,
  description: '一个月上线',
  skuAttrs: [
    {
      name: '班型',
      values: [
        { value: '标准班', ...opens('j1', 'j2') },
        { value: '小班', amount: 199_900, ...opens('j1') },
      ],
    },
  ],
};

const formOf = ({ name, categoryId, amount, description, skuAttrs }: ProductPage): ProductInput => ({
  name,
  categoryId,
  amount,
  description,
  skuAttrs,
});

const NOBODY = { productId: 'nothing', version: 1 };

/** What every implementation of StaffProductPort does. */
export const staffProductSuite = (world: WorldOf): void => {
  const portOf = async (account = 'admin') => (await loggedIn(world(), account)).staffProduct;
  const auditOf = async (id: string) => {
    const found = await world().deps.auditLog.page({ limit: 20 }, { subjectKind: 'product', subjectId: id });
    return found.list;
  };

  describe('StaffProductPort', () => {
    it('lists products in the order of the mall, with the columns that were chosen', async () => {
      const port = await portOf();
      const page = must(await port.list({ size: 2, columns: ['name', 'status', 'amount', 'choices'] }));
      expect(page.list).toEqual([
        { id: 'p-3', name: '下架的课程', status: 'OFF', amount: 19_900, choices: 0 },
        { id: 'p-2', name: '前端课程', status: 'ON', amount: 19_900, choices: 0 },
      ]);
      const next = must(await port.list({ size: 2, after: page.next ?? '' }));
      expect(next.list.map(({ id }) => id)).toEqual(['p-1']);
      expect(must(await port.count({}))).toEqual({ count: 3, isMore: false });
      expect(must(await port.order()).map(({ id }) => id)).toEqual(['p-3', 'p-2', 'p-1']);
    });

    it('finds them by name, state and course', async () => {
      const port = await portOf();
      const { id } = must(await port.add(FORM));
      const idsOf = async (asked: Parameters<typeof port.count>[0]) => {
        const { list } = must(await port.list({ size: 9, ...asked }));
        expect(must(await port.count(asked)).count).toBe(list.length);
        return list.map((line) => line.id);
      };
      expect(await idsOf({ search: '小程序' })).toEqual([id]);
      expect(await idsOf({ search: 'p-2' })).toEqual(['p-2']);
      expect(await idsOf({ status: 'is:OFF' })).toEqual(['p-3']);
      expect(await idsOf({ status: 'is:NEW' })).toEqual([id]);
      expect(await idsOf({ course: 'is:j2' })).toEqual([id]);
      expect(await idsOf({ course: 'is:nothing' })).toEqual([]);
      expect(await idsOf({ categoryId: 'is:single' })).toEqual([id]);
      expect(await port.list({ size: 9, status: 'starts:O' })).toMatchObject(refused('invalid-input'));
    });

    it('makes a product, new and the last, puts it on sale, and takes it off', async () => {
      const port = await portOf();
      const made = must(await port.add({ ...FORM, name: ' 小程序开发 ' }));
      expect(made).toMatchObject({ ...FORM, status: 'NEW', imageUrl: null, isOrdered: false, waiting: 0 });
      expect(must(await port.order()).at(-1)?.id).toBe(made.id);
      const { id: productId } = made;
      // It is not taken off sale: it never was on it.
      const { version } = must(await port.setStatus({ productId, version: made.version, status: 'OFF' }));
      expect(must(await port.find({ productId })).status).toBe('NEW');
      const { shop } = await loggedIn(world());
      const wanted = { productId, choice: ['小班'] };
      expect(await shop.quote(wanted)).toEqual(refused('product-not-found'));
      const shown = must(await port.setStatus({ productId, version, status: 'ON' }));
      expect(shown).toMatchObject({ status: 'ON' });
      expect(must(await shop.quote(wanted)).amount).toBe(199_900);
      const gone = must(await port.setStatus({ productId, version: shown.version, status: 'OFF' }));
      expect(gone.status).toBe('OFF');
      expect((await auditOf(productId)).map(({ act }) => act)).toEqual([
        'products.status',
        'products.status',
        'products.save',
      ]);
    });

    it('changes a product as it was seen, and says who changed it meanwhile', async () => {
      const port = await portOf();
      const seen = must(await port.add(FORM));
      const { id: productId, version } = seen;
      const edited = must(await port.edit({ productId, version, ...FORM, amount: 89_900 }));
      expect(edited).toMatchObject({ amount: 89_900, name: FORM.name });
      expect(edited.version).toBeGreaterThan(version);
      const late = await port.edit({ productId, version, ...FORM, name: '别的' });
      expect(late).toMatchObject({
        ok: false,
        error: {
          kind: 'changed-meanwhile',
          version: edited.version,
          by: { name: 'admin' },
          now: { name: FORM.name, amount: 89_900 },
        },
      });
      expect(await port.setStatus({ productId, version, status: 'ON' })).toMatchObject(
        refused('changed-meanwhile'),
      );
      expect(must(await port.find({ productId }))).toEqual(edited);
      expect(await port.edit({ ...NOBODY, ...FORM })).toEqual(refused('entity-not-found'));
    });

    it('keeps what prices were, and who changed them', async () => {
      const port = await portOf();
      const made = must(await port.add(FORM));
      const { id: productId, version } = made;
      const edited = must(await port.edit({ productId, version, ...FORM, amount: 89_900 }));
      // Nothing happens to prices when something else changes.
      must(await port.edit({ productId, version: edited.version, ...formOf(edited), name: '改名' }));
      const lines = must(await port.prices({ productId }));
      expect(lines).toHaveLength(3);
      expect(lines[0]).toMatchObject({
        choice: '标准班',
        before: 99_900,
        after: 89_900,
        actorName: 'admin',
        source: 'console',
        at: edited.version,
      });
      expect(lines.slice(1).map(({ choice, before, after }) => [choice, before, after])).toEqual(
        expect.arrayContaining([
          ['标准班', null, 99_900],
          ['小班', null, 199_900],
        ]),
      );
      expect(await port.prices({ productId: 'nothing' })).toEqual(refused('entity-not-found'));
    });

    it('refuses what the import of products refuses, too', async () => {
      const port = await portOf();
      const issues = async (over: Partial<ProductInput>) => {
        const answer = await port.add({ ...FORM, ...over });
        if (answer.ok || answer.error.kind !== 'invalid-input') throw new Error('it was taken');
        return answer.error.issues.map(({ field }) => field);
      };
      expect(await issues({ name: ' ', amount: -1 })).toEqual(['name', 'amount']);
      const twice = { values: [{ value: '春' }, { value: '春' }] };
      expect(await issues({ skuAttrs: [twice] })).toEqual(['skuAttrs[0].values[1].value']);
      const unknown = { values: [{ value: '春', ...opens('nothing') }] };
      expect(await issues({ skuAttrs: [unknown] })).toEqual(['skuAttrs[0].values[0].extraInfo.courseIds[0]']);
      expect(await issues({ skuAttrs: [{ values: [{ value: '春', off: true }] }] })).toEqual([
        'skuAttrs[0].values',
      ]);
      expect(must(await port.order())).toHaveLength(3);
    });

    it('puts nothing on sale that opens nothing, and leaves nothing of what is on sale without a course', async () => {
      const port = await portOf();
      const made = must(await port.add({ ...FORM, skuAttrs: [] }));
      const { id: productId } = made;
      const on = { productId, version: made.version, status: 'ON' } as const;
      expect(await port.setStatus(on)).toMatchObject({ error: { issues: [{ field: 'status' }] } });
      const filled = must(await port.edit({ productId, version: made.version, ...FORM }));
      const shown = must(await port.setStatus({ ...on, version: filled.version }));
      const { version } = shown;
      expect(await port.edit({ productId, version, ...FORM, skuAttrs: [] })).toMatchObject({
        error: { issues: [{ field: 'skuAttrs' }] },
      });
      expect(must(await port.setStatus({ productId, version, status: 'OFF' })).status).toBe('OFF');
    });

    it('asks a buyer whose price has changed, and charges the price that he agreed to', async () => {
      const port = await portOf();
      const made = must(await port.add(FORM));
      const { id: productId } = made;
      const shown = must(await port.setStatus({ productId, version: made.version, status: 'ON' }));
      const { shop } = await loggedIn(world());
      const wanted = { productId, choice: ['标准班'], amount: 99_900 };
      const early = must(await shop.place({ ...wanted, requestKey: 'key-early' }));
      must(await port.edit({ productId, version: shown.version, ...FORM, amount: 129_900 }));
      const late = { ...wanted, requestKey: 'key-late-1' };
      expect(await shop.place(late)).toEqual({
        ok: false,
        error: { kind: 'price-changed', amount: 129_900 },
      });
      expect(must(await shop.place({ ...late, amount: 129_900 })).amount).toBe(129_900);
      // What was ordered before keeps its price.
      expect(must(await shop.order({ orderId: early.id })).amount).toBe(99_900);
      expect(must(await port.find({ productId }))).toMatchObject({ isOrdered: true, waiting: 2 });
    });

    it('takes a value off sale that somebody ordered, but does not let it go', async () => {
      const port = await portOf();
      const made = must(await port.add(FORM));
      const { id: productId } = made;
      const shown = must(await port.setStatus({ productId, version: made.version, status: 'ON' }));
      const { shop } = await loggedIn(world());
      await placed({ shop }, { productId, choice: ['小班'], amount: 199_900, requestKey: 'key-small' });
      const [standard, small] = FORM.skuAttrs[0]?.values ?? [];
      if (standard === undefined || small === undefined) throw new Error('no values');
      const withValues = (...values: readonly (typeof standard)[]) => ({
        productId,
        ...FORM,
        skuAttrs: [{ name: '班型', values }],
      });
      const { version } = shown;
      const without = await port.edit({ ...withValues(standard), version });
      expect(without).toMatchObject({ error: { kind: 'invalid-input', issues: [{ field: 'skuAttrs' }] } });
      const off = must(await port.edit({ ...withValues(standard, { ...small, off: true }), version }));
      expect(await shop.quote({ productId, choice: ['小班'] })).toEqual(refused('unknown-choice'));
      // What nobody ordered can go.
      const only = { ...small, off: false };
      must(await port.edit({ ...withValues(only), version: off.version }));
      expect(must(await shop.quote({ productId, choice: ['小班'] })).amount).toBe(199_900);
    });

    it('puts products in order, and says of each who moved it', async () => {
      const port = await portOf();
      const ids = (lines: readonly { readonly id: string }[]) => lines.map(({ id }) => id);
      const moved = must(await port.move({ productId: 'p-1', beforeId: 'p-3' }));
      expect(ids(moved)).toEqual(['p-1', 'p-3', 'p-2']);
      expect(ids(must(await port.move({ productId: 'p-3', beforeId: null })))).toEqual(['p-1', 'p-2', 'p-3']);
      expect(ids(must(await port.order()))).toEqual(['p-1', 'p-2', 'p-3']);
      expect(await auditOf('p-1')).toMatchObject([{ act: 'products.move', before: { sort: 2 } }]);
      const before = await auditOf('p-2');
      must(await port.move({ productId: 'p-2', beforeId: 'p-3' }));
      expect(await auditOf('p-2')).toEqual(before);
      expect(await port.move({ productId: 'nothing', beforeId: null })).toEqual(refused('entity-not-found'));
      expect(await port.move({ productId: 'p-1', beforeId: 'nothing' })).toEqual(refused('entity-not-found'));
    });

    it('is not in the way of whoever edits a product that is moved', async () => {
      const port = await portOf();
      const seen = must(await port.find({ productId: 'p-1' }));
      must(await port.move({ productId: 'p-1', beforeId: 'p-3' }));
      must(await port.edit({ productId: 'p-1', version: seen.version, ...formOf(seen), ...FORM }));
      expect(must(await port.order())[0]?.id).toBe('p-1');
    });

    it('takes a picture away', async () => {
      const { staffProduct: port, productImage } = await loggedIn(world(), 'admin');
      must(await productImage.upload({ productId: 'p-1', bytes: fakePng('pixels') }));
      expect(must(await port.find({ productId: 'p-1' })).imageUrl).not.toBeNull();
      expect(must(await port.dropPicture({ productId: 'p-1' })).imageUrl).toBeNull();
      expect(world().deps.files.stored.size).toBe(0);
      expect(await port.dropPicture({ productId: 'nothing' })).toEqual(refused('entity-not-found'));
    });

    it('is for those who look after products, and for nobody else', async () => {
      const before = await auditOf('p-1');
      for (const [{ staffProduct: port }, kind] of [
        [await loggedIn(await withCare(world()), 'zhujiao'), 'forbidden'],
        [await loggedIn(world()), 'forbidden'],
        [world().visitor(), 'not-logged-in'],
      ] as const) {
        const about = { productId: 'p-1', version: 1 };
        expect(await port.list({ size: 9 })).toEqual(refused(kind));
        expect(await port.count({})).toEqual(refused(kind));
        expect(await port.order()).toEqual(refused(kind));
        expect(await port.find({ productId: 'p-1' })).toEqual(refused(kind));
        expect(await port.prices({ productId: 'p-1' })).toEqual(refused(kind));
        expect(await port.add(FORM)).toEqual(refused(kind));
        expect(await port.edit({ ...about, ...FORM })).toEqual(refused(kind));
        expect(await port.setStatus({ ...about, status: 'OFF' })).toEqual(refused(kind));
        expect(await port.move({ productId: 'p-1', beforeId: null })).toEqual(refused(kind));
        expect(await port.dropPicture({ productId: 'p-1' })).toEqual(refused(kind));
      }
      expect(await auditOf('p-1')).toEqual(before);
    });
  });
};

/** A way to make each call of the area. */
export const staffProductTries: Tries<'staffProduct'> = {
  list: ({ staffProduct }) => staffProduct.list({ size: 10 }),
  count: ({ staffProduct }) => staffProduct.count({}),
  order: ({ staffProduct }) => staffProduct.order(),
  find: ({ staffProduct }) => staffProduct.find({ productId: 'p-2' }),
  prices: ({ staffProduct }) => staffProduct.prices({ productId: 'p-2' }),
  add: ({ staffProduct }) => staffProduct.add(FORM),
  edit: async ({ staffProduct }) => {
    const found = await staffProduct.find({ productId: 'p-2' });
    const version = found.ok ? found.value.version : 1;
    return staffProduct.edit({ productId: 'p-2', version, ...FORM });
  },
  setStatus: async ({ staffProduct }) => {
    const found = await staffProduct.find({ productId: 'p-2' });
    const version = found.ok ? found.value.version : 1;
    return staffProduct.setStatus({ productId: 'p-2', version, status: 'OFF' });
  },
  move: ({ staffProduct }) => staffProduct.move({ productId: 'p-2', beforeId: null }),
  dropPicture: ({ staffProduct }) => staffProduct.dropPicture({ productId: 'p-2' }),
};
