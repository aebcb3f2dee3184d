import { createFakes } from './create-fakes.js';
import type { Fakes } from './fakes/fakes.js';
import { seed, SEED_NOW } from './port-suites/seed.js';

/** Seeded in-memory stores, with a clock that moves only when it is told to. */
export const seededFakes = async (own: Partial<Pick<Fakes, 'sessionTokens'>> = {}): Promise<Fakes> => {
  const fakes: Fakes = { ...createFakes(SEED_NOW), ...own };
  await seed(fakes);
  return fakes;
};
