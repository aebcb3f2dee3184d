import type { NewMember } from '../../ports/member-repository.js';
import type { Session } from '../../ports/session-repository.js';
import type { NoteRow } from './notes.js';
import { createShopWorld, type ShopWorld } from './shop-world.js';
import type { StudyRow } from './study-logs.js';

/** Everything that transactions change. */
export interface FakeWorld extends ShopWorld {
  readonly members: Map<string, NewMember>;
  readonly sessions: Map<string, Session>;
  /** The WeChat accounts: whose they are, and since when. */
  readonly weixin: Map<string, { readonly id: string; readonly at: number }>;
  /** By member and id. */
  readonly notes: Map<string, NoteRow>;
  /** By member and instant. */
  readonly studyLogs: Map<string, StudyRow>;
}

/** A world with nothing in it. */
export const createWorld = (): FakeWorld => ({
  ...createShopWorld(),
  members: new Map(),
  sessions: new Map(),
  weixin: new Map(),
  notes: new Map(),
  studyLogs: new Map(),
});
