import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { mergedDays, mergeMainOrderValidity } from '../../src/order/index.js';

const order = (amount: number, validDateDayNum: number, serviceDateDayNum: number) => ({
  amount,
  validDateDayNum,
  serviceDateDayNum,
});

describe('mergedDays', () => {
  test('a main order beside a longer one lasts as long as that', () => {
    expect(mergedDays(order(200_000, 365, 180), [order(300_000, 730, 90)])).toEqual({
      validDays: 730,
      serviceDays: 180,
    });
    expect(mergedDays(order(200_000, 365, 90), [order(300_000, 365, 180)])).toEqual({
      validDays: 365,
      serviceDays: 180,
    });
  });

  test.each([
    ['without others', order(200_000, 365, 180), []],
    ['beside shorter ones', order(200_000, 730, 180), [order(300_000, 365, 90)]],
    ['beside small ones', order(200_000, 365, 180), [order(100_000, 730, 730)]],
    ['that is small itself', order(100_000, 365, 180), [order(300_000, 730, 180)]],
  ])('an order %s keeps its own', (_what, own, others) => {
    expect(mergedDays(own, others)).toBeUndefined();
  });

  const orderArb = fc.record({
    amount: fc.integer({ min: 99_000, max: 101_000 }),
    validDateDayNum: fc.nat(900),
    serviceDateDayNum: fc.nat(900),
  });

  test.prop([orderArb, fc.array(orderArb, { maxLength: 5 })])('says what the merging says', (own, others) => {
    const [merged] = mergeMainOrderValidity([own, ...others]);
    const said = mergedDays(own, others);
    expect(merged).toMatchObject(
      said === undefined ? own : { validDateDayNum: said.validDays, serviceDateDayNum: said.serviceDays },
    );
    expect(mergedDays(own, [...others, own])).toEqual(said);
  });
});
