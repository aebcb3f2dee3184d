import { expect, it } from 'vitest';
import { choosable } from '../src/features/admin/orders/offline/offline-values';

it('an order that was paid outside is for what is on sale, as in the mall', () => {
  const values = [{ value: '一班', off: true }, { value: '二班' }];
  const attrs = choosable({
    skuAttrs: [
      { name: '颜色', values: [] },
      { name: '班型', values },
    ],
  });
  expect(attrs).toEqual([{ name: '班型', values: [{ value: '二班' }] }]);
});
