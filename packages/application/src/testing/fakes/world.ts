import type { NoteRow } from './notes.js';
import { createShopWorld, type ShopWorld } from './shop-world.js';
import type { StudyRow } from './study-logs.js';

/** Everything that transactions change. */
export interface FakeWorld extends ShopWorld {
  /** By member and id. */
  readonly notes: Map<string, NoteRow>;
  /** By member and instant. */
  readonly studyLogs: Map<string, StudyRow>;
}

/** A world with nothing in it. */
export const createWorld = (): FakeWorld => ({
  ...createShopWorld(),
  notes: new Map(),
  studyLogs: new Map(),
});
