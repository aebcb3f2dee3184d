import { describe } from 'vitest';
import { shopLedgerContract } from './shop-ledger.js';
import { shopRacesContract } from './shop-races.js';
import type { ShopParts } from './shop-samples.js';
import type { MakeSubject } from './subject.js';
import { unitOfWorkContract } from './unit-of-work.js';

/** Runs the contracts about what happens at once in the shop, each `runs` times; random events, so many scripts of them. */
export const raceContracts = (name: string, make: MakeSubject<ShopParts>, runs: number): void => {
  describe(`${runs} times`, { repeats: runs - 1 }, () => {
    shopRacesContract(name, make);
    unitOfWorkContract(name, make);
  });
  shopLedgerContract(name, make, runs);
};
