import { createFakes, type Fakes } from '@ykd/application/testing';
import { NOW, seed } from './seed.js';

/** Seeded in-memory stores, with a clock that moves only when it is told to. */
export const testDeps = async (): Promise<Fakes> => {
  const fakes = createFakes(NOW);
  await seed(fakes);
  return fakes;
};
