import { describe } from 'vitest';
import { useWorld, type MakeWorld } from './port-suites/world.js';
import { AREA_TESTS } from './registry.js';

/** What every implementation of the inbound ports does, tried on worlds that `makeWorld` makes: a fresh one for each test. */
export const portSuites = (name: string, makeWorld: MakeWorld): void => {
  describe(`the inbound ports, ${name}`, () => {
    const world = useWorld(makeWorld);
    for (const { suites } of Object.values(AREA_TESTS)) for (const suite of suites) suite(world);
  });
};
