import { expect, it } from 'vitest';
import { choosable, overPaid } from '../src/features/admin/orders/offline/offline-values';

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

it('what was paid is more than the price only where both are known', () => {
  const goods = {
    id: 'a',
    name: 'A',
    amount: 99_900,
    skuAttrs: [{ name: '班型', values: [{ value: '一班' }] }],
  };
  const over = (amount: string) => overPaid({ amount, choice: ['一班'] }, goods);
  expect(over('1500')).toEqual({ paid: 150_000, price: 99_900 });
  expect([over('999'), over('999.01')?.paid, over(''), over('x')]).toEqual([
    undefined,
    99_901,
    undefined,
    undefined,
  ]);
  expect(overPaid({ amount: '1500', choice: ['一班'] }, undefined)).toBeUndefined();
});
