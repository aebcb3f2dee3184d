import { createFakes, type Fakes } from '@ykd/application/testing';
import { wireTokens } from './session-tokens.js';
import { NOW, seed } from './seed.js';

/** Seeded in-memory stores, with a clock that moves only when it is told to. */
export const testDeps = async (): Promise<Fakes> => {
  const fakes: Fakes = { ...createFakes(NOW), sessionTokens: wireTokens() };
  await seed(fakes);
  return fakes;
};
