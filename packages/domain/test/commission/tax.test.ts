import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { COMMISSION_TAXES, laborTaxOf, taxToWithhold } from '../../src/commission/index.js';

describe('laborTaxOf', () => {
  test.each([
    [0, 0],
    [80_000, 0],
    [80_001, 0],
    [80_003, 1],
    [100_000, 4_000],
    [400_000, 64_000],
    [500_000, 80_000],
    [2_500_000, 400_000],
    [3_000_000, 520_000],
    [6_250_000, 1_300_000],
    [10_000_000, 2_500_000],
  ])('of %i cents is %i', (cents, tax) => {
    expect(laborTaxOf(cents)).toBe(tax);
  });

  test('refuses what are no cents', () => {
    for (const cents of [-1, 0.5, NaN])
      expect(() => laborTaxOf(cents)).toThrow(new RangeError(`not an amount in cents: ${cents}`));
  });

  test.prop([fc.integer({ min: 0, max: 20_000_000 }), fc.integer({ min: 0, max: 20_000_000 })])(
    'is never less for more, and leaves most of it',
    (one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      expect(laborTaxOf(less)).toBeLessThanOrEqual(laborTaxOf(more));
      expect(laborTaxOf(more)).toBeLessThanOrEqual(more * 0.32);
    },
  );
});

describe('taxToWithhold', () => {
  test('nothing where none is withheld', () => {
    expect(COMMISSION_TAXES).toEqual(['none', 'labor']);
    expect(taxToWithhold('none', { paid: 0, withheld: 0 }, 10_000_000)).toBe(0);
  });

  test('the month counts, without what was withheld in it', () => {
    expect(taxToWithhold('labor', { paid: 60_000, withheld: 0 }, 60_000)).toBe(8_000);
    expect(taxToWithhold('labor', { paid: 120_000, withheld: 8_000 }, 80_000)).toBe(16_000);
    expect(taxToWithhold('labor', { paid: 120_000, withheld: 9_000_000 }, 1)).toBe(0);
    expect(taxToWithhold('labor', { paid: 10_000_000, withheld: 0 }, 100)).toBe(100);
  });

  test.prop([fc.array(fc.integer({ min: 1, max: 3_000_000 }), { minLength: 1, maxLength: 8 })])(
    'whatever the parts of a month are, the tax on the whole is withheld',
    (parts) => {
      let [paid, withheld] = [0, 0];
      for (const part of parts) {
        const tax = taxToWithhold('labor', { paid, withheld }, part);
        expect(tax).toBeLessThanOrEqual(part);
        paid += part;
        withheld += tax;
      }
      expect(withheld).toBe(laborTaxOf(paid));
    },
  );
});
