import { expect, it } from 'vitest';
import { importProducts } from '../../src/product-import/index.js';
import { createFakes, fakePng, sampleProduct } from '../../src/testing/index.js';

const MINUTE = 60_000;

it('an import that draws pictures for a while is dated from when it is stored', async () => {
  const deps = createFakes();
  const began = deps.clock.now();
  await deps.products.insert(sampleProduct('old', { gmtCreated: 1, gmtModified: 1 }));
  const facts = { categoryId: 'c', amount: 5, image: 'a.png' };
  const file = {
    products: [
      { id: 'old', name: '旧', ...facts },
      { id: 'new', name: '新', ...facts },
    ],
  };
  const readPicture = async () => {
    deps.clock.advance(MINUTE);
    // Somebody changes the one meanwhile.
    await deps.products.saveAll([{ kind: 'change', id: 'old', fields: { sort: 3 } }], deps.clock.now());
    return fakePng('');
  };
  const answer = await importProducts(
    { ...deps, readPicture, fingerprint: (id) => id.padEnd(32, '0') },
    file,
  );
  expect(answer).toEqual({ counts: { added: 1, changed: 1, same: 0 } });
  const ended = began + 2 * MINUTE;
  expect(await deps.products.find('new')).toMatchObject({ gmtCreated: ended, gmtModified: ended });
  expect(await deps.products.find('old')).toMatchObject({ gmtModified: ended + 1, amount: 5 });
  expect((await deps.products.pricesOf('old', 9)).map(({ at }) => at)).toEqual([ended + 1]);
  expect((await deps.products.pricesOf('new', 9)).map(({ at }) => at)).toEqual([ended]);
});
