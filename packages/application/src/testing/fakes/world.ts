import type { NoteRow } from './notes.js';
import { createShopWorld, type ShopWorld } from './shop-world.js';

/** Everything that transactions change. */
export interface FakeWorld extends ShopWorld {
  /** By member and id. */
  readonly notes: Map<string, NoteRow>;
}

/** A world with nothing in it. */
export const createWorld = (): FakeWorld => ({ ...createShopWorld(), notes: new Map() });
