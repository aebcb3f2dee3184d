import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { ledgerFaults, settle, settledFaults } from '../support/ledger.js';
import { racingShop } from '../support/racing-shop.js';
import { ACTIONS, actionArb } from '../support/shop-actions.js';
import { shopWorld } from '../support/shop.js';

describe('the ledger ends right', () => {
  test.prop([fc.array(actionArb, { minLength: 20, maxLength: 120, size: 'max' }), fc.boolean()], {
    numRuns: 1_000,
  })(
    'whatever happens, one after the other, and whether the provider tells of it in the end or not',
    async (actions, told) => {
      const shop = await shopWorld();
      for (const { name, pick } of actions) {
        await ACTIONS[name](shop, pick);
        expect(ledgerFaults(shop.fakes)).toEqual([]);
      }
      await settle(shop, told);
      expect(settledFaults(shop.fakes, told)).toEqual([]);
    },
  );

  test.prop(
    [
      fc.scheduler(),
      fc.array(fc.array(actionArb, { minLength: 1, maxLength: 5 }), {
        minLength: 3,
        maxLength: 30,
        size: 'max',
      }),
      fc.boolean(),
    ],
    { numRuns: 1_000 },
  )('whatever happens at the same time', async (scheduler, moments, told) => {
    const { racing, free } = await racingShop(scheduler);
    for (const moment of moments) {
      await scheduler.waitFor(Promise.all(moment.map(async ({ name, pick }) => ACTIONS[name](racing, pick))));
      expect(ledgerFaults(free.fakes)).toEqual([]);
    }
    await settle(free, told);
    expect(settledFaults(free.fakes, told)).toEqual([]);
  });
});
