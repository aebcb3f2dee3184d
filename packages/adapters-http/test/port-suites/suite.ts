import { afterEach, beforeEach } from 'vitest';
import type { MakeWorld, World } from '../support/world.js';

/** A fresh world for each test of the suite that calls this. */
export const useWorld = (makeWorld: MakeWorld): (() => World) => {
  let world: World | undefined;
  beforeEach(async () => {
    world = await makeWorld();
  });
  afterEach(async () => {
    await world?.close();
    world = undefined;
  });
  return () => {
    if (world === undefined) throw new Error('no world outside a test');
    return world;
  };
};
