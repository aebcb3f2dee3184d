import { readJson, writeText } from '@ykd/adapters-ui/stores';
import { WEIXIN_STEP_MS } from '@ykd/application/weixin';
import type { Environment } from '../container/environment';

type Tab = Pick<Environment, 'tabStorage' | 'clock'>;

/** What a page writes down before it leaves the site, for when this tab comes back soon. */
export interface TabNote {
  leave(tab: Tab, about: string): void;
  /** Whether there is a note about it; whatever there was is gone then. Without a storage there never is one. */
  take(tab: Tab, about: string): boolean;
  /** Takes back what was said. */
  drop(tab: Tab): void;
}

/** Whether a note is about it, and younger than that. */
const counts = (note: unknown, about: string, now: number, keptMs: number): boolean => {
  if (!Array.isArray(note) || note[0] !== about) return false;
  const age = now - Number(note[1] ?? Number.NaN);
  return age >= 0 && age < keptMs;
};

const tabNote = (key: string, keptMs: number): TabNote => ({
  leave: ({ tabStorage, clock }, about) =>
    void writeText(tabStorage, key, JSON.stringify([about, clock.now()])),
  take: ({ tabStorage, clock }, about) => {
    const note = readJson(tabStorage, key);
    // What stays there could be taken again.
    return writeText(tabStorage, key, undefined) && counts(note, about, clock.now(), keptMs);
  },
  drop: ({ tabStorage }) => void writeText(tabStorage, key, undefined),
});

/** The order that is being paid elsewhere, however long that takes: nothing is done by it but asking how it stands. */
export const PAYING = tabNote('ykd-paying', Number.POSITIVE_INFINITY);

/** The member who said that he binds the WeChat account that he comes back with; as long as the server waits for it. */
export const BINDING = tabNote('ykd-binding', WEIXIN_STEP_MS);
