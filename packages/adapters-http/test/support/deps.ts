import { createFakes } from '@ykd/application/testing';
import { NOW, seed, type SeedDeps } from './seed.js';

/** Seeded in-memory stores, with a clock that moves only when it is told to. */
export interface TestDeps extends SeedDeps {
  advance(ms: number): void;
}

export const testDeps = async (): Promise<TestDeps> => {
  let now = NOW;
  const deps: TestDeps = {
    ...createFakes(),
    clock: { now: () => now },
    advance: (ms) => {
      now += ms;
    },
  };
  await seed(deps);
  return deps;
};
